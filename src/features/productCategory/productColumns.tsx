import { chakra } from '@chakra-ui/react/styled-system';
import type { TFunction } from 'i18next';
import type { AnalyzedProduct } from '#api/generated/types.gen.ts';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import type { FieldTexts } from '#shared/i18n/useFieldTexts.ts';
import type { useFormat } from '#shared/i18n/useFormat.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import type { Column } from '#shared/table/Column.ts';
import { StateTag } from '#shared/ui/StateTag.tsx';
import type { ProductSort } from './productFilters.ts';

interface ColumnTools {
  t: TFunction<'productCategory'>;
  texts: FieldTexts;
  format: ReturnType<typeof useFormat>;
  hasCosts: boolean;
}

/** The market of one product. */
export const detailAddress = (productId: string): string =>
  `${paths.competitorDetail}?${new URLSearchParams({ productId }).toString()}`;

/** Our prices are in this currency. */
const CURRENCY = 'USD';

/** What the list says of a product that is compared. */
export function productColumns({
  t,
  texts,
  format,
  hasCosts,
}: ColumnTools): Column<AnalyzedProduct, ProductSort>[] {
  const money = (amount: string | undefined | null): string =>
    amount ? format.money(amount, CURRENCY, { decimals: 2 }) : NO_VALUE;
  return [
    {
      id: 'sku',
      header: texts.field('sku'),
      sortKey: 'product',
      isKey: true,
      width: '8rem',
      cell: ({ product }) => product.code,
    },
    {
      id: 'name',
      header: texts.field('name'),
      grows: true,
      width: '12rem',
      cell: ({ id, product }) => (
        <chakra.span css={link}>
          <Link to={detailAddress(id)}>{product.name}</Link>
        </chakra.span>
      ),
    },
    {
      id: 'category',
      header: texts.field('category'),
      hidden: true,
      width: '9rem',
      cell: ({ category }) => category.name,
    },
    {
      id: 'quantity',
      header: t('column.quantity'),
      hidden: true,
      align: 'end',
      width: '6rem',
      cell: ({ quantity }) => format.number(quantity),
    },
    {
      id: 'ours',
      header: t('column.ours'),
      sortKey: 'ours',
      align: 'end',
      width: '6.5rem',
      cell: ({ ours }) => money(ours),
    },
    {
      id: 'lowest',
      header: t('column.lowest'),
      sortKey: 'lowest',
      align: 'end',
      width: '9rem',
      cell: ({ lowest }) =>
        lowest ? (
          <chakra.span css={twoLines}>
            {money(lowest.price)}
            <small>{lowest.competitor.name}</small>
          </chakra.span>
        ) : (
          NO_VALUE
        ),
    },
    {
      id: 'gap',
      header: t('column.gap'),
      sortKey: 'gapPct',
      align: 'end',
      width: '6rem',
      cell: ({ gapPct }) =>
        gapPct === null ? NO_VALUE : format.percent(Number(gapPct) / 100, { decimals: 1, signed: true }),
    },
    {
      id: 'rank',
      header: t('column.rank'),
      sortKey: 'rank',
      align: 'end',
      width: '5.5rem',
      cell: ({ rank, counted }) =>
        rank === null ? NO_VALUE : t('rank', { rank: format.number(rank), of: format.number(counted + 1) }),
    },
    {
      id: 'fresh',
      header: t('column.freshness'),
      width: '8.5rem',
      cell: ({ freshOffers, offers }) => (
        <StateTag tone={freshOffers === offers ? 'good' : 'caution'}>
          {t('fresh', { fresh: format.number(freshOffers), of: format.number(offers) })}
        </StateTag>
      ),
    },
    ...(hasCosts
      ? [
          {
            id: 'gp',
            header: t('column.gp'),
            sortKey: 'gpPct',
            align: 'end',
            width: '6rem',
            cell: ({ gpPct, underFloor }: AnalyzedProduct) => {
              if (gpPct === null) return NO_VALUE;
              const text = format.number(Number(gpPct), { decimals: 1 });
              return underFloor ? <StateTag tone="caution">{text}</StateTag> : text;
            },
          } as const,
        ]
      : []),
  ];
}

const link = { '& a': { color: 'accent', textDecoration: 'underline' } } as const;
const twoLines = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  '& small': { color: 'fg.muted', fontSize: 'xs' },
} as const;
