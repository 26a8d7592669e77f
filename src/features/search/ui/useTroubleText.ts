import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchFault } from '#features/search/model/searchFault.ts';

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

/** The one sentence for what went wrong. */
export function useTroubleText(): (fault: SearchFault) => string {
  const { t } = useTranslation('search');
  return useCallback((fault) => t(keys[fault.kind]), [t]);
}
