import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/errors.ts';
import type { Payment, Refund } from '#api/generated/types.gen.ts';
import { refusedPermission } from '#api/refusedPermission.ts';
import { DeclineText } from '#features/payments/parts/DeclineText.tsx';
import { PaymentStateTag } from '#features/payments/parts/PaymentStateTag.tsx';
import { SmallHeading } from '#features/payments/parts/SmallHeading.tsx';
import { useMoney } from '#features/payments/parts/useMoney.ts';
import { paymentOptions } from '#features/payments/paymentQueries.ts';
import { useRememberOpened } from '#resource/useRememberOpened.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { recordName } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { NoAccessPanel } from '#shared/ui/NoAccessPanel.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { SideDrawer } from '#shared/ui/SideDrawer.tsx';
import { StateTag } from '#shared/ui/StateTag.tsx';
import './detailsTexts.ts';
import { PaymentActions } from './PaymentActions.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';
import { PaymentTimeline } from './PaymentTimeline.tsx';

const tones = {
  pending: 'info',
  requires_action: 'caution',
  succeeded: 'good',
  failed: 'bad',
  canceled: 'quiet',
} as const satisfies Record<Refund['status'], 'good' | 'caution' | 'bad' | 'info' | 'quiet'>;

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

interface PaymentDrawerProps {
  paymentId: string;
  onClose: () => void;
}

/** One payment beside the list it was opened from: what it was, what happened to it, and what can be done. */
export function PaymentDrawer({ paymentId, onClose }: PaymentDrawerProps) {
  const { t } = useTranslation('paymentDetails');
  const query = useQuery(paymentOptions(paymentId));
  const { data: payment, error } = query;
  const refused = refusedPermission(error);
  const isGone = error instanceof ApiError && error.status === 404;
  useRememberOpened(payment?.reference);
  return (
    <SideDrawer
      open
      onClose={onClose}
      width="lg"
      title={payment ? t('titleOf', { reference: payment.reference }) : t('title')}
      meta={payment && <PaymentStateTag payment={payment} />}
      footer={payment && <PaymentActions payment={payment} />}
    >
      {!payment && refused && <NoAccessPanel title={refused.permission} headingLevel="h3" />}
      {!payment && isGone && (
        <EmptyState icon={ReceiptText} headingLevel="h3" title={t('gone')} text={t('goneText')} />
      )}
      {(payment ?? !(refused ?? isGone)) && (
        <QueryState query={query} skeleton={<Waiting label={t('loading')} />}>
          {(shown) => (
            <Stack gap="6">
              <PaymentBanners payment={shown} />
              <PaymentFacts payment={shown} />
              <RefundList payment={shown} />
              <PaymentTimeline payment={shown} />
            </Stack>
          )}
        </QueryState>
      )}
    </SideDrawer>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <Stack gap="4" role="status" aria-label={label}>
      {[40, 9, 24].map((height) => (
        <Skeleton key={height} h={String(height)} />
      ))}
    </Stack>
  );
}

/** What one has to know of a payment before anything else: why it failed, or that it is disputed. */
function PaymentBanners({ payment: { failure, disputed } }: { payment: Payment }) {
  const { t } = useTranslation(['paymentDetails', 'payments']);
  // Who may refund decides; the others are not to tell a cardholder what the bank does not tell.
  const isManager = useCan()(permissions.cardPaymentRefund);
  return (
    <>
      {disputed && <Banner tone="bad">{t('disputed')}</Banner>}
      {failure && (
        <Banner tone="caution">
          <DeclineText code={failure.declineCode ?? failure.code} />
          {isManager && (
            <chakra.p mt="1" fontSize="sm" color="fg.muted">
              {t('declineCode', { ns: 'payments', code: failure.declineCode ?? failure.code })}
            </chakra.p>
          )}
        </Banner>
      )}
    </>
  );
}

/** What was given back of a payment, and what became of it. */
function RefundList({ payment: { refunds, status } }: { payment: Payment }) {
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
