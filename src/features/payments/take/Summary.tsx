import { useTranslation } from 'react-i18next';
import type { Payable } from '#api/generated/types.gen.ts';
import { textToMinor } from '#features/payments/model/money.ts';
import { Facts } from '#features/payments/parts/Facts.tsx';
import { SmallHeading } from '#features/payments/parts/SmallHeading.tsx';
import { useMoney } from '#features/payments/parts/useMoney.ts';
import { orEmpty } from '#shared/i18n/noValue.ts';
import type { Channel, TakeValues } from './takeForm.ts';

interface SummaryProps {
  values: TakeValues;
  payable: Payable | null;
  channel: Channel;
}

/** What is about to happen, in one place, before it does. */
export function Summary({ values, payable, channel }: SummaryProps) {
  const { t } = useTranslation(['takePayment', 'payments']);
  const money = useMoney();
  const currency = payable?.currency ?? values.currency;
  const minor = textToMinor(values.amount, currency);
  const nothing = t('summary.nothing');
  const left = payable && minor !== null ? payable.openMinor - minor : null;
  return (
    <section>
      <SmallHeading>{t('summary')}</SmallHeading>
      <Facts
        facts={[
          { label: t('summary.for'), value: payable?.number ?? (values.reference || nothing) },
          {
            label: t('summary.customer'),
            value: orEmpty(payable?.customer).name ?? (values.customer || nothing),
          },
          { label: t('summary.method'), value: t(`channel.${channel}`, { ns: 'payments' }) },
          { label: t('summary.amount'), value: minor === null ? nothing : money(minor, currency) },
          {
            label: t('summary.left'),
            value: left === null || left < 0 ? null : money(left, currency),
          },
        ]}
      />
    </section>
  );
}
