import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { useQuery } from '@tanstack/react-query';
import CreditCard from 'lucide-react/icons/credit-card';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/errors.ts';
import type { PaymentConfig } from '#api/generated/types.gen.ts';
import type { PaymentRun } from '#features/payments/flow/paymentRun.ts';
import type { NextAction } from '#features/payments/flow/ports.ts';
import type { RunFault } from '#features/payments/flow/runState.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { payableOptions } from '#features/payments/paymentQueries.ts';
import { permissions } from '#session/permissions.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { PayableFinder } from './PayableFinder.tsx';
import { TakeForm } from './TakeForm.tsx';
import { TwoPanels } from './TwoPanels.tsx';

interface PayablePanelProps {
  config: PaymentConfig;
  /** Id or number of what is paid, as the address says; null: nothing chosen yet. */
  invoice: string | null;
  onChoose: (number: string | null) => void;
  run: PaymentRun;
  /** The card is being charged. */
  isBusy: boolean;
  fault: RunFault | null;
  nextAction: NextAction;
  onLinks: () => void;
}

/** First what is paid, then how. The steps of a payment, of which it sees none, are not waited for by its rendering. */
export const PayablePanel = memo(function PayablePanel({
  config,
  invoice,
  onChoose,
  ...form
}: PayablePanelProps) {
  const { t } = useTranslation('takePayment');
  const needs = usePermissionReason();
  const [isAdHoc, setIsAdHoc] = useState(false);
  const query = useQuery({ ...payableOptions(invoice ?? ''), enabled: invoice !== null });
  const { data: payable, error } = query;
  const isGone = error instanceof ApiError && error.status === 404;
  const isPayable = payable !== undefined && payable.status !== 'void' && payable.openMinor > 0;

  if (isAdHoc && invoice === null)
    return <TakeForm config={config} payable={null} onChange={() => setIsAdHoc(false)} {...form} />;
  if (invoice !== null && isPayable)
    return (
      <TakeForm
        key={payable.id}
        config={config}
        payable={payable}
        onChange={() => onChoose(null)}
        {...form}
      />
    );
  return (
    <TwoPanels>
      <Panel title={t('what')}>
        <Stack gap="4">
          {invoice !== null && isGone && (
            <Banner tone="caution">{t('finder.gone', { number: invoice })}</Banner>
          )}
          {payable && invoice !== null && (
            <Banner tone="info">
              {t(payable.status === 'void' ? 'finder.void' : 'finder.paid', { number: payable.number })}
            </Banner>
          )}
          {invoice !== null && !payable && !error && (
            <Skeleton h="24" role="status" aria-label={t('finder.loading')} />
          )}
          {invoice !== null && error !== null && !isGone && (
            <ErrorState error={error} onRetry={query.refetch} />
          )}
          <PayableFinder onChoose={({ number }) => onChoose(number)} />
          <DisabledReasonButton
            size="sm"
            variant="outline"
            alignSelf="flex-start"
            reason={needs(permissions.cardPaymentAdHoc)}
            onClick={() => {
              setIsAdHoc(true);
              onChoose(null);
            }}
          >
            {t('adHoc')}
          </DisabledReasonButton>
        </Stack>
      </Panel>
      <Panel title={t('how')}>
        <EmptyState
          icon={CreditCard}
          headingLevel="h3"
          title={t('how.pick')}
          text={t('pci')}
          action={
            <Button size="sm" variant="outline" onClick={form.onLinks}>
              {t('link.all')}
            </Button>
          }
        />
      </Panel>
    </TwoPanels>
  );
});
