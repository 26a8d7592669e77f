import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { statuses, stocks, type SkuFilters } from '#entities/catalogue/skuFilters.ts';
import { CategoryFilter } from '#entities/catalogue/CategoryFilter.tsx';
import { categoriesOptions } from '#entities/catalogue/categoriesOptions.ts';
import { productOptions, suppliersOptions } from '#features/skus/skuQueries.ts';
import { addressFilter, manyFilter, oneFilter, recordFilter } from '#resource/list/choiceFilters.tsx';
import type { Filtering, ListFilter } from '#resource/list/ListFilter.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { parseList } from '#shared/table/filters/choiceRules.ts';
import { FilterChecks } from '#resource/list/FilterChecks.tsx';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import { useConditionFilter } from './useConditionFilter.tsx';

/** What can be asked of the catalogue: supplier, category, status, stock, conditions; by a link also rows or a product. */
export function useSkuFilters(filtering: Filtering<SkuFilters>): ListFilter[] {
  const { t } = useTranslation('skus');
  const texts = useFieldTexts();
  const { supplierId, categoryId, productId } = filtering.filters;
  // The names are asked for when an address needs them.
  const suppliers = useQuery({ ...suppliersOptions(), enabled: supplierId !== '' }).data?.items;
  const categories = useQuery({ ...categoriesOptions(), enabled: categoryId !== '' }).data?.items;
  const product = useQuery({ ...productOptions(productId), enabled: productId !== '' }).data;
  return [
    addressFilter(filtering, 'id', (ids) => t('chip.chosen', { total: parseList(ids).length })),
    addressFilter(filtering, 'productId', (id) => t('chip.product', { name: product?.sku ?? id })),
    recordFilter(filtering, 'supplierId', {
      label: texts.field('supplier'),
      nameOf: (id) => suppliers?.find((each) => each.id === id)?.name ?? id,
      chip: (name) => t('chip.supplier', { name }),
      content: <SupplierFilter {...filtering} />,
    }),
    recordFilter(filtering, 'categoryId', {
      label: texts.field('category'),
      nameOf: (id) => categories?.find((each) => each.id === id)?.title ?? id,
      chip: (name) => t('chip.category', { name }),
      content: <CategoryFilter filtering={filtering} />,
    }),
    manyFilter(filtering, 'status', {
      label: texts.field('status'),
      ids: statuses,
      nameOf: texts.status,
      chip: (name) => t('chip.status', { name }),
    }),
    oneFilter(filtering, 'stock', {
      label: texts.field('stock'),
      ids: stocks,
      nameOf: (id) => t(`stockFilter.${id}`),
      chip: (name) => t('chip.stock', { name }),
    }),
    useConditionFilter(filtering),
  ];
}

/** The suppliers, by name; how many products each has stands beside it. */
function SupplierFilter(filtering: Filtering<SkuFilters>) {
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
