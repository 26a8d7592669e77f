import { useRecordTexts } from '#entities/activity/useRecordTexts.ts';
import type { Records } from '#resource/Records.ts';
import { matchesChanged } from './matchesChanged.ts';

/** Matches, as bulk changes are told of them. They have no consequences for other records. */
export const matches: Records = {
  refresh: matchesChanged,
  useChangeText: () => useRecordTexts()('match'),
  Consequences: () => null,
  usePlanAlternative: () => () => null,
};
