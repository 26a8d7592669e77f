import type { TFunction } from 'i18next';
import type { PaymentLink } from '#api/generated/types.gen.ts';
import type { LinkSort } from './linkFilters.ts';
import { StateTag } from '#shared/ui/StateTag.tsx';
import type { Money } from '#features/payments/parts/useMoney.ts';
import { WholeReference } from '#features/payments/parts/WholeReference.tsx';
import type { useFormat } from '#shared/i18n/useFormat.ts';
import type { Column } from '#shared/table/Column.ts';
import { recordName } from '#shared/i18n/noValue.ts';

interface ColumnTools {
  t: TFunction<'payments'>;
  format: ReturnType<typeof useFormat>;
  money: Money;
}

const tones = {
  sent: 'info',
  opened: 'caution',
  paid: 'good',
  expired: 'quiet',
  deactivated: 'quiet',
} as const satisfies Record<PaymentLink['status'], 'good' | 'caution' | 'bad' | 'info' | 'quiet'>;

/** What the list says of a link. */
export function linkColumns({ t, format, money }: ColumnTools): Column<PaymentLink, LinkSort>[] {
  return [
    {
      id: 'reference',
      header: t('column.reference'),
      isKey: true,
      width: '9.5rem',
      cell: ({ reference }) => <WholeReference reference={reference} />,
    },
    {
      id: 'sendTo',
      header: t('links.column.sentTo'),
      width: '14rem',
      grows: true,
      cell: ({ sendTo }) => sendTo,
    },
    {
      id: 'amount',
      header: t('column.amount'),
      align: 'end',
      width: '8rem',
      cell: ({ amountMinor, currency }) => money(amountMinor, currency),
    },
    {
      id: 'status',
      header: t('column.state'),
      width: '8rem',
      cell: ({ status }) => <StateTag tone={tones[status]}>{t(`linkState.${status}`)}</StateTag>,
    },
    {
      id: 'expiresAt',
      header: t('links.column.expires'),
      width: '8rem',
      cell: ({ expiresAt }) => format.date(expiresAt),
    },
    {
      id: 'createdAt',
      header: t('links.column.created'),
      width: '8rem',
      cell: ({ createdAt }) => format.date(createdAt),
    },
    {
      id: 'createdBy',
      header: t('column.by'),
      width: '9rem',
      cell: ({ createdBy }) => recordName(createdBy),
    },
  ];
}
