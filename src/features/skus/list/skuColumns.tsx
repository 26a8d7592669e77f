import type { Sku } from '#api/generated/types.gen.ts';
import type { Column } from '#shared/table/Column.ts';
import { arrivalText } from '#features/skus/cells/arrivalText.ts';
import { GpCell } from '#features/skus/cells/GpCell.tsx';
import { LadderButton } from '#features/skus/cells/LadderButton.tsx';
import { SkuCode } from '#features/skus/cells/SkuCode.tsx';
import { StatusTag } from '#features/skus/cells/StatusTag.tsx';
import { StockCell } from '#features/skus/cells/StockCell.tsx';
import type { SkuSort } from '#features/skus/skuFilters.ts';
import { cut } from './cut.tsx';
import type { ColumnTools } from './productColumns.tsx';

/** Ids of the columns are those of an export, so that a file has what the screen has. */
export function skuColumns({ look, tips, costs, hrefOf, onOpen }: ColumnTools): Column<Sku, SkuSort>[] {
  const { t, format } = look;
  const number = { align: 'end' } as const;
  const faint = (text: string | null) => text ?? <span className="faint">{t('none')}</span>;
  return [
    {
      id: 'sku',
      header: t('column.sku'),
      sortKey: 'sku',
      isKey: true,
      width: '10.5rem',
      cell: ({ sku, product }) => (
        <SkuCode look={look} code={sku} to={hrefOf(product.id)} onOpen={() => onOpen(product.id)} />
      ),
    },
    {
      id: 'partId',
      header: t('column.partId'),
      sortKey: 'partId',
      width: '9rem',
      cell: ({ partId }) => <span className="code">{partId}</span>,
    },
    {
      id: 'product',
      header: t('column.product'),
      sortKey: 'product',
      width: '9.5rem',
      grows: true,
      cell: ({ product }) => cut(product.name, `${product.name} (${product.code})`),
    },
    {
      id: 'colorName',
      header: t('column.colorName'),
      sortKey: 'colorName',
      width: '5.25rem',
      cell: ({ colorName }) => (colorName === null ? faint(null) : cut(colorName)),
    },
    {
      id: 'labelSize',
      header: t('column.labelSize'),
      sortKey: 'labelSize',
      width: '4rem',
      cell: ({ labelSize }) => faint(labelSize),
    },
    {
      id: 'gtin',
      header: t('column.gtin'),
      hidden: true,
      width: '9rem',
      cell: ({ gtin }) => (gtin === null ? faint(null) : <span className="code">{gtin}</span>),
    },
    {
      id: 'supplier',
      header: t('column.supplier'),
      sortKey: 'supplier',
      width: '6.5rem',
      cell: ({ supplier }) => cut(supplier.name, `${supplier.name} (${supplier.code})`),
    },
    {
      id: 'status',
      header: t('column.status'),
      sortKey: 'status',
      width: '6.75rem',
      cell: ({ status }) => <StatusTag look={look} status={status} />,
    },
    {
      id: 'quantityAvailable',
      header: t('column.stock'),
      sortKey: 'quantityAvailable',
      ...number,
      width: '6rem',
      cell: ({ quantityAvailable, futureAvailability, inventoryAt }) => (
        <StockCell
          look={look}
          quantity={quantityAvailable}
          arrival={futureAvailability[0] ?? null}
          readAt={inventoryAt}
        />
      ),
    },
    {
      id: 'nextArrival',
      header: t('column.nextArrival'),
      hidden: true,
      width: '11rem',
      ...number,
      cell: ({ futureAvailability }) => faint(arrivalText(look, futureAvailability[0] ?? null)),
    },
    {
      id: 'fromPrice',
      header: t('column.fromPrice'),
      sortKey: 'fromPrice',
      ...number,
      width: '5.5rem',
      cell: ({ fromPrice, currency }) =>
        faint(fromPrice && format.money(fromPrice, currency, { decimals: look.decimals })),
    },
    {
      id: 'breaks',
      header: t('column.breaks'),
      sortKey: 'breaks',
      ...number,
      width: '4.25rem',
      cell: (row) => <LadderButton look={look} tips={tips} row={row} />,
    },
    ...(costs
      ? [
          {
            id: 'gpPct250',
            header: t('column.gpPct250'),
            sortKey: 'gpPct250' as const,
            ...number,
            width: '4.5rem',
            cell: ({ gpPct250 }: Sku) => <GpCell look={look} gp={gpPct250} />,
          },
        ]
      : []),
    {
      id: 'category',
      header: t('column.category'),
      sortKey: 'category',
      width: '7.5rem',
      cell: ({ category, categoryPath }) => cut(category.name, categoryPath),
    },
    {
      id: 'inventoryAt',
      header: t('column.inventoryAt'),
      sortKey: 'inventoryAt',
      hidden: true,
      ...number,
      width: '8rem',
      cell: ({ inventoryAt }) => faint(inventoryAt && format.relative(inventoryAt, look.now)),
    },
    {
      id: 'updatedAt',
      header: t('column.updatedAt'),
      sortKey: 'updatedAt',
      hidden: true,
      ...number,
      width: '8rem',
      cell: ({ updatedAt }) => format.relative(updatedAt, look.now),
    },
  ];
}
