import { useTranslation } from 'react-i18next';
import type { Payment } from '#api/generated/types.gen.ts';
import { CopyText } from '#features/payments/parts/CopyText.tsx';
import { Facts } from '#features/payments/parts/Facts.tsx';
import { useCardName } from '#features/payments/parts/useCardName.ts';
import { useMoney } from '#features/payments/parts/useMoney.ts';
import { countryName } from '#shared/i18n/countries.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { recordName } from '#shared/i18n/noValue.ts';

/** What a payment is: money, customer, card, ids to copy. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const { t, i18n } = useTranslation(['paymentDetails', 'payments']);
  const format = useFormat();
  const money = useMoney();
  const cardName = useCardName();
  const { card, customer, currency } = payment;
  const id = (label: string, text: string | null) => ({
    label,
    value: text === null ? null : <CopyText text={text} what={label} />,
  });
  return (
    <section aria-label={t('facts')}>
      <Facts
        facts={[
          { label: t('fact.amount'), value: money(payment.amountMinor, currency) },
          {
            label: t('fact.refunded'),
            value: payment.refundedMinor === 0 ? null : money(payment.refundedMinor, currency),
          },
          {
            label: t('fact.left'),
            value: payment.status === 'succeeded' ? money(payment.refundableMinor, currency) : null,
          },
          {
            label: payment.payable
              ? t(`type.${payment.payable.type}`, { ns: 'payments' })
              : t('fact.reference'),
            value: payment.reference,
          },
          { label: t('fact.reason'), value: payment.reason },
          { label: t('fact.customer'), value: [customer?.name, customer?.email].filter(Boolean).join(', ') },
          { label: t('fact.method'), value: t(`channel.${payment.channel}`, { ns: 'payments' }) },
          { label: t('fact.card'), value: card && cardName(card) },
          {
            label: t('fact.expires'),
            value: card && `${String(card.expMonth).padStart(2, '0')}/${card.expYear}`,
          },
          { label: t('fact.funding'), value: card && t(`funding.${card.funding}`) },
          {
            label: t('fact.country'),
            value: card && (countryName(card.country, i18n.language) ?? card.country),
          },
          { label: t('fact.at'), value: format.dateTime(payment.createdAt) },
          { label: t('fact.by'), value: recordName(payment.createdBy) },
          { label: t('fact.receipt'), value: payment.receiptEmail },
          { label: t('fact.note'), value: payment.note },
          id(t('fact.id'), payment.id),
          id(t('fact.link'), payment.linkId),
          id(t('fact.key'), payment.idempotencyKey),
        ]}
      />
    </section>
  );
}
