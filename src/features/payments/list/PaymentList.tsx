import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentTotal } from '#api/generated/types.gen.ts';
import { useMoney } from '#features/payments/parts/useMoney.ts';
import { paymentTable, toQueryParams } from '#features/payments/paymentFilters.ts';
import { paymentsOptions } from '#features/payments/paymentQueries.ts';
import { ExportButton } from '#resource/exports/ExportButton.tsx';
import { ListScreen } from '#resource/list/ListScreen.tsx';
import { useList } from '#resource/list/useList.tsx';
import { permissions } from '#session/permissions.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { ColumnChooser } from '#shared/table/ColumnChooser.tsx';
import { DataTable } from '#shared/table/DataTable.tsx';
import { useVisibleColumns } from '#shared/table/useVisibleColumns.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { paymentColumns } from './paymentColumns.tsx';
import { usePaymentFilters } from './usePaymentFilters.tsx';

const styles = {
  width: '100%',
  fontSize: 'sm',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  '& :is(th, td)': {
    px: '3',
    py: '2',
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  '& :is(th:first-of-type)': { textAlign: 'start', whiteSpace: 'normal' },
  '& thead th': { color: 'fg.muted', fontWeight: 'medium', bg: 'bg.subtle' },
  '& tbody th': { fontWeight: 'medium' },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& tbody td:last-of-type': { fontWeight: 'semibold' },
  '& tbody tr + tr': { borderTopWidth: '1px', borderColor: 'border' },
} as const;

interface PaymentListProps {
  onOpen: (paymentId: string) => void;
  onTake: () => void;
}

const source = { table: paymentTable, options: paymentsOptions, toQueryParams };

/** What a file can hold of a payment. */
const fileColumns = [
  ...['id', 'createdAt', 'reference', 'customer', 'channel', 'amount', 'currency', 'refunded', 'brand'],
  ...['last4', 'status', 'failure', 'disputed', 'receiptEmail', 'createdBy', 'note'],
];

/** Every card payment there was, with what was taken and given back of all that match. */
export function PaymentList({ onOpen, onTake }: PaymentListProps) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const money = useMoney();
  const list = useList(source);
  const all = useMemo(() => paymentColumns({ t, format, money }), [t, format, money]);
  const columns = useVisibleColumns('payments', all);
  return (
    <ListScreen
      list={list}
      search={t('search')}
      filters={usePaymentFilters(list.table, list.page?.people)}
      tools={
        <>
          <ColumnChooser columns={columns} />
          <ExportButton
            resource="payments"
            permission={permissions.cardPayment}
            fileColumns={fileColumns}
            query={list.query}
            columns={columns.visible}
          />
        </>
      }
    >
      <DataTable
        {...list.state}
        label={t('list')}
        columns={columns.visible}
        rowId={({ id }) => id}
        rowName={({ reference }) => reference}
        density={columns.density}
        onOpen={({ id }) => onOpen(id)}
        empty={<NoPayments onTake={onTake} />}
      />
      {list.page && list.page.totals.length > 0 && <PaymentTotals totals={list.page.totals} />}
    </ListScreen>
  );
}

/** There is no payment at all, and the first step. */
function NoPayments({ onTake }: { onTake: () => void }) {
  const { t } = useTranslation('payments');
  return (
    <EmptyState
      icon={ReceiptText}
      title={t('list.empty')}
      text={t('list.emptyText')}
      action={
        <Button size="sm" variant="outline" onClick={onTake}>
          {t('list.emptyAction')}
        </Button>
      }
    />
  );
}

/** What all payments found have taken and given back: a row for each currency, for they do not add up. */
function PaymentTotals({ totals }: { totals: readonly PaymentTotal[] }) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const money = useMoney();
  return (
    <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label={t('totals')} rounded="l2">
      <chakra.table css={styles} aria-label={t('totals')}>
        <thead>
          <tr>
            <th scope="col">{t('totals')}</th>
            <th scope="col">{t('totals.gross')}</th>
            <th scope="col">{t('totals.refunded')}</th>
            <th scope="col">{t('totals.net')}</th>
          </tr>
        </thead>
        <tbody>
          {totals.map(({ currency, count, grossMinor, refundedMinor }) => (
            <tr key={currency}>
              <th scope="row">{t('totals.row', { currency, count, number: format.number(count) })}</th>
              <td>{money(grossMinor, currency)}</td>
              <td>{money(refundedMinor, currency)}</td>
              <td>{money(grossMinor - refundedMinor, currency)}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}
