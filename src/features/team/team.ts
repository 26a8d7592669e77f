import { useRecordTexts } from '#entities/activity/useRecordTexts.ts';
import type { Records } from '#resource/Records.ts';
import { teamChanged } from './teamQueries.ts';

/** Members, as bulk changes and imports are told of them. They have no consequences for other records. */
export const team: Records = {
  refresh: teamChanged,
  useChangeText: () => useRecordTexts()('member'),
  Consequences: () => null,
  usePlanAlternative: () => () => null,
};
