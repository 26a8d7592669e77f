import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import Link2 from 'lucide-react/icons/link-2';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '#features/payments/parts/useMoney.ts';
import { configOptions, linksOptions } from '#features/payments/paymentQueries.ts';
import { manyFilter } from '#resource/list/choiceFilters.tsx';
import { ListScreen } from '#resource/list/ListScreen.tsx';
import { useList } from '#resource/list/useList.tsx';
import { orDash } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { DataTable } from '#shared/table/DataTable.tsx';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { linkColumns } from './linkColumns.tsx';
import { linkStates, linkTable, toLinkParams } from './linkFilters.ts';
import { useLinkActions } from './useLinkActions.ts';

interface LinkListProps {
  onCreate: () => void;
  onOpenPayment: (paymentId: string) => void;
}

const source = { table: linkTable, options: linksOptions, toQueryParams: toLinkParams };

/** The payment links that were sent, and what became of them. */
export function LinkList({ onCreate, onOpenPayment }: LinkListProps) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const money = useMoney();
  const list = useList(source);
  const config = useQuery(configOptions()).data;
  const columns = useMemo(() => linkColumns({ t, format, money }), [t, format, money]);
  const { actions } = useLinkActions(onOpenPayment);
  const status = manyFilter(list.table, 'status', {
    label: t('links.filter'),
    ids: linkStates,
    nameOf: (id) => t(`linkState.${id}`),
    chip: (name) => t('chip.state', { name }),
  });
  return (
    <>
      <chakra.p color="fg.muted" maxW="46rem" mb="3">
        {t('links.intro')}
      </chakra.p>
      <ListScreen
        list={list}
        filters={[status]}
        tools={
          <DisabledReasonButton
            size="sm"
            reason={config?.features.links === false ? t('links.off') : undefined}
            onClick={onCreate}
          >
            {t('links.create')}
          </DisabledReasonButton>
        }
      >
        <DataTable
          {...list.state}
          label={t('links')}
          columns={columns}
          rowId={({ id }) => id}
          rowName={({ reference, sendTo }) => `${orDash(reference)}, ${orDash(sendTo)}`}
          rowActions={actions}
          empty={<NoLinks onCreate={onCreate} />}
        />
      </ListScreen>
    </>
  );
}

/** No link was ever sent, and how to send one. */
function NoLinks({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation('payments');
  return (
    <EmptyState
      icon={Link2}
      title={t('links.empty')}
      text={t('links.emptyText')}
      action={
        <Button size="sm" variant="outline" onClick={onCreate}>
          {t('links.create')}
        </Button>
      }
    />
  );
}
