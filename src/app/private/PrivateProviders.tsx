import '#shared/i18n/missingValues.ts';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, isSilent } from '#api/errors.ts';
import { setBackgroundErrorHandler, queryClient } from '#api/queryClient.ts';
import { system } from '#theme/system.ts';
import { SlowAnswers } from './SlowAnswers.tsx';
import { useDetailsOfFailures } from './useDetailsOfFailures.tsx';
import { useIdleComponent } from './useIdleComponent.ts';
import { ConfirmViewport } from '#shared/ui/confirm.ts';
import { whenIdle } from '#shared/lib/whenIdle.ts';
import { FailureDetailsContext } from '#shared/ui/failureDetails.ts';
import { ErrorMessageContext, type ErrorMessage } from '#shared/ui/errorMessage.ts';
import { notify } from '#shared/ui/notify.ts';

// What is said in passing is nothing the first paint waits for; the toaster keeps it until there is a place.
const loadNotifications = async () => (await import('#shared/ui/Notifications.tsx')).Notifications;

const loadPrinting = () => void import('#theme/printing.ts').catch(() => undefined);

/** What everything signed in stands on: Chakra, the query cache, the words of errors, toasts and questions. */
export function PrivateProviders({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['errors', 'common']);
  const speak: ErrorMessage = (error) => (isSilent(error) ? null : errorText(error, t));
  const details = useDetailsOfFailures();
  const Notifications = useIdleComponent(loadNotifications);
  useEffect(() => whenIdle(loadPrinting), []);
  useEffect(() => {
    setBackgroundErrorHandler((error) =>
      notify({
        type: 'error',
        title: t('error.stale', { ns: 'common' }),
        description: errorText(error, t),
      }),
    );
  }, [t]);
  return (
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <ErrorMessageContext value={speak}>
          <FailureDetailsContext value={details}>
            {children}
            <SlowAnswers />
            <ConfirmViewport />
            {Notifications && createElement(Notifications)}
          </FailureDetailsContext>
        </ErrorMessageContext>
      </QueryClientProvider>
    </ChakraProvider>
  );
}
