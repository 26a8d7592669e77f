import { Flex } from '@chakra-ui/react/flex';
import { Spinner } from '@chakra-ui/react/spinner';
import { useTranslation } from 'react-i18next';
import type { AttemptPhase } from '#features/payments/model/attempt.ts';

const busy = ['validating', 'tokenising', 'sending', 'action'] as const;

/** What is going on with the card. The place is always there, so that its sentences are heard. */
export function ChargeBusy({ phase }: { phase: AttemptPhase }) {
  const { t } = useTranslation('takePayment');
  const now = busy.find((each) => each === phase);
  return (
    <Flex role="status" align="center" gap="2" _empty={{ position: 'absolute' }}>
      {now && (
        <>
          <Spinner size="sm" color="accent" aria-hidden />
          <span>{t(`busy.${now}`)}</span>
        </>
      )}
    </Flex>
  );
}
