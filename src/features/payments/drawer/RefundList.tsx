import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { Payment, Refund } from '#api/generated/types.gen.ts';
import { SmallHeading } from '#features/payments/parts/SmallHeading.tsx';
import { StateTag } from '#shared/ui/StateTag.tsx';
import { useMoney } from '#features/payments/parts/useMoney.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { recordName } from '#shared/i18n/noValue.ts';

const tones = {
  pending: 'info',
  requires_action: 'caution',
  succeeded: 'good',
  failed: 'bad',
  canceled: 'quiet',
} as const satisfies Record<Refund['status'], 'good' | 'caution' | 'bad' | 'info' | 'quiet'>;

/** What was given back of a payment, and what became of it. */
export function RefundList({ payment: { refunds, status } }: { payment: Payment }) {
  const { t } = useTranslation('paymentDetails');
  const format = useFormat();
  const money = useMoney();
  if (status !== 'succeeded') return null;
  return (
    <section>
      <SmallHeading>{t('refunds')}</SmallHeading>
      {refunds.length === 0 ? (
        <chakra.p color="fg.muted">{t('refunds.none')}</chakra.p>
      ) : (
        <chakra.ul css={styles} aria-label={t('refunds')}>
          {refunds.map((refund) => (
            <li key={refund.id}>
              <div>
                <strong>{money(refund.amountMinor, refund.currency)}</strong>
                <StateTag tone={tones[refund.status]}>{t(`refundState.${refund.status}`)}</StateTag>
              </div>
              <p>{[t(`reason.${refund.reason}`), refund.note, refund.failure].filter(Boolean).join(' · ')}</p>
              <p>{[format.dateTime(refund.createdAt), recordName(refund.createdBy)].join(' · ')}</p>
            </li>
          ))}
        </chakra.ul>
      )}
    </section>
  );
}

const styles = {
  borderWidth: '1px',
  borderColor: 'border',
  rounded: 'l2',
  '& li': { px: '3', py: '2' },
  '& li + li': { borderTopWidth: '1px', borderColor: 'border' },
  '& div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' },
  '& strong': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  '& p': { fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
} as const;
