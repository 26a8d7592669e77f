import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { Payment } from '#api/generated/types.gen.ts';
import { DeclineText } from '#features/payments/parts/DeclineText.tsx';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { Banner } from '#shared/ui/Banner.tsx';

/** What one has to know of a payment before anything else: why it failed, or that it is disputed. */
export function PaymentBanners({ payment: { failure, disputed } }: { payment: Payment }) {
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
