import { Stack } from '@chakra-ui/react/stack';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { refusedPermission } from '#api/refusedPermission.ts';
import { useMoney } from '#features/payments/parts/useMoney.ts';
import { isFiltered, listQuery, paymentTable } from '#features/payments/paymentFilters.ts';
import { paymentsOptions } from '#features/payments/paymentQueries.ts';
import { permissions } from '#session/permissions.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { ColumnChooser } from '#shared/table/ColumnChooser.tsx';
import { DataTable } from '#shared/table/DataTable.tsx';
import { FilterChips } from '#shared/table/filters/FilterChips.tsx';
import { Pager } from '#shared/table/Pager.tsx';
import { sortText } from '#shared/table/sortRules.ts';
import { usePageInRange } from '#shared/table/usePageInRange.ts';
import { useTableState } from '#shared/table/useTableState.ts';
import { useVisibleColumns } from '#shared/table/useVisibleColumns.ts';
import { NoAccessPanel } from '#shared/ui/NoAccessPanel.tsx';
import { ExportButton } from '#resource/exports/ExportButton.tsx';
import { NoPayments } from './NoPayments.tsx';
import { paymentColumns } from './paymentColumns.tsx';
import { PaymentFilterBar } from './PaymentFilterBar.tsx';
import { PaymentTotals } from './PaymentTotals.tsx';
import { usePaymentChips } from './usePaymentChips.ts';

interface PaymentListProps {
  onOpen: (paymentId: string) => void;
  onTake: () => void;
}

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
  const table = useTableState(paymentTable);
  const { data, error, refetch, isPlaceholderData, isFetching } = useQuery(paymentsOptions(table));
  usePageInRange(table, isPlaceholderData ? undefined : data?.total);
  const all = useMemo(() => paymentColumns({ t, format, money }), [t, format, money]);
  const columns = useVisibleColumns('payments', all);
  const chips = usePaymentChips(table, data?.people ?? []);

  const refused = refusedPermission(error);
  if (refused) return <NoAccessPanel title={refused.node} />;
  return (
    <Stack gap="3">
      <PaymentFilterBar
        filtering={table}
        people={data?.people}
        end={
          <>
            <ColumnChooser columns={columns} />
            <ExportButton
              resource="payments"
              permission={permissions.cardPayment}
              fileColumns={fileColumns}
              query={listQuery(table.filters, sortText(table.sort))}
              columns={columns.visible}
            />
          </>
        }
      />
      <FilterChips chips={chips} onClear={table.clearFilters} />
      <DataTable
        label={t('list')}
        columns={columns.visible}
        rows={data?.items}
        rowId={({ id }) => id}
        rowName={({ reference }) => reference}
        sort={table.sort}
        onSort={table.sortBy}
        error={error}
        onRetry={refetch}
        busy={isPlaceholderData || isFetching}
        density={columns.density}
        onOpen={({ id }) => onOpen(id)}
        empty={<NoPayments onTake={onTake} />}
        noMatch={<NoPayments onClear={table.clearFilters} />}
        isFiltered={isFiltered(table.filters)}
        total={data?.total}
        waitingRows={table.size}
      />
      {data && data.totals.length > 0 && <PaymentTotals totals={data.totals} />}
      {data && (
        <Pager
          page={table.page}
          size={table.size}
          shown={data}
          onPage={table.setPage}
          onSize={table.setSize}
        />
      )}
    </Stack>
  );
}
