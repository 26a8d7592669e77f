import type { Records } from '#resource/Records.ts';
import { teamChanged } from './teamQueries.ts';
import { useMemberText } from './useMemberText.ts';

/** Members, as bulk changes and imports are told of them. They have no consequences for other records. */
export const team: Records = {
  refresh: teamChanged,
  useChangeText: useMemberText,
  Consequences: () => null,
  usePlanAlternative: () => () => null,
};
