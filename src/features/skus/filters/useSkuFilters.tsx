import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { statuses, stocks, type SkuFilters } from '#features/skus/skuFilters.ts';
import { categoriesOptions, productOptions, suppliersOptions } from '#features/skus/skuQueries.ts';
import { addressFilter, manyFilter, oneFilter, recordFilter } from '#resource/list/choiceFilters.tsx';
import type { Filtering, ListFilter } from '#resource/list/ListFilter.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { parseList } from '#shared/table/filters/choiceRules.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import { SupplierFilter } from './SupplierFilter.tsx';
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
      content: <CategoryFilter {...filtering} />,
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
