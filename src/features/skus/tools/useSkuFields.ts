import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import type { Sku } from '#api/generated/types.gen.ts';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { recordName } from '#shared/i18n/noValue.ts';
import type { CompareField } from './compareRules.ts';

/** What two SKUs with one GTIN are compared by. */
export function useSkuFields(compared: readonly Sku[]): CompareField<Sku>[] {
  const { t } = useTranslation('skuTools');
  const texts = useFieldTexts();
  const format = useFormat();
  const decimals = columnDecimals(compared.map(({ fromPrice }) => fromPrice));
  const none = t('duplicates.none');
  return [
    { id: 'partId', label: texts.field('partId'), read: ({ partId }) => partId },
    { id: 'product', label: texts.field('product'), read: ({ product }) => product.name },
    { id: 'supplier', label: texts.field('supplier'), read: ({ supplier }) => recordName(supplier) },
    { id: 'category', label: texts.field('category'), read: ({ categoryPath }) => categoryPath },
    { id: 'color', label: texts.field('colorName'), read: ({ colorName }) => colorName ?? none },
    { id: 'size', label: texts.field('labelSize'), read: ({ labelSize }) => labelSize ?? none },
    {
      id: 'material',
      label: texts.field('primaryMaterial'),
      read: ({ primaryMaterial }) => primaryMaterial ?? none,
    },
    {
      id: 'status',
      label: texts.field('status'),
      read: ({ status }) => texts.status(status),
    },
    {
      id: 'stock',
      label: texts.field('stock'),
      read: ({ quantityAvailable }) => (quantityAvailable === null ? none : format.number(quantityAvailable)),
      isNumber: true,
    },
    {
      id: 'fromPrice',
      label: texts.field('fromPrice'),
      read: ({ fromPrice, currency }) =>
        fromPrice === null ? none : format.money(fromPrice, currency, { decimals }),
      isNumber: true,
    },
    {
      id: 'updatedAt',
      label: texts.field('updatedAt'),
      read: ({ updatedAt }) => format.date(updatedAt),
    },
  ];
}
