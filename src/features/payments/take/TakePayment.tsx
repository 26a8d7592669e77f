import './takeTexts.ts';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PaymentConfig } from '#api/generated/types.gen.ts';
import type { NextAction } from '#features/payments/flow/ports.ts';
import { usePaymentRun } from '#features/payments/flow/usePaymentRun.ts';
import { isUnderWay } from '#features/payments/model/attempt.ts';
import { LeaveGuard } from '#shared/form/LeaveGuard.tsx';
import { loadExtra } from '#shared/lib/loadExtra.ts';
import { Outcome } from './Outcome.tsx';
import { PayablePanel } from './PayablePanel.tsx';

interface TakePaymentProps {
  config: PaymentConfig;
  onOpenPayment: (paymentId: string) => void;
  onLinks: () => void;
}

/** Takes one payment after the other. What is being paid is in the address: a link leads to the same invoice. */
export function TakePayment({ config, onOpenPayment, onLinks }: TakePaymentProps) {
  const { t, i18n } = useTranslation('takePayment');
  const { search } = useLocation();
  const navigate = useNavigate();
  const { run, state } = usePaymentRun();
  const [round, setRound] = useState(1);
  const invoice = new URLSearchParams(search).get('invoice');
  const { phase } = state.attempt;

  const { publishableKey } = config;
  const { language } = i18n;
  const nextAction: NextAction = useCallback(
    async (clientSecret) => {
      const { createNextAction } = await loadExtra(() => import('./card/nextAction.ts'));
      return createNextAction(publishableKey, language)(clientSecret);
    },
    [publishableKey, language],
  );
  const choose = useCallback(
    (number: string | null) =>
      void navigate(
        { search: number === null ? '' : `?${new URLSearchParams({ invoice: number })}` },
        { replace: true, preventScrollReset: true },
      ),
    [navigate],
  );
  // While the bank asks the cardholder the form stays as it is, below the bank's window.
  const isOver =
    phase === 'processing' ||
    phase === 'succeeded' ||
    phase === 'canceled' ||
    phase === 'unknown' ||
    (phase === 'action' && !state.isChecking);
  return (
    <Stack gap="4">
      <LeaveGuard
        when={() => isUnderWay(run.getState().attempt)}
        params={['tab', 'invoice']}
        title={t('leave.title')}
        text={t('leave.text')}
      />
      {isOver && (
        <Outcome
          run={run}
          state={state}
          nextAction={nextAction}
          onDetails={onOpenPayment}
          onNext={() => {
            run.again();
            // What was not paid is paid again with what was typed; the next payment begins anew.
            if (phase !== 'succeeded') return;
            setRound(round + 1);
            choose(null);
          }}
        />
      )}
      {/* Hidden, not gone: what was typed stays, and so does the frame of the card. */}
      <chakra.div hidden={isOver}>
        <PayablePanel
          key={round}
          config={config}
          invoice={invoice}
          onChoose={choose}
          run={run}
          // Hidden it stays as it was when it was sent.
          isBusy={isOver || isUnderWay(state.attempt)}
          fault={state.fault}
          nextAction={nextAction}
          onLinks={onLinks}
        />
      </chakra.div>
    </Stack>
  );
}
