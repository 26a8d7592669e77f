import './matchesTexts.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  Match,
  MatchAvailability,
  MatchStatus,
  MatchType,
  RejectReason,
} from '#api/generated/types.gen.ts';
import { useRecordTexts } from '#entities/activity/useRecordTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';

/** Words for what a match says; the same object until the language or a format changes. */
export function useMatchTexts() {
  const { t } = useTranslation('matches');
  const format = useFormat();
  const recordTexts = useRecordTexts();
  return useMemo(() => {
    const words = recordTexts('match');
    return {
      labels: {
        url: words.field('url'),
        listingTitle: words.field('listingTitle'),
        matchType: words.field('matchType'),
        packFactor: words.field('packFactor'),
        availability: words.field('availability'),
        status: words.field('status'),
        rejectReason: words.field('rejectReason'),
      },
      status: (status: MatchStatus): string => words.value('status', status),
      matchType: (type: MatchType): string => words.value('matchType', type),
      rejectReason: (reason: RejectReason): string => words.value('rejectReason', reason),
      packUnknown: t('packUnknown'),
      packFactor: (factor: number | null): string =>
        factor === null ? t('packUnknown') : format.number(factor),
      availability: (availability: MatchAvailability): string => words.value('availability', availability),
      share: (share: number): string => format.percent(share, { decimals: 0 }),
      /** "GTIN 100 %, Title 92 %" */
      reasons: ({ reasons }: Pick<Match, 'reasons'>): string =>
        reasons
          .map(({ signal, score }) =>
            t('signal', { name: t(`signal.${signal}`), score: format.percent(score, { decimals: 0 }) }),
          )
          .join(', '),
      gap: (gapPct: string | null | undefined): string =>
        gapPct === null || gapPct === undefined
          ? ''
          : format.percent(Number(gapPct) / 100, { decimals: 1, signed: true }),
    };
  }, [t, format, recordTexts]);
}

export type MatchTexts = ReturnType<typeof useMatchTexts>;
