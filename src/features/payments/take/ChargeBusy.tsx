import { Flex } from '@chakra-ui/react/flex';
import { Spinner } from '@chakra-ui/react/spinner';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentRun } from '#features/payments/flow/paymentRun.ts';

const busy = ['validating', 'tokenising', 'sending', 'action'] as const;

/** What is going on with the card. The place is always there, so that its sentences are heard. */
export function ChargeBusy({ run }: { run: PaymentRun }) {
  const { t } = useTranslation('takePayment');
  const phase = useSyncExternalStore(run.subscribe, () => run.getState().attempt.phase);
  const now = busy.find((each) => each === phase);
  return (
    <Flex role="status" align="center" gap="2" css={styles} {...(now ? {} : { 'data-idle': '' })}>
      {/* There from the start: its styles, new in the moment of the press, would make the browser style the page anew. */}
      <Spinner size="sm" color="accent" aria-hidden />
      {now && <span>{t(`busy.${now}`)}</span>}
    </Flex>
  );
}

const styles = { '&[data-idle]': { position: 'absolute', '& > *': { display: 'none' } } } as const;
