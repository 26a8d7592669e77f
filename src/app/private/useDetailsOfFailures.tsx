import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ApiError } from '#api/errors.ts';
import { lastServerError } from '#api/lastServerError.ts';
import { LateErrorDetails } from '#app/shell/status/LateErrorDetails.tsx';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import type { FailureDetails } from '#shared/ui/failureDetails.ts';

/** Below a failed server's sentence, for whoever keeps the permissions: what it said, to be opened. */
export function useDetailsOfFailures(): FailureDetails {
  const { t } = useTranslation('errors');
  const { pathname } = useLocation();
  const isAdministrator = useCan()(permissions.permissionNodesEdit);
  return useCallback(
    (failure) => {
      const error = faultOf(failure, [t('server'), t('unavailable')]);
      return isAdministrator && error ? <LateErrorDetails error={error} pathname={pathname} isFull /> : null;
    },
    [t, pathname, isAdministrator],
  );
}

function faultOf(failure: unknown, sentences: readonly string[]): ApiError | null {
  if (typeof failure === 'string') {
    return sentences.some((sentence) => failure.includes(sentence)) ? lastServerError() : null;
  }
  const error = failure instanceof Error && failure.cause instanceof ApiError ? failure.cause : failure;
  return error instanceof ApiError && error.serverDetails !== undefined ? error : null;
}
