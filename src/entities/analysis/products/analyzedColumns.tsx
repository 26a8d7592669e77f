import { chakra } from '@chakra-ui/react/styled-system';
import type { TFunction } from 'i18next';
import type { AnalyzedProduct } from '#api/generated/types.gen.ts';
import { orDash } from '#shared/i18n/noValue.ts';
import type { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import type { useFormat } from '#shared/i18n/useFormat.ts';
import { Link } from '#shared/lib/Link.tsx';
import type { Column } from '#shared/table/Column.ts';
import { StateTag } from '#shared/ui/StateTag.tsx';
import { notFreshOffers, type AnalyzedSort } from './analyzedFilters.ts';

interface ColumnTools {
  t: TFunction<'analysis'>;
  texts: ReturnType<typeof useFieldTexts>;
  format: ReturnType<typeof useFormat>;
  /** Whether margins may be seen. */
  hasCosts: boolean;
  /** The address of a product's analysis. */
  toDetail: (productId: string) => string;
}

type ProductColumn = Column<AnalyzedProduct, AnalyzedSort>;

const tones = { first: 'good', tied: 'info', between: 'caution', last: 'bad' } as const;
const linked = {
  '& a': { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '3px' },
} as const;
const quiet = { color: 'fg.muted', fontSize: 'xs' } as const;

/** What the list says of a product beside the market. */
export function analyzedColumns({ t, texts, format, hasCosts, toDetail }: ColumnTools): ProductColumn[] {
  const percent = (text: string | null, signed = false): string =>
    text === null ? orDash(null) : format.percent(Number(text) / 100, { decimals: 1, signed });
  const money = (text: string | null): string =>
    text === null ? orDash(null) : format.money(text, 'USD', { decimals: 3 });
  const margin: ProductColumn = {
    id: 'gpPct',
    header: t('detail.gp'),
    sortKey: 'gpPct',
    align: 'end',
    width: '7rem',
    cell: ({ gpPct, underFloor }) =>
      underFloor === true ? <StateTag tone="bad">{percent(gpPct)}</StateTag> : percent(gpPct),
  };
  return [
    {
      id: 'product',
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
      width: '13rem',
      cell: ({ id, product, isKvi }) => (
        <chakra.span css={linked}>
          <Link to={toDetail(id)}>{product.name}</Link>
          {isKvi && <chakra.span css={quiet}> {texts.field('isKvi')}</chakra.span>}
        </chakra.span>
      ),
    },
    {
      id: 'category',
      header: texts.field('category'),
      sortKey: 'category',
      width: '9rem',
      cell: ({ category }) => category.name,
    },
    {
      id: 'quantity',
      header: t('detail.quantity'),
      align: 'end',
      width: '6rem',
      hidden: true,
      cell: ({ quantity }) => format.number(quantity),
    },
    {
      id: 'ours',
      header: t('products.ours'),
      sortKey: 'ours',
      align: 'end',
      width: '7rem',
      cell: ({ ours }) => money(ours),
    },
    {
      id: 'lowest',
      header: t('products.lowest'),
      sortKey: 'lowest',
      align: 'end',
      width: '10rem',
      cell: ({ lowest }) =>
        lowest === null ? (
          orDash(null)
        ) : (
          <>
            {money(lowest.price)} <chakra.span css={quiet}>{lowest.competitor.name}</chakra.span>
          </>
        ),
    },
    {
      id: 'gapPct',
      header: t('dashboard.gapToMarket'),
      sortKey: 'gapPct',
      align: 'end',
      width: '7.5rem',
      cell: ({ gapPct }) => percent(gapPct, true),
    },
    {
      id: 'standing',
      header: t('products.standing'),
      sortKey: 'rank',
      width: '9rem',
      cell: ({ standing, rank, counted }) =>
        standing === null ? (
          orDash(null)
        ) : (
          <StateTag tone={tones[standing]}>
            {t('products.rankOf', {
              standing: t(`products.word.${standing}`),
              rank: format.number(rank ?? 0),
              of: format.number(counted + 1),
            })}
          </StateTag>
        ),
    },
    ...(hasCosts ? [margin] : []),
    {
      id: 'changes',
      header: t('dashboard.column.change'),
      sortKey: 'drops',
      width: '9rem',
      cell: ({ rises, drops }) =>
        rises + drops === 0
          ? orDash(null)
          : t('products.changes', { rises: format.number(rises), drops: format.number(drops) }),
    },
    {
      id: 'freshness',
      header: t('products.freshness'),
      width: '9rem',
      cell: (row) =>
        notFreshOffers(row) === 0 ? (
          t('products.allFresh')
        ) : (
          <StateTag tone="caution">
            {t('products.freshOf', { fresh: format.number(row.freshOffers), of: format.number(row.offers) })}
          </StateTag>
        ),
    },
    {
      id: 'opportunities',
      header: t('dashboard.opportunities'),
      width: '12rem',
      cell: ({ opportunities }) =>
        opportunities.length === 0
          ? orDash(null)
          : opportunities.map((kind) => t(`products.word.${kind}`)).join(', '),
    },
  ];
}
