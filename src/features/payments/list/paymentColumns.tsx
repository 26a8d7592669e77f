import type { TFunction } from 'i18next';
import type { Payment } from '#api/generated/types.gen.ts';
import type { Money } from '#features/payments/parts/useMoney.ts';
import { PaymentStateTag } from '#features/payments/parts/PaymentStateTag.tsx';
import type { PaymentSort } from '#features/payments/paymentFilters.ts';
import { WholeReference } from '#features/payments/parts/WholeReference.tsx';
import type { useFormat } from '#shared/i18n/useFormat.ts';
import type { Column } from '#shared/table/Column.ts';
import { NO_VALUE, recordName } from '#shared/i18n/noValue.ts';

interface ColumnTools {
  t: TFunction<'payments'>;
  format: ReturnType<typeof useFormat>;
  money: Money;
}

/** Ids of the columns are those of an export, so that a file has what the screen has. */
export function paymentColumns({ t, format, money }: ColumnTools): Column<Payment, PaymentSort>[] {
  return [
    {
      id: 'reference',
      header: t('column.reference'),
      sortKey: 'reference',
      isKey: true,
      width: '8.25rem',
      cell: ({ reference }) => <WholeReference reference={reference} />,
    },
    {
      id: 'createdAt',
      header: t('column.date'),
      sortKey: 'createdAt',
      // A Chinese date stays on its line.
      width: '7.75rem',
      cell: ({ createdAt }) => format.date(createdAt),
    },
    {
      id: 'customer',
      header: t('column.customer'),
      sortKey: 'customer',
      width: '8.5rem',
      grows: true,
      cell: ({ customer }) => customer?.name ?? customer?.email ?? NO_VALUE,
    },
    {
      id: 'amount',
      header: t('column.amount'),
      sortKey: 'amountMinor',
      align: 'end',
      width: '7.25rem',
      cell: ({ amountMinor, currency }) => money(amountMinor, currency),
    },
    {
      id: 'currency',
      header: t('column.currency'),
      width: '5.5rem',
      hidden: true,
      cell: ({ currency }) => currency,
    },
    {
      id: 'channel',
      header: t('column.method'),
      sortKey: 'channel',
      width: '8.25rem',
      cell: ({ channel }) => t(`channel.${channel}`),
    },
    {
      id: 'last4',
      header: t('column.card'),
      width: '10.25rem',
      cell: ({ card }) =>
        card ? t('card.short', { brand: t(`brand.${card.brand}`), last4: card.last4 }) : NO_VALUE,
    },
    {
      id: 'status',
      header: t('column.state'),
      sortKey: 'status',
      width: '7.25rem',
      cell: (payment) => <PaymentStateTag payment={payment} />,
    },
    {
      id: 'refunded',
      header: t('column.refunded'),
      sortKey: 'refundedMinor',
      align: 'end',
      width: '6.5rem',
      cell: ({ refundedMinor, currency }) =>
        refundedMinor === 0 ? NO_VALUE : money(refundedMinor, currency),
    },
    {
      id: 'createdBy',
      header: t('column.by'),
      sortKey: 'createdBy',
      width: '6.75rem',
      cell: ({ createdBy }) => recordName(createdBy),
    },
  ];
}
