import './activityTexts.ts';
import HistoryIcon from 'lucide-react/icons/history';
import { Suspense, useMemo } from 'react';
import { ExportButton } from '#resource/exports/ExportButton.tsx';
import { ListScreen } from '#resource/list/ListScreen.tsx';
import { useList } from '#resource/list/useList.tsx';
import { useOpenRecord } from '#resource/list/useOpenRecord.ts';
import { SavedViews } from '#resource/views/SavedViews.tsx';
import { useDefaultViewPending } from '#resource/views/useDefaultViewPending.ts';
import { useListViews } from '#resource/views/useListViews.ts';
import { permissions } from '#session/permissions.ts';
import { ColumnChooser } from '#shared/table/ColumnChooser.tsx';
import { DataTable } from '#shared/table/DataTable.tsx';
import { useVisibleColumns } from '#shared/table/useVisibleColumns.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { Page } from '#shared/ui/Page.tsx';
import { activityColumns, fileColumns, fileHeaders } from './activityColumns.tsx';
import { activityTable, toQueryParams } from './activityFilters.ts';
import { activityOptions } from './activityQueries.ts';
import { NewEntries } from './NewEntries.tsx';
import { SecuritySwitch } from './SecuritySwitch.tsx';
import { useActivityFilters } from './useActivityFilters.tsx';
import { useActivityWords } from './useActivityWords.ts';
import { useJobRows } from './useJobRows.tsx';

const ActivityDrawer = lazyPart(
  'activity-drawer',
  async () => (await import('./ActivityDrawer.tsx')).ActivityDrawer,
);

const LIST = 'activity';
const source = { table: activityTable, options: activityOptions, toQueryParams };

/** /activitylog: who changed this, what did that import do, and undoing it. */
export function ActivityPage() {
  const words = useActivityWords();
  const { t, format } = words;
  const list = useList(source, useDefaultViewPending(LIST));
  const record = useOpenRecord();
  const { filters, page, sort } = list.table;
  const { field, value } = filters;
  const all = useMemo(() => activityColumns(words, { field, value }), [words, field, value]);
  const columns = useVisibleColumns(LIST, all);
  const views = useListViews(LIST, columns);
  const expand = useJobRows({ words, filters: { field, value }, onOpen: record.open });
  const { latestId, retentionDays, people } = list.page ?? {};
  const isAtTop = page === 1 && sort.descending && !list.isOld;
  return (
    <Page
      meta={
        retentionDays !== undefined &&
        t('retention', { count: retentionDays, number: format.number(retentionDays) })
      }
      actions={<SecuritySwitch isSecurity={filters.security === 'true'} />}
    >
      <ListScreen
        list={list}
        search={t('search')}
        filters={useActivityFilters(list.table, people)}
        tools={
          <>
            <SavedViews views={views} />
            <ColumnChooser columns={columns} />
            <ExportButton
              resource="activity"
              permission={permissions.activityLogExport}
              fileColumns={fileColumns}
              query={list.query}
              columns={fileHeaders(words)}
            />
          </>
        }
      >
        {latestId && isAtTop && <NewEntries since={latestId} filters={filters} onShow={list.state.onRetry} />}
        <DataTable
          {...list.state}
          label={t('list')}
          columns={columns.visible}
          rowId={({ id }) => id}
          rowName={({ at, entityLabel }) => `${entityLabel}, ${format.dateTime(at)}`}
          density={columns.density}
          onOpen={({ id }) => record.open(id)}
          expand={expand}
          empty={<EmptyState icon={HistoryIcon} title={t('empty')} text={t('emptyText')} />}
        />
      </ListScreen>
      {record.id !== null && (
        <Suspense>
          <ActivityDrawer key={record.id} entryId={record.id} onClose={record.close} />
        </Suspense>
      )}
    </Page>
  );
}
