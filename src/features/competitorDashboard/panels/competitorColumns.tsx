import { chakra } from '@chakra-ui/react/styled-system';
import type { TFunction } from 'i18next';
import type { AnalyzedCompetitor } from '#api/generated/types.gen.ts';
import { orDash } from '#shared/i18n/noValue.ts';
import type { useFormat } from '#shared/i18n/useFormat.ts';
import { Link } from '#shared/lib/Link.tsx';
import type { Column } from '#shared/table/Column.ts';
import type { CompetitorSort } from './competitorOrder.ts';

interface ColumnTools {
  t: TFunction<'analysis'>;
  format: ReturnType<typeof useFormat>;
  toList: (competitorId: string, word: string) => string;
}

type CompetitorColumn = Column<AnalyzedCompetitor, CompetitorSort>;

/** What the dashboard says of a competitor: our index against it, what it changed, and how old its prices are. */
export function competitorColumns({ t, format, toList }: ColumnTools): CompetitorColumn[] {
  const figure = (
    id: Exclude<CompetitorSort, 'name' | 'index'>,
    word: string,
    header: string,
  ): CompetitorColumn => ({
    id,
    header,
    sortKey: id,
    align: 'end',
    width: '6.5rem',
    cell: (row) => {
      const text = format.number(row[id]);
      if (row[id] === 0 || word === '') return text;
      const name = t('dashboard.figureOf', { name: row.competitor.name, figure: header, number: text });
      return (
        <chakra.span css={linked}>
          <Link to={toList(row.competitor.id, word)} aria-label={name}>
            {text}
          </Link>
        </chakra.span>
      );
    },
  });
  return [
    {
      id: 'name',
      header: t('detail.competitor'),
      sortKey: 'name',
      isKey: true,
      grows: true,
      width: '11rem',
      cell: ({ competitor }) => competitor.name,
    },
    {
      id: 'index',
      header: t('dashboard.column.index'),
      sortKey: 'index',
      align: 'end',
      width: '6.5rem',
      cell: ({ index }) => (index === null ? orDash(null) : format.number(Number(index), { decimals: 1 })),
    },
    figure('common', 'covered', t('dashboard.column.common')),
    figure('rises', 'risen', t('dashboard.column.rises')),
    figure('drops', 'dropped', t('dashboard.column.drops')),
    figure('stockChanges', 'stockChanged', t('dashboard.column.stockChanges')),
    figure('fresh', '', t('dashboard.column.fresh')),
    figure('stale', '', t('dashboard.column.stale')),
    figure('expired', '', t('dashboard.column.expired')),
    figure('broken', '', t('dashboard.column.broken')),
    {
      id: 'lastReadAt',
      header: t('dashboard.column.lastReadAt'),
      width: '10rem',
      cell: ({ lastReadAt }) => (lastReadAt === null ? orDash(null) : format.dateTime(lastReadAt)),
    },
  ];
}

const linked = { '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' } } as const;
