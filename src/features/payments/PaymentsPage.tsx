import './paymentsTexts.ts';
import { Badge } from '@chakra-ui/react/badge';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/errors.ts';
import { refusedPermission } from '#api/refusedPermission.ts';
import { LinkList } from '#features/payments/links/LinkList.tsx';
import { PaymentList } from '#features/payments/list/PaymentList.tsx';
import { tabs, usePaymentAddress } from '#features/payments/parts/usePaymentAddress.ts';
import { TakePayment } from '#features/payments/take/TakePayment.tsx';
import { Banner } from '#shared/ui/Banner.tsx';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { NoAccessPanel } from '#shared/ui/NoAccessPanel.tsx';
import { Page } from '#shared/ui/Page.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { Tabs } from '#shared/ui/Tabs.tsx';
import { configOptions } from './paymentQueries.ts';

const PaymentDrawer = lazyPart(
  'payment-drawer',
  async () => (await import('./drawer/PaymentDrawer.tsx')).PaymentDrawer,
);

/** /stripe-payment: take a card payment or send a link, and look after those there were. */
export function PaymentsPage() {
  const { t } = useTranslation('payments');
  const { tab, open, showTab, openPayment, closePayment } = usePaymentAddress();
  const config = useQuery(configOptions());
  const refused = refusedPermission(config.error);
  const isNotSetUp = config.error instanceof ApiError && config.error.code === 'payments_not_configured';

  if (refused && !config.data)
    return (
      <Page>
        <NoAccessPanel title={refused.permission} />
      </Page>
    );
  return (
    <Page
      actions={
        config.data?.mode === 'test' && (
          <Badge colorPalette="caution" title={t('testMode.title')}>
            {t('testMode')}
          </Badge>
        )
      }
    >
      <Tabs
        label={t('tabs')}
        items={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
        value={tab}
        onChange={showTab}
      >
        {tab === 'take' &&
          (isNotSetUp && !config.data ? (
            <Banner tone="caution">
              <strong>{t('notSetUp')}</strong> {t('notSetUp.text')}
            </Banner>
          ) : (
            <QueryState
              query={config}
              skeleton={<Skeleton h="24rem" role="status" aria-label={t('waiting')} />}
            >
              {(known) => (
                <TakePayment config={known} onOpenPayment={openPayment} onLinks={() => showTab('links')} />
              )}
            </QueryState>
          ))}
        {tab === 'payments' && <PaymentList onOpen={openPayment} onTake={() => showTab('take')} />}
        {tab === 'links' && <LinkList onCreate={() => showTab('take')} onOpenPayment={openPayment} />}
      </Tabs>
      {open !== null && (
        <Suspense>
          <PaymentDrawer key={open} paymentId={open} onClose={closePayment} />
        </Suspense>
      )}
    </Page>
  );
}
