import '#shared/i18n/missingValues.ts';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, useCallback, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ApiError } from '#api/errors.ts';
import { lastServerError } from '#api/lastServerError.ts';
import { queryClient, setBackgroundErrorHandler } from '#api/queryClient.ts';
import { LazyErrorDetails } from '#app/shell/status/LazyErrorDetails.tsx';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { whenIdle } from '#shared/lib/whenIdle.ts';
import { ConfirmViewport } from '#shared/ui/confirm.ts';
import { useErrorMessage } from '#shared/ui/errorMessage.ts';
import { FailureDetailsContext, type FailureDetails } from '#shared/ui/failureDetails.ts';
import { notify } from '#shared/ui/notify.ts';
import { system } from '#theme/system.ts';
import { SlowResponseStatus } from './SlowResponseStatus.tsx';
import { useIdleComponent } from './useIdleComponent.ts';

// What is said in passing is nothing the first paint waits for; the toaster keeps it until there is a place.
const loadNotifications = async () => (await import('#shared/ui/Notifications.tsx')).Notifications;

const loadPrinting = () => void import('#theme/printing.ts').catch(() => undefined);

/** What everything signed in stands on: Chakra, the query cache, toasts and questions. */
export function PrivateProviders({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const speak = useErrorMessage();
  const details = useFailureDetails();
  const Notifications = useIdleComponent(loadNotifications);
  useEffect(() => whenIdle(loadPrinting), []);
  useEffect(() => {
    setBackgroundErrorHandler((error) => {
      const description = speak(error);
      if (description !== null) notify({ type: 'error', title: t('error.stale'), description });
    });
  }, [t, speak]);
  return (
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <FailureDetailsContext value={details}>
          {children}
          <SlowResponseStatus />
          <ConfirmViewport />
          {Notifications && createElement(Notifications)}
        </FailureDetailsContext>
      </QueryClientProvider>
    </ChakraProvider>
  );
}

/** Below a failed server's sentence, for whoever keeps the permissions: what it said, to be opened. */
function useFailureDetails(): FailureDetails {
  const { t } = useTranslation('errors');
  const { pathname } = useLocation();
  const isAdministrator = useCan()(permissions.permissionNodesEdit);
  return useCallback(
    (failure) => {
      const error = findServerError(failure, [t('server'), t('unavailable')]);
      return isAdministrator && error ? <LazyErrorDetails error={error} pathname={pathname} isFull /> : null;
    },
    [t, pathname, isAdministrator],
  );
}

function findServerError(failure: unknown, sentences: readonly string[]): ApiError | null {
  if (typeof failure === 'string') {
    return sentences.some((sentence) => failure.includes(sentence)) ? lastServerError() : null;
  }
  const error = failure instanceof Error && failure.cause instanceof ApiError ? failure.cause : failure;
  return error instanceof ApiError && error.serverDetails !== undefined ? error : null;
}
