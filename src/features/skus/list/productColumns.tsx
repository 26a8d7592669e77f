import type { ProductRow } from '#api/generated/types.gen.ts';
import type { Column } from '#shared/table/Column.ts';
import { ExpiryCell } from '#features/skus/cells/ExpiryCell.tsx';
import { arrivalText } from '#features/skus/cells/arrivalText.ts';
import { GpCell } from '#features/skus/cells/GpCell.tsx';
import { LadderButton } from '#features/skus/cells/LadderButton.tsx';
import type { LadderTips } from '#features/skus/cells/ladderTips.ts';
import type { Look } from '#features/skus/cells/look.ts';
import { NameCell } from '#features/skus/cells/NameCell.tsx';
import { Picture } from '#features/skus/cells/Picture.tsx';
import { SkuCode } from '#features/skus/cells/SkuCode.tsx';
import { StatusTag } from '#features/skus/cells/StatusTag.tsx';
import { StockCell } from '#features/skus/cells/StockCell.tsx';
import type { ProductSort } from '#features/skus/skuFilters.ts';
import { cut } from './cut.tsx';

export interface ColumnTools {
  look: Look;
  tips: LadderTips;
  /** Whether the person may see what things cost; the columns about it are not there otherwise. */
  costs: boolean;
  hrefOf: (productId: string) => string;
  onOpen: (productId: string) => void;
}

/**
 * Ids of the columns are those of an export, so that a file has what the screen has. Those up to the index are in sight
 * at 1440 px, beside the menu; wider screens have room for the others.
 */
export function productColumns(tools: ColumnTools): Column<ProductRow, ProductSort>[] {
  const { look, tips, costs, hrefOf, onOpen } = tools;
  const { t, format } = look;
  const number = { align: 'end' } as const;
  const faint = (text: string | null) => text ?? <span className="faint">{t('none')}</span>;
  return [
    {
      id: 'sku',
      header: t('column.sku'),
      sortKey: 'sku',
      isKey: true,
      width: '8.25rem',
      cell: ({ id, sku }) => <SkuCode look={look} code={sku} to={hrefOf(id)} onOpen={() => onOpen(id)} />,
    },
    {
      id: 'image',
      header: t('column.image'),
      hidden: true,
      width: '4rem',
      cell: (row) => <Picture url={row.imageUrl} />,
    },
    {
      id: 'name',
      header: t('column.name'),
      sortKey: 'name',
      width: '10.25rem',
      grows: true,
      cell: (row) => <NameCell look={look} row={row} />,
    },
    {
      id: 'productId',
      header: t('column.productId'),
      sortKey: 'productId',
      hidden: true,
      width: '9rem',
      cell: ({ productId }) => <span className="code">{productId}</span>,
    },
    {
      id: 'supplier',
      header: t('column.supplier'),
      sortKey: 'supplier',
      width: '7rem',
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
      id: 'moq',
      header: t('column.moq'),
      sortKey: 'moq',
      ...number,
      width: '3.75rem',
      cell: ({ moq }) => format.number(moq),
    },
    {
      id: 'skuCount',
      header: t('column.skuCount'),
      sortKey: 'skuCount',
      hidden: true,
      ...number,
      width: '5rem',
      cell: ({ skuCount }) => format.number(skuCount),
    },
    {
      id: 'stock',
      header: t('column.stock'),
      sortKey: 'stock',
      ...number,
      width: '6rem',
      cell: ({ stock, nextArrival, inventoryAt }) => (
        <StockCell look={look} quantity={stock} arrival={nextArrival} readAt={inventoryAt} />
      ),
    },
    {
      id: 'nextArrival',
      header: t('column.nextArrival'),
      hidden: true,
      width: '11rem',
      ...number,
      cell: ({ nextArrival }) => faint(arrivalText(look, nextArrival)),
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
            cell: ({ gpPct250, underFloor }: ProductRow) => (
              <GpCell look={look} gp={gpPct250} underFloor={underFloor} />
            ),
          },
        ]
      : []),
    {
      id: 'matches',
      header: t('column.matches'),
      sortKey: 'matches',
      ...number,
      width: '4.75rem',
      cell: ({ matches }) => format.number(matches),
    },
    {
      id: 'priceIndex',
      header: t('column.priceIndex'),
      sortKey: 'priceIndex',
      ...number,
      width: '3.75rem',
      cell: ({ priceIndex }) => faint(priceIndex === null ? null : format.number(priceIndex)),
    },
    {
      id: 'category',
      header: t('column.category'),
      sortKey: 'category',
      width: '7.5rem',
      cell: ({ category, categoryPath }) => cut(category.name, categoryPath),
    },
    {
      id: 'priceExpiresAt',
      header: t('column.priceExpiresAt'),
      sortKey: 'priceExpiresAt',
      ...number,
      width: '7rem',
      cell: ({ priceExpiresAt }) => <ExpiryCell look={look} endsAt={priceExpiresAt} />,
    },
    {
      id: 'lastSyncAt',
      header: t('column.lastSyncAt'),
      sortKey: 'lastSyncAt',
      hidden: true,
      ...number,
      width: '8rem',
      cell: ({ lastSyncAt }) => faint(lastSyncAt && format.relative(lastSyncAt, look.now)),
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
