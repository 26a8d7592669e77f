import './scanRunsTexts.ts';
import { useQuery } from '@tanstack/react-query';
import FileSearch from 'lucide-react/icons/file-search';
import PanelRight from 'lucide-react/icons/panel-right';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listCompetitorsOptions } from '#api/generated/query/competitors.gen.ts';
import type { ScanRun } from '#api/generated/types.gen.ts';
import { manyFilter, recordFilter } from '#resource/list/choiceFilters.tsx';
import { FilterChecks } from '#resource/list/FilterChecks.tsx';
import { ListScreen } from '#resource/list/ListScreen.tsx';
import { useList } from '#resource/list/useList.tsx';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { permissions } from '#session/permissions.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { ColumnChooser } from '#shared/table/ColumnChooser.tsx';
import { DataTable } from '#shared/table/DataTable.tsx';
import type { RowAction } from '#shared/table/RowAction.ts';
import { useVisibleColumns } from '#shared/table/useVisibleColumns.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { scanColumns } from './scanColumns.tsx';
import { scanStates, scanTable, toQueryParams } from './scanFilters.ts';
import { scanPageOptions } from './scanQueries.ts';
import { useScanActions } from './useScanActions.ts';
import { useScanOverlay } from './useScanOverlay.ts';

const ScanDrawer = lazyPart('scan-drawer', async () => (await import('./ScanDrawer.tsx')).ScanDrawer);
const StartScanDialog = lazyPart(
  'start-scan',
  async () => (await import('./StartScanDialog.tsx')).StartScanDialog,
);

const source = { table: scanTable, options: scanPageOptions, toQueryParams };

/** When the pages of competitors were read, and how that went. */
export function ScanList() {
  const { t } = useTranslation('scanRuns');
  const format = useFormat();
  const needs = usePermissionReason();
  const list = useList(source);
  const competitors = useQuery(listCompetitorsOptions()).data?.items;
  const overlay = useScanOverlay();
  const actions = useScanActions();
  const rowActions = (run: ScanRun): RowAction[] => [
    { label: t('open'), icon: PanelRight, onSelect: () => overlay.openRun(run.id) },
    ...actions(run),
  ];
  const columns = useVisibleColumns(
    'scans',
    useMemo(() => scanColumns({ t, format }), [t, format]),
  );
  const filters = [
    recordFilter(list.table, 'competitorId', {
      label: t('column.competitor'),
      nameOf: (id) => competitors?.find((one) => one.id === id)?.name ?? id,
      chip: (name) => t('chip.competitor', { name }),
      content: (
        <FilterChecks
          filtering={list.table}
          name="competitorId"
          label={t('column.competitor')}
          options={competitors?.map(({ id, name }) => ({ id, label: name }))}
        />
      ),
    }),
    manyFilter(list.table, 'state', {
      label: t('column.state'),
      ids: scanStates,
      nameOf: (id) => t(`state.${id}`),
      chip: (name) => t('chip.state', { name }),
    }),
  ];
  return (
    <>
      <ListScreen
        list={list}
        filters={filters}
        tools={
          <>
            <ColumnChooser columns={columns} />
            <DisabledReasonButton
              size="sm"
              reason={needs(permissions.competitorAdminEdit)}
              onClick={overlay.openStart}
            >
              {t('start')}
            </DisabledReasonButton>
          </>
        }
      >
        <DataTable
          {...list.state}
          label={t('list')}
          columns={columns.visible}
          rowId={({ id }) => id}
          rowName={({ competitor, startedAt }) => `${competitor.name}, ${format.dateTime(startedAt)}`}
          density={columns.density}
          rowActions={rowActions}
          onOpen={({ id }) => overlay.openRun(id)}
          empty={<EmptyState icon={FileSearch} title={t('empty')} text={t('emptyText')} />}
        />
      </ListScreen>
      <Suspense>
        {overlay.scanRunId !== null && (
          <ScanDrawer key={overlay.scanRunId} scanRunId={overlay.scanRunId} onClose={overlay.close} />
        )}
        {overlay.isStarting && <StartScanDialog onClose={overlay.close} />}
      </Suspense>
    </>
  );
}
