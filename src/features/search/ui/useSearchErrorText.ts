import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/errors.ts';
import type { SearchFault } from '#features/search/model/searchFault.ts';
import { useErrorMessage } from '#shared/ui/errorMessage.ts';

const keys = {
  noAccess: 'trouble.noAccess',
  notSetUp: 'trouble.notSetUp',
  down: 'trouble.downNone',
  unauthorized: 'trouble.ended',
  ended: 'trouble.ended',
  tooMany: 'trouble.tooMany',
  badFilter: 'trouble.badFilter',
  offline: 'trouble.offline',
  stale: 'trouble.unexpected',
  aborted: 'trouble.unexpected',
  unexpected: 'trouble.unexpected',
} as const;

/** The one sentence for what went wrong; of too many searches, how long to wait where the server says so. */
export function useSearchErrorText(): (fault: SearchFault) => string {
  const { t } = useTranslation('search');
  const speak = useErrorMessage();
  return useCallback(
    ({ kind, cause }) => {
      const isTimed = kind === 'tooMany' && cause instanceof ApiError && cause.retryAfterMs !== undefined;
      return (isTimed && speak(cause)) || t(keys[kind]);
    },
    [t, speak],
  );
}
