import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '#features/payments/parts/useMoney.ts';
import { paymentTable, toQueryParams } from '#features/payments/paymentFilters.ts';
import { paymentsOptions } from '#features/payments/paymentQueries.ts';
import { permissions } from '#session/permissions.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { ColumnChooser } from '#shared/table/ColumnChooser.tsx';
import { DataTable } from '#shared/table/DataTable.tsx';
import { useVisibleColumns } from '#shared/table/useVisibleColumns.ts';
import { ExportButton } from '#resource/exports/ExportButton.tsx';
import { ListScreen } from '#resource/list/ListScreen.tsx';
import { useList } from '#resource/list/useList.tsx';
import { NoPayments } from './NoPayments.tsx';
import { paymentColumns } from './paymentColumns.tsx';
import { PaymentTotals } from './PaymentTotals.tsx';
import { usePaymentFilters } from './usePaymentFilters.tsx';

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
