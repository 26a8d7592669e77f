import { useQuery } from '@tanstack/react-query';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { suppliersOptions } from '#features/skus/skuQueries.ts';
import { CheckList } from '#shared/table/filters/CheckList.tsx';
import { parseList, formatList } from '#shared/table/filters/choiceRules.ts';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import type { Filtering } from './filtering.ts';

/** The suppliers, by name; how many products each has stands beside it. */
export function SupplierFilter({ filters, setFilters }: Filtering) {
  const texts = useFieldTexts();
  const { data, error, refetch } = useQuery(suppliersOptions());
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  const options = data?.items
    .map(({ id, name, productCount }) => ({ id, label: name, count: productCount }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return (
    <CheckList
      label={texts.field('supplier')}
      options={options}
      chosen={parseList(filters.supplierId)}
      onChange={(next) => setFilters((now) => ({ supplierId: formatList(next(parseList(now.supplierId))) }))}
    />
  );
}
