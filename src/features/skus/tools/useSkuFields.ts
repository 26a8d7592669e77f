import { useTranslation } from 'react-i18next';
import type { Sku } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import type { CompareField } from './compareRules.ts';

/** What two SKUs with one GTIN are compared by. */
export function useSkuFields(): CompareField<Sku>[] {
  const { t } = useTranslation('skuTools');
  const format = useFormat();
  const none = t('duplicates.none');
  return [
    { id: 'partId', label: t('duplicates.field.partId'), read: ({ partId }) => partId },
    { id: 'product', label: t('duplicates.field.product'), read: ({ product }) => product.name },
    { id: 'supplier', label: t('duplicates.field.supplier'), read: ({ supplier }) => supplier.name },
    { id: 'category', label: t('duplicates.field.category'), read: ({ categoryPath }) => categoryPath },
    { id: 'color', label: t('duplicates.field.color'), read: ({ colorName }) => colorName ?? none },
    { id: 'size', label: t('duplicates.field.size'), read: ({ labelSize }) => labelSize ?? none },
    {
      id: 'material',
      label: t('duplicates.field.material'),
      read: ({ primaryMaterial }) => primaryMaterial ?? none,
    },
    {
      id: 'status',
      label: t('duplicates.field.status'),
      read: ({ status }) => t(`duplicates.status.${status}`),
    },
    {
      id: 'stock',
      label: t('duplicates.field.stock'),
      read: ({ quantityAvailable }) => (quantityAvailable === null ? none : format.number(quantityAvailable)),
      isNumber: true,
    },
    {
      id: 'fromPrice',
      label: t('duplicates.field.fromPrice'),
      read: ({ fromPrice, currency }) => (fromPrice === null ? none : format.money(fromPrice, currency)),
      isNumber: true,
    },
    {
      id: 'updatedAt',
      label: t('duplicates.field.updatedAt'),
      read: ({ updatedAt }) => format.date(updatedAt),
    },
  ];
}
