import { useQuery } from '@tanstack/react-query';
import type { SkuFilters } from '#features/skus/skuFilters.ts';
import { suppliersOptions } from '#features/skus/skuQueries.ts';
import { FilterChecks } from '#resource/list/FilterChecks.tsx';
import type { Filtering } from '#resource/list/ListFilter.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { ErrorState } from '#shared/ui/ErrorState.tsx';

/** The suppliers, by name; how many products each has stands beside it. */
export function SupplierFilter(filtering: Filtering<SkuFilters>) {
  const texts = useFieldTexts();
  const { data, error, refetch } = useQuery(suppliersOptions());
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  const options = data?.items
    .map(({ id, name, productCount }) => ({ id, label: name, count: productCount }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return (
    <FilterChecks filtering={filtering} name="supplierId" label={texts.field('supplier')} options={options} />
  );
}
