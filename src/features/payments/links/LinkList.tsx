import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { refusedPermission } from '#api/refusedPermission.ts';
import { configOptions, linksOptions } from '#features/payments/paymentQueries.ts';
import { useMoney } from '#features/payments/parts/useMoney.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { DataTable } from '#shared/table/DataTable.tsx';
import { CheckList } from '#shared/table/filters/CheckList.tsx';
import { formatList, parseEnumList } from '#shared/table/filters/choiceRules.ts';
import { FilterMenu } from '#shared/table/filters/FilterMenu.tsx';
import { Pager } from '#shared/table/Pager.tsx';
import { usePageInRange } from '#shared/table/usePageInRange.ts';
import { useTableState } from '#shared/table/useTableState.ts';
import { NoAccessPanel } from '#shared/ui/NoAccessPanel.tsx';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { linkColumns } from './linkColumns.tsx';
import { linkStates, linkTable } from './linkTable.ts';
import { NoLinks } from './NoLinks.tsx';
import { useLinkActions } from './useLinkActions.ts';
import { orDash } from '#shared/i18n/noValue.ts';

interface LinkListProps {
  onCreate: () => void;
  onOpenPayment: (paymentId: string) => void;
}

/** The payment links that were sent, and what became of them. */
export function LinkList({ onCreate, onOpenPayment }: LinkListProps) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const money = useMoney();
  const table = useTableState(linkTable);
  const status = parseEnumList(table.filters.status, linkStates);
  const { data, error, refetch, isPlaceholderData, isFetching } = useQuery(
    linksOptions({ ...table, status }),
  );
  const config = useQuery(configOptions()).data;
  usePageInRange(table, isPlaceholderData ? undefined : data?.total);
  const columns = useMemo(() => linkColumns({ t, format, money }), [t, format, money]);
  const { actions } = useLinkActions(onOpenPayment);

  const refused = refusedPermission(error);
  if (refused) return <NoAccessPanel title={refused.node} />;
  const clear = () => table.setFilters({ status: '' });
  return (
    <Stack gap="3">
      <chakra.p color="fg.muted" maxW="46rem">
        {t('links.intro')}
      </chakra.p>
      <Flex gap="2" wrap="wrap">
        <FilterMenu label={t('links.filter')} count={status.length} onClear={clear}>
          <CheckList
            label={t('links.filter')}
            options={linkStates.map((id) => ({ id, label: t(`linkState.${id}`) }))}
            chosen={status}
            onChange={(next) =>
              table.setFilters((now) => ({ status: formatList(next(parseEnumList(now.status, linkStates))) }))
            }
          />
        </FilterMenu>
        <DisabledReasonButton
          size="sm"
          ms="auto"
          reason={config?.features.links === false ? t('links.off') : undefined}
          onClick={onCreate}
        >
          {t('links.create')}
        </DisabledReasonButton>
      </Flex>
      <DataTable
        label={t('links')}
        columns={columns}
        rows={data?.items}
        rowId={({ id }) => id}
        rowName={({ reference, sendTo }) => `${orDash(reference)}, ${orDash(sendTo)}`}
        error={error}
        onRetry={refetch}
        busy={isPlaceholderData || isFetching}
        rowActions={actions}
        empty={<NoLinks onCreate={onCreate} />}
        noMatch={
          <NoLinks
            action={
              <Button size="sm" variant="outline" onClick={clear}>
                {t('list.clear')}
              </Button>
            }
          />
        }
        isFiltered={status.length > 0}
        total={data?.total}
        waitingRows={table.size}
      />
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
