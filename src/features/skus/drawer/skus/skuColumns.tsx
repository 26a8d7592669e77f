import { chakra } from '@chakra-ui/react/styled-system';
import type { Sku } from '#api/generated/types.gen.ts';
import type { FieldTexts } from '#shared/i18n/useFieldTexts.ts';
import type { useFormat } from '#shared/i18n/useFormat.ts';
import type { Column } from '#shared/table/Column.ts';

/** What the drawer shows of each SKU: what tells it from the others. */
export function skuColumns(texts: FieldTexts, format: ReturnType<typeof useFormat>): Column<Sku>[] {
  return [
    {
      id: 'sku',
      header: texts.field('sku'),
      isKey: true,
      width: '9rem',
      cell: ({ sku }) => <chakra.span fontFamily="mono">{sku}</chakra.span>,
    },
    { id: 'color', header: texts.field('colorName'), width: '6rem', cell: ({ colorName }) => colorName },
    { id: 'size', header: texts.field('labelSize'), width: '3.75rem', cell: ({ labelSize }) => labelSize },
    {
      id: 'stock',
      header: texts.field('stock'),
      align: 'end',
      width: '4.75rem',
      cell: ({ quantityAvailable }) => format.number(quantityAvailable),
    },
    {
      id: 'status',
      header: texts.field('status'),
      width: '6.25rem',
      cell: ({ status }) => texts.status(status),
    },
    { id: 'part', header: texts.field('partId'), width: '9rem', cell: ({ partId }) => partId },
    { id: 'gtin', header: texts.field('gtin'), width: '7.75rem', cell: ({ gtin }) => gtin },
  ];
}
