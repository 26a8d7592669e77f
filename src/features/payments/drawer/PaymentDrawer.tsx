import './detailsTexts.ts';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { useQuery } from '@tanstack/react-query';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/errors.ts';
import { refusedPermission } from '#api/refusedPermission.ts';
import { PaymentStateTag } from '#features/payments/parts/PaymentStateTag.tsx';
import { paymentOptions } from '#features/payments/paymentQueries.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { NoAccessPanel } from '#shared/ui/NoAccessPanel.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { SideDrawer } from '#shared/ui/SideDrawer.tsx';
import { PaymentActions } from './PaymentActions.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';
import { PaymentBanners } from './PaymentBanners.tsx';
import { PaymentTimeline } from './PaymentTimeline.tsx';
import { RefundList } from './RefundList.tsx';

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
