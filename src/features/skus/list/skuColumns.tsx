import type { Sku } from '#api/generated/types.gen.ts';
import type { Column } from '#shared/table/Column.ts';
import { recordName, orDash, orEmpty } from '#shared/i18n/noValue.ts';
import { arrivalText } from '#features/skus/cells/arrivalText.ts';
import { GpCell } from '#features/skus/cells/GpCell.tsx';
import { LadderButton } from '#features/skus/cells/LadderButton.tsx';
import { SkuCode } from '#features/skus/cells/SkuCode.tsx';
import { StatusTag } from '#features/skus/cells/StatusTag.tsx';
import { StockCell } from '#features/skus/cells/StockCell.tsx';
import type { SkuSort } from '#entities/catalogue/skuFilters.ts';
import { truncate, truncateNamed } from './truncate.tsx';
import { supplierWidth, type ColumnTools } from './productColumns.tsx';

/** Ids of the columns are those of an export, so that a file has what the screen has. */
export function skuColumns(tools: ColumnTools): Column<Sku, SkuSort>[] {
  const { look, tips, costs, isWide, hrefOf, onOpen } = tools;
  const { t, texts, format } = look;
  const number = { align: 'end' } as const;
  const unlessWide = isWide ? {} : ({ hidden: true } as const);
  const faint = (text: string | null) => text ?? <span className="faint">{t('none')}</span>;
  return [
    {
      id: 'sku',
      header: texts.field('sku'),
      sortKey: 'sku',
      isKey: true,
      width: '9.75rem',
      cell: ({ id, sku, product }) => {
        const productId = orEmpty(product).id;
        if (productId === undefined) return <span className="code">{orDash(sku)}</span>;
        return (
          <SkuCode look={look} code={sku} to={hrefOf(productId, id)} onOpen={() => onOpen(productId, id)} />
        );
      },
    },
    {
      id: 'partId',
      header: texts.field('partId'),
      sortKey: 'partId',
      width: '9rem',
      cell: ({ partId }) => <span className="code">{partId}</span>,
    },
    {
      id: 'product',
      header: texts.field('product'),
      sortKey: 'product',
      width: '9.5rem',
      grows: true,
      cell: ({ product }) => truncateNamed(product),
    },
    {
      id: 'colorName',
      header: texts.field('colorName'),
      sortKey: 'colorName',
      width: '5.25rem',
      cell: ({ colorName }) => (colorName === null ? faint(null) : truncate(colorName)),
    },
    {
      id: 'labelSize',
      header: texts.field('labelSize'),
      sortKey: 'labelSize',
      width: '4rem',
      cell: ({ labelSize }) => faint(labelSize),
    },
    {
      id: 'gtin',
      header: texts.field('gtin'),
      hidden: true,
      width: '9rem',
      cell: ({ gtin }) => (gtin === null ? faint(null) : <span className="code">{gtin}</span>),
    },
    {
      id: 'supplier',
      header: texts.field('supplier'),
      sortKey: 'supplier',
      ...unlessWide,
      width: supplierWidth,
      cell: ({ supplier }) => truncateNamed(supplier),
    },
    {
      id: 'status',
      header: texts.field('status'),
      sortKey: 'status',
      width: '6.75rem',
      cell: ({ status }) => <StatusTag look={look} status={status} />,
    },
    {
      id: 'quantityAvailable',
      header: texts.field('stock'),
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
      header: texts.field('nextArrival'),
      hidden: true,
      width: '11rem',
      ...number,
      cell: ({ futureAvailability }) => faint(arrivalText(look, futureAvailability[0] ?? null)),
    },
    {
      id: 'fromPrice',
      header: texts.field('fromPrice'),
      sortKey: 'fromPrice',
      ...number,
      width: '5.5rem',
      cell: ({ fromPrice, currency }) =>
        faint(fromPrice && format.money(fromPrice, currency, { decimals: look.decimals })),
    },
    {
      id: 'breaks',
      header: texts.field('breaks'),
      sortKey: 'breaks',
      ...number,
      width: '4.25rem',
      cell: (row) => <LadderButton look={look} tips={tips} row={row} />,
    },
    ...(costs
      ? [
          {
            id: 'gpPct250',
            header: texts.field('gpPct250'),
            sortKey: 'gpPct250' as const,
            ...number,
            width: '4.5rem',
            cell: ({ gpPct250 }: Sku) => <GpCell look={look} gp={gpPct250} />,
          },
        ]
      : []),
    {
      id: 'category',
      header: texts.field('category'),
      sortKey: 'category',
      ...unlessWide,
      width: '7.5rem',
      cell: ({ category, categoryPath }) => truncate(recordName(category), categoryPath),
    },
    {
      id: 'inventoryAt',
      header: texts.field('inventoryAt'),
      sortKey: 'inventoryAt',
      hidden: true,
      ...number,
      width: '8rem',
      cell: ({ inventoryAt }) => faint(inventoryAt && format.relative(inventoryAt, look.now)),
    },
    {
      id: 'updatedAt',
      header: texts.field('updatedAt'),
      sortKey: 'updatedAt',
      hidden: true,
      ...number,
      width: '8rem',
      cell: ({ updatedAt }) => format.relative(updatedAt, look.now),
    },
  ];
}
