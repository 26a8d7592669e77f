import { chakra } from '@chakra-ui/react/styled-system';
import type { TFunction } from 'i18next';
import type { Sku } from '#api/generated/types.gen.ts';
import type { useFormat } from '#shared/i18n/useFormat.ts';
import type { Column } from '#shared/table/Column.ts';

/** What the drawer shows of each SKU: what tells it from the others. */
export function skuColumns(
  t: TFunction<'skuDrawer'>,
  format: ReturnType<typeof useFormat>,
  state: (status: string) => string,
): Column<Sku>[] {
  return [
    {
      id: 'sku',
      header: t('field.sku'),
      isKey: true,
      width: '9.25rem',
      cell: ({ sku }) => <chakra.span fontFamily="mono">{sku}</chakra.span>,
    },
    { id: 'color', header: t('field.colorName'), width: '6rem', cell: ({ colorName }) => colorName },
    { id: 'size', header: t('field.labelSize'), width: '3.75rem', cell: ({ labelSize }) => labelSize },
    {
      id: 'stock',
      header: t('sku.stock'),
      align: 'end',
      width: '4.75rem',
      cell: ({ quantityAvailable }) => format.number(quantityAvailable),
    },
    { id: 'status', header: t('field.status'), width: '6.5rem', cell: ({ status }) => state(status) },
    { id: 'part', header: t('field.partId'), width: '8.5rem', cell: ({ partId }) => partId },
    { id: 'gtin', header: t('field.gtin'), width: '7.75rem', cell: ({ gtin }) => gtin },
  ];
}
