import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import CircleX from 'lucide-react/icons/circle-x';
import Hourglass from 'lucide-react/icons/hourglass';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttemptPhase } from '#features/payments/model/attempt.ts';
import type { PaymentRun } from '#features/payments/flow/paymentRun.ts';
import type { NextAction } from '#features/payments/flow/ports.ts';
import type { RunState } from '#features/payments/flow/runState.ts';
import { useMoney } from '#features/payments/parts/useMoney.ts';
import { OutcomePaid } from './OutcomePaid.tsx';

interface OutcomeProps {
  run: PaymentRun;
  state: RunState;
  nextAction: NextAction;
  onDetails: (paymentId: string) => void;
  onNext: () => void;
}

/** How a payment ended, or that nobody knows yet, and the one way on that is safe. */
export function Outcome({ run, state, nextAction, onDetails, onNext }: OutcomeProps) {
  const { t } = useTranslation('takePayment');
  const money = useMoney();
  const { attempt, payment, fault, isChecking } = state;
  const { phase, neverArrived } = attempt;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is hidden, and what happened is to be read first.
  useEffect(() => heading.current?.focus(), [phase, neverArrived]);
  const amount = payment ? money(payment.amountMinor, payment.currency) : '';

  return (
    <chakra.section css={styles} data-phase={phase} aria-labelledby="payment-outcome">
      <Flex gap="3" align="center">
        {icons.get(phase) ?? <CircleHelp {...sign} />}
        <h2 id="payment-outcome" ref={heading} tabIndex={-1}>
          {titleOf()}
        </h2>
      </Flex>
      {phase === 'succeeded' && payment && (
        <OutcomePaid payment={payment} onDetails={() => onDetails(payment.id)} onNext={onNext} />
      )}
      {phase === 'canceled' && (
        <Button alignSelf="flex-start" onClick={onNext}>
          {t('outcome.back')}
        </Button>
      )}
      {phase === 'action' && payment && (
        <Stack gap="4">
          <p>{t('outcome.actionText', { amount, reference: payment.reference })}</p>
          <Flex gap="2" wrap="wrap">
            <Button onClick={() => void run.confirm(nextAction)}>{t('outcome.confirm')}</Button>
            <Button variant="outline" onClick={() => void run.cancel()}>
              {t('outcome.cancel')}
            </Button>
          </Flex>
        </Stack>
      )}
      {phase === 'unknown' && (
        <Stack gap="4">
          <p role="status">
            {neverArrived ? '' : t(isChecking ? 'outcome.checking' : 'outcome.unknownText')}
          </p>
          {neverArrived ? (
            <Button alignSelf="flex-start" onClick={onNext}>
              {t('outcome.again')}
            </Button>
          ) : (
            <Button alignSelf="flex-start" aria-disabled={isChecking} onClick={() => void run.check()}>
              {t('outcome.check')}
            </Button>
          )}
        </Stack>
      )}
    </chakra.section>
  );

  function titleOf(): string {
    if (phase === 'succeeded') return t('outcome.succeeded', { amount });
    if (phase === 'canceled')
      return t(fault?.kind === 'notConfirmed' ? 'fault.notConfirmed' : 'outcome.canceled');
    if (phase === 'action') return t('outcome.action');
    if (phase === 'processing') return t('busy.processing');
    return t(neverArrived ? 'outcome.never' : 'outcome.unknown');
  }
}

const sign = { size: 28, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What is not here is a question. */
const icons: ReadonlyMap<AttemptPhase, ReactNode> = new Map([
  ['processing', <Hourglass key="processing" {...sign} />],
  ['succeeded', <CircleCheck key="succeeded" {...sign} />],
  ['canceled', <CircleX key="canceled" {...sign} />],
]);

const styles = {
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  maxW: '46rem',
  p: { base: '4', md: '6' },
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderTopWidth: '3px',
  rounded: 'l3',
  '& h2': { fontSize: 'xl', fontWeight: 'semibold', lineHeight: '1.3', overflowWrap: 'anywhere' },
  '& > div:first-of-type > svg': { flexShrink: 0, color: 'caution' },
  borderTopColor: 'caution',
  '&[data-phase=succeeded]': { borderTopColor: 'good', '& > div:first-of-type > svg': { color: 'good' } },
  '&[data-phase=canceled]': {
    borderTopColor: 'border.strong',
    '& > div:first-of-type > svg': { color: 'fg.muted' },
  },
  // The receipt of the screen, alone on the sheet.
  '@media print': {
    position: 'fixed',
    inset: 0,
    zIndex: 9999,
    maxW: 'none',
    border: 'none',
    '& button': { display: 'none' },
  },
} as const;
