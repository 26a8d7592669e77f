import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useTranslation } from 'react-i18next';
import type { Payment } from '#api/generated/types.gen.ts';
import { CopyText } from '#features/payments/parts/CopyText.tsx';
import { Facts } from '#features/payments/parts/Facts.tsx';
import { useCardName } from '#features/payments/parts/useCardName.ts';
import { useMoney } from '#features/payments/parts/useMoney.ts';
import { payableOptions } from '#features/payments/paymentQueries.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { iconText } from '#shared/ui/icon.ts';

interface OutcomePaidProps {
  payment: Payment;
  onDetails: () => void;
  onNext: () => void;
}

/** The receipt of the screen: what was paid, with which card, what is left, and the number to quote. */
export function OutcomePaid({ payment, onDetails, onNext }: OutcomePaidProps) {
  const { t } = useTranslation('takePayment');
  const format = useFormat();
  const money = useMoney();
  const cardName = useCardName();
  const { payable, card, receiptEmail } = payment;
  const { data: now } = useQuery({ ...payableOptions(payable?.id ?? ''), enabled: payable !== null });
  const left =
    now &&
    (now.openMinor > 0
      ? t('outcome.partly', { amount: money(now.openMinor, now.currency) })
      : t('outcome.all'));
  return (
    <Stack gap="4">
      <Stack gap="1">
        {card && <p>{t('outcome.card', { card: cardName(card) })}</p>}
        {left && <p>{left}</p>}
        {receiptEmail && <p>{t('outcome.receiptSent', { email: receiptEmail })}</p>}
      </Stack>
      <Facts
        facts={[
          { label: t('summary.for'), value: payment.reference },
          { label: t('summary.customer'), value: payment.customer?.name },
          { label: t('outcome.date'), value: format.dateTime(payment.createdAt) },
          {
            label: t('outcome.id'),
            value: <CopyText text={payment.id} what={t('outcome.id')} />,
          },
        ]}
      />
      <Flex gap="2" wrap="wrap">
        <Button onClick={onNext}>{t('outcome.next')}</Button>
        <Button variant="outline" onClick={onDetails}>
          {t('outcome.details')}
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          <Printer {...iconText} />
          {t('outcome.print')}
        </Button>
      </Flex>
    </Stack>
  );
}
