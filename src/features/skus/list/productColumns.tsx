import type { ProductRow } from '#api/generated/types.gen.ts';
import type { Column } from '#shared/table/Column.ts';
import { recordName } from '#shared/i18n/noValue.ts';
import { ExpiryCell } from '#features/skus/cells/ExpiryCell.tsx';
import { arrivalText } from '#features/skus/cells/arrivalText.ts';
import { GpCell } from '#features/skus/cells/GpCell.tsx';
import { LadderButton } from '#features/skus/cells/LadderButton.tsx';
import type { LadderTips } from '#features/skus/cells/ladderTips.ts';
import type { CellContext } from '#features/skus/cells/CellContext.ts';
import { MatchLine } from '#features/skus/cells/MatchLine.tsx';
import { NameCell } from '#features/skus/cells/NameCell.tsx';
import { Picture } from '#features/skus/cells/Picture.tsx';
import { SkuCode } from '#features/skus/cells/SkuCode.tsx';
import { StatusTag } from '#features/skus/cells/StatusTag.tsx';
import { StockCell } from '#features/skus/cells/StockCell.tsx';
import type { ProductSort } from '#entities/catalogue/skuFilters.ts';
import { truncate, truncateNamed } from './truncate.tsx';

export interface ColumnTools {
  look: CellContext;
  tips: LadderTips;
  /** Whether the person may see what things cost; the columns about it are not there otherwise. */
  costs: boolean;
  /** The screen has room for every column that a list has by default. */
  isWide: boolean;
  hrefOf: (productId: string, skuId?: string) => string;
  onOpen: (productId: string, skuId?: string) => void;
}

/** Wider with the screen, so that a name of two words takes one line where there is room for it. */
export const supplierWidth = 'clamp(7rem, 14vw - 5.6rem, 11rem)';

/** Ids of the columns are those of an export, so that a file has what the screen has. */
export function productColumns(tools: ColumnTools): Column<ProductRow, ProductSort>[] {
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
      width: '8.25rem',
      cell: ({ id, sku, matchedSkus }) => {
        const found = matchedSkus?.[0]?.id;
        return <SkuCode look={look} code={sku} to={hrefOf(id, found)} onOpen={() => onOpen(id, found)} />;
      },
    },
    {
      id: 'image',
      header: texts.field('image'),
      hidden: true,
      width: '4rem',
      cell: (row) => <Picture url={row.imageUrl} />,
    },
    {
      id: 'name',
      header: texts.field('name'),
      sortKey: 'name',
      width: '10.25rem',
      grows: true,
      cell: (row) => (
        <>
          <NameCell look={look} row={row} />
          {row.matchedSkus && (
            <MatchLine
              look={look}
              matches={row.matchedSkus}
              hrefOf={(skuId) => hrefOf(row.id, skuId)}
              onOpen={(skuId) => onOpen(row.id, skuId)}
            />
          )}
        </>
      ),
    },
    {
      id: 'productId',
      header: texts.field('productId'),
      sortKey: 'productId',
      hidden: true,
      width: '9rem',
      cell: ({ productId }) => <span className="code">{productId}</span>,
    },
    {
      id: 'supplier',
      header: texts.field('supplier'),
      sortKey: 'supplier',
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
      id: 'moq',
      header: texts.field('moq'),
      sortKey: 'moq',
      ...number,
      width: '3.75rem',
      cell: ({ moq }) => format.number(moq),
    },
    {
      id: 'skuCount',
      header: texts.field('skuCount'),
      sortKey: 'skuCount',
      hidden: true,
      ...number,
      width: '5rem',
      cell: ({ skuCount }) => format.number(skuCount),
    },
    {
      id: 'stock',
      header: texts.field('stock'),
      sortKey: 'stock',
      ...number,
      width: '6rem',
      cell: ({ stock, unknownStockCount, nextArrival, inventoryAt }) => (
        <StockCell
          look={look}
          quantity={stock}
          unknown={unknownStockCount}
          arrival={nextArrival}
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
      cell: ({ nextArrival }) => faint(arrivalText(look, nextArrival)),
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
            cell: ({ gpPct250, underFloor }: ProductRow) => (
              <GpCell look={look} gp={gpPct250} underFloor={underFloor} />
            ),
          },
        ]
      : []),
    {
      id: 'matches',
      header: texts.field('matches'),
      sortKey: 'matches',
      ...number,
      width: '4.75rem',
      cell: ({ matches }) => format.number(matches),
    },
    {
      id: 'priceIndex',
      header: texts.field('priceIndex'),
      sortKey: 'priceIndex',
      ...number,
      width: '3.75rem',
      cell: ({ priceIndex }) => faint(priceIndex === null ? null : format.number(priceIndex)),
    },
    {
      id: 'category',
      header: texts.field('category'),
      sortKey: 'category',
      ...unlessWide,
      width: '7.5rem',
      cell: ({ category, categoryPath }) => truncate(recordName(category), categoryPath),
    },
    {
      id: 'priceExpiresAt',
      header: texts.field('priceExpiresAt'),
      sortKey: 'priceExpiresAt',
      ...unlessWide,
      ...number,
      width: '7.5rem',
      cell: ({ priceExpiresAt }) => <ExpiryCell look={look} endsAt={priceExpiresAt} />,
    },
    {
      id: 'lastSyncAt',
      header: texts.field('lastSyncAt'),
      sortKey: 'lastSyncAt',
      hidden: true,
      ...number,
      width: '8rem',
      cell: ({ lastSyncAt }) => faint(lastSyncAt && format.relative(lastSyncAt, look.now)),
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
