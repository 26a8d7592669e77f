import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { flags, statuses, stocks, type SkuFilters } from '#features/skus/skuFilters.ts';
import { categoriesOptions, productOptions, suppliersOptions } from '#features/skus/skuQueries.ts';
import { parseList, formatList, parseEnumList } from '#shared/table/filters/choiceRules.ts';
import type { FilterChip } from '#shared/table/filters/FilterChips.tsx';
import type { Filtering } from './filtering.ts';

type ListFilter = 'supplierId' | 'categoryId' | 'status' | 'flag';

/** The filters that are on, in words; the names are asked for when an address needs them. */
export function useFilterChips({ filters, setFilters }: Filtering): FilterChip[] {
  const { t } = useTranslation('skus');
  const texts = useFieldTexts();
  const { supplierId, categoryId, productId, featureId, value } = filters;
  const suppliers = useQuery({ ...suppliersOptions(), enabled: supplierId !== '' });
  const categories = useQuery({ ...categoriesOptions(), enabled: categoryId !== '' });
  const product = useQuery({ ...productOptions(productId), enabled: productId !== '' });

  const several = (name: ListFilter, ids: readonly string[], label: (id: string) => string): FilterChip[] =>
    ids.map((id) => ({
      id: `${name} ${id}`,
      label: label(id),
      onRemove: () =>
        setFilters((now) => ({ [name]: formatList(parseList(now[name]).filter((one) => one !== id)) })),
    }));
  const one = (label: string | null, cleared: Partial<SkuFilters>): FilterChip[] =>
    label === null
      ? []
      : [{ id: Object.keys(cleared).join(' '), label, onRemove: () => setFilters(cleared) }];

  const [stock] = parseEnumList(filters.stock, stocks);
  const supplierName = (id: string) => suppliers.data?.items.find((each) => each.id === id)?.name ?? id;
  const categoryName = (id: string) => categories.data?.items.find((each) => each.id === id)?.title ?? id;
  const chosen = parseList(filters.id).length;
  return [
    ...one(chosen === 0 ? null : t('chip.chosen', { total: chosen }), { id: '' }),
    ...one(productId === '' ? null : t('chip.product', { name: product.data?.sku ?? productId }), {
      productId: '',
    }),
    ...several('supplierId', parseList(supplierId), (id) => t('chip.supplier', { name: supplierName(id) })),
    ...several('categoryId', parseList(categoryId), (id) => t('chip.category', { name: categoryName(id) })),
    ...several('status', parseEnumList(filters.status, statuses), (id) =>
      t('chip.status', { name: statusName(id) }),
    ),
    ...one(stock ? t('chip.stock', { name: t(`stockFilter.${stock}`) }) : null, { stock: '' }),
    ...several('flag', parseEnumList(filters.flag, flags), flagName),
    ...one(filters.archived === 'true' ? t('flag.archived') : null, { archived: '' }),
    ...one(
      featureId === ''
        ? null
        : value === ''
          ? t('chip.feature', { name: featureId })
          : t('chip.featureValue', { name: featureId, value }),
      {
        featureId: '',
        value: '',
      },
    ),
  ];

  function statusName(id: string): string {
    const known = statuses.find((each) => each === id);
    return known ? texts.status(known) : id;
  }
  function flagName(id: string): string {
    const known = flags.find((each) => each === id);
    return known ? t(`flag.${known}`) : id;
  }
}
