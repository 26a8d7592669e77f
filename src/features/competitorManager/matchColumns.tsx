import { chakra } from '@chakra-ui/react/styled-system';
import type { TFunction } from 'i18next';
import type { Match } from '#api/generated/types.gen.ts';
import type { FieldTexts } from '#shared/i18n/useFieldTexts.ts';
import type { useFormat } from '#shared/i18n/useFormat.ts';
import type { Column } from '#shared/table/Column.ts';
import { StateTag } from '#shared/ui/StateTag.tsx';
import type { MatchRow } from './matchRows.ts';
import type { MatchTexts } from '#entities/matches/useMatchTexts.ts';

interface ColumnTools {
  t: TFunction<'competitorManager'>;
  texts: FieldTexts;
  words: MatchTexts;
  format: ReturnType<typeof useFormat>;
}

const tones = { suggested: 'info', confirmed: 'good', rejected: 'quiet', broken: 'bad' } as const;
const ages = { fresh: 'good', stale: 'caution', expired: 'bad' } as const;

/** What the table says of each competitor. */
export function matchColumns({ t, texts, words, format }: ColumnTools): Column<MatchRow>[] {
  const ofMatch =
    (show: (match: Match) => React.ReactNode) =>
    ({ match }: MatchRow) =>
      match ? show(match) : null;
  return [
    {
      id: 'competitor',
      header: t('column.competitor'),
      isKey: true,
      width: '11rem',
      cell: ({ competitor }) => competitor.name,
    },
    {
      id: 'listingTitle',
      header: words.labels.listingTitle,
      width: '15rem',
      grows: true,
      cell: ({ match }) =>
        match ? match.listingTitle : <chakra.span color="fg.muted">{t('noMatch')}</chakra.span>,
    },
    {
      id: 'status',
      header: words.labels.status,
      width: '9.5rem',
      cell: ({ match, decision }) => {
        if (match) return <StateTag tone={tones[match.status]}>{words.status(match.status)}</StateTag>;
        return decision?.decision === 'notSold' ? <StateTag tone="quiet">{t('notSold')}</StateTag> : null;
      },
    },
    {
      id: 'scanning',
      header: t('column.scanning'),
      width: '9rem',
      cell: ({ decision }) =>
        decision?.decision === 'notScanned' ? <StateTag tone="quiet">{t('notScanned')}</StateTag> : null,
    },
    {
      id: 'breaks',
      header: texts.field('breaks'),
      align: 'end',
      width: '6.5rem',
      cell: ofMatch(({ reading }) => format.number(reading?.breaks.length ?? 0)),
    },
    {
      id: 'price',
      header: t('column.price', { quantity: format.number(250) }),
      align: 'end',
      width: '8rem',
      cell: ofMatch(
        ({ comparison }) => comparison && format.money(comparison.unitPrice, comparison.currency),
      ),
    },
    {
      id: 'allIn',
      header: t('column.allIn'),
      align: 'end',
      width: '8rem',
      cell: ofMatch(
        ({ comparison }) => comparison?.allInUnit && format.money(comparison.allInUnit, comparison.currency),
      ),
    },
    {
      id: 'gap',
      header: t('column.gap'),
      align: 'end',
      width: '6.5rem',
      cell: ofMatch(({ comparison }) => words.gap(comparison?.gapPct)),
    },
    {
      id: 'freshness',
      header: t('column.freshness'),
      width: '8rem',
      cell: ofMatch(({ freshness }) => (
        <StateTag tone={ages[freshness]}>{t(`freshness.${freshness}`)}</StateTag>
      )),
    },
    {
      id: 'matchType',
      header: words.labels.matchType,
      width: '7.5rem',
      cell: ofMatch(({ matchType }) => words.matchType(matchType)),
    },
    {
      id: 'confidence',
      header: t('column.confidence'),
      align: 'end',
      width: '8rem',
      cell: ofMatch(({ confidence }) => words.share(confidence)),
    },
    {
      id: 'packFactor',
      header: words.labels.packFactor,
      align: 'end',
      width: '8rem',
      cell: ofMatch(({ packFactor }) => words.packFactor(packFactor)),
    },
    {
      id: 'availability',
      header: words.labels.availability,
      width: '8rem',
      cell: ofMatch(({ availability }) => words.availability(availability)),
    },
    {
      id: 'decidedBy',
      header: t('column.decidedBy'),
      width: '9rem',
      cell: ({ match, decision }) => (match ? match.decidedBy : decision?.decidedBy)?.name ?? null,
    },
  ];
}
