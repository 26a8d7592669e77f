import type { TFunction } from 'i18next';
import type { Competitor } from '#api/generated/types.gen.ts';
import type { ChangeText } from '#resource/Records.ts';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import type { FieldTexts } from '#shared/i18n/useFieldTexts.ts';
import type { useFormat } from '#shared/i18n/useFormat.ts';
import type { Column } from '#shared/table/Column.ts';
import { CompetitorState } from './CompetitorState.tsx';
import type { CompetitorSort } from './competitorFilters.ts';

interface ColumnTools {
  t: TFunction<'competitorAdmin'>;
  texts: FieldTexts;
  /** Words of the fields that only competitors have. */
  words: ChangeText;
  format: ReturnType<typeof useFormat>;
}

/** What the list says of a competitor. */
export function competitorColumns({
  t,
  texts,
  words,
  format,
}: ColumnTools): Column<Competitor, CompetitorSort>[] {
  const share = (text: string | null): string =>
    text === null ? NO_VALUE : format.percent(Number(text) / 100);
  return [
    {
      id: 'name',
      header: texts.field('name'),
      sortKey: 'name',
      isKey: true,
      width: '11rem',
      cell: ({ name }) => name,
    },
    {
      id: 'domain',
      header: words.field('domain'),
      sortKey: 'domain',
      grows: true,
      width: '12rem',
      cell: ({ domain }) => domain,
    },
    {
      id: 'status',
      header: texts.field('status'),
      sortKey: 'status',
      width: '7.5rem',
      cell: (competitor) => <CompetitorState competitor={competitor} />,
    },
    {
      id: 'country',
      header: words.field('country'),
      sortKey: 'country',
      width: '9rem',
      cell: ({ country }) => words.value('country', country),
    },
    {
      id: 'currency',
      header: texts.field('currency'),
      sortKey: 'currency',
      width: '6.5rem',
      cell: ({ currency }) => currency,
    },
    {
      id: 'matches',
      header: texts.field('matches'),
      sortKey: 'matches',
      align: 'end',
      width: '6.5rem',
      cell: ({ matches }) => format.number(matches),
    },
    {
      id: 'coveragePct',
      header: t('column.coverage'),
      sortKey: 'coveragePct',
      align: 'end',
      width: '7.5rem',
      cell: ({ coveragePct }) => share(coveragePct),
    },
    {
      id: 'freshPct',
      header: t('column.fresh'),
      sortKey: 'freshPct',
      align: 'end',
      width: '6rem',
      cell: ({ freshPct }) => share(freshPct),
    },
    {
      id: 'changes7d',
      header: t('column.changes'),
      sortKey: 'changes7d',
      align: 'end',
      width: '8rem',
      cell: ({ changes7d }) => format.number(changes7d),
    },
    {
      id: 'lastScanAt',
      header: t('column.lastScan'),
      sortKey: 'lastScanAt',
      width: '10rem',
      cell: ({ lastScanAt }) => (lastScanAt === null ? NO_VALUE : format.dateTime(lastScanAt)),
    },
    {
      id: 'type',
      header: words.field('type'),
      hidden: true,
      width: '9rem',
      cell: ({ type }) => words.value('type', type),
    },
    {
      id: 'scanFrequency',
      header: words.field('scanFrequency'),
      hidden: true,
      width: '10rem',
      cell: ({ scanFrequency }) => words.value('scanFrequency', scanFrequency),
    },
  ];
}
