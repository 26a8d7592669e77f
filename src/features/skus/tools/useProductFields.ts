import { useTranslation } from 'react-i18next';
import type { Product } from '#api/generated/types.gen.ts';
import { nodes } from '#session/nodes.ts';
import { useCan } from '#session/useCan.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import type { CompareField } from './compareRules.ts';

/** What two products are compared by. Margins only for people who may see costs. */
export function useProductFields(): CompareField<Product>[] {
  const { t } = useTranslation('skuTools');
  const format = useFormat();
  const can = useCan();
  const none = t('duplicates.none');
  const margin: CompareField<Product> = {
    id: 'gpPct250',
    label: t('duplicates.field.gpPct250'),
    read: ({ gpPct250 }) => (gpPct250 === null ? none : format.number(Number(gpPct250), { decimals: 1 })),
    isNumber: true,
  };
  return [
    { id: 'productId', label: t('duplicates.field.productId'), read: ({ productId }) => productId },
    { id: 'name', label: t('duplicates.field.name'), read: ({ name }) => name },
    { id: 'supplier', label: t('duplicates.field.supplier'), read: ({ supplier }) => supplier.name },
    { id: 'category', label: t('duplicates.field.category'), read: ({ categoryPath }) => categoryPath },
    {
      id: 'status',
      label: t('duplicates.field.status'),
      read: ({ status }) => t(`duplicates.status.${status}`),
    },
    { id: 'brand', label: t('duplicates.field.brand'), read: ({ brand }) => brand ?? none },
    {
      id: 'features',
      label: t('duplicates.field.features'),
      read: ({ features }) => features.map(({ title, value }) => `${title}: ${value}`).join('; ') || none,
    },
    {
      id: 'skus',
      label: t('duplicates.field.skus'),
      read: ({ skuCount }) => format.number(skuCount),
      isNumber: true,
    },
    { id: 'moq', label: t('duplicates.field.moq'), read: ({ moq }) => format.number(moq), isNumber: true },
    {
      id: 'stock',
      label: t('duplicates.field.stock'),
      read: ({ stock }) => (stock === null ? none : format.number(stock)),
      isNumber: true,
    },
    {
      id: 'fromPrice',
      label: t('duplicates.field.fromPrice'),
      read: ({ fromPrice, currency }) => (fromPrice === null ? none : format.money(fromPrice, currency)),
      isNumber: true,
    },
    ...(can(nodes.viewCosts) ? [margin] : []),
    {
      id: 'matches',
      label: t('duplicates.field.matches'),
      read: ({ matches }) => format.number(matches),
      isNumber: true,
    },
    {
      id: 'isKvi',
      label: t('duplicates.field.isKvi'),
      read: ({ isKvi }) => (isKvi ? t('duplicates.yes') : t('duplicates.no')),
    },
    {
      id: 'lastSyncAt',
      label: t('duplicates.field.lastSyncAt'),
      read: ({ lastSyncAt }) => (lastSyncAt === null ? none : format.dateTime(lastSyncAt)),
    },
    {
      id: 'createdAt',
      label: t('duplicates.field.createdAt'),
      read: ({ createdAt }) => format.date(createdAt),
    },
  ];
}
