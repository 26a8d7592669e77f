import { Suspense, useMemo } from 'react';
import Store from 'lucide-react/icons/store';
import { useTranslation } from 'react-i18next';
import { useRecordTexts } from '#entities/activity/useRecordTexts.ts';
import { MatchFileButtons } from '#entities/matches/MatchFileButtons.tsx';
import { MatchImportDialog } from '#entities/matches/MatchImportDialog.tsx';
import { manyFilter, oneFilter } from '#resource/list/choiceFilters.tsx';
import { ListScreen } from '#resource/list/ListScreen.tsx';
import { useRecordOverlay } from '#resource/list/useRecordOverlay.ts';
import { useList } from '#resource/list/useList.tsx';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { ColumnChooser } from '#shared/table/ColumnChooser.tsx';
import { DataTable } from '#shared/table/DataTable.tsx';
import { useVisibleColumns } from '#shared/table/useVisibleColumns.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { recordTabs } from '#features/competitorAdmin/recordTabs.ts';
import { competitorColumns } from './competitorColumns.tsx';
import { competitorStates, competitorTable, toQueryParams } from './competitorFilters.ts';
import { competitorPageOptions } from './competitorQueries.ts';
import { NewCompetitorButton } from './NewCompetitorButton.tsx';
import { useCompetitorActions } from './useCompetitorActions.ts';

const CompetitorDrawer = lazyPart(
  'competitor-drawer',
  async () => (await import('./CompetitorDrawer.tsx')).CompetitorDrawer,
);
const CreateCompetitorDialog = lazyPart(
  'create-competitor',
  async () => (await import('./CreateCompetitorDialog.tsx')).CreateCompetitorDialog,
);

const source = { table: competitorTable, options: competitorPageOptions, toQueryParams };

/** Whose prices are compared with ours, and how they state them. */
export function CompetitorList() {
  const { t } = useTranslation('competitorAdmin');
  const texts = useFieldTexts();
  const words = useRecordTexts();
  const format = useFormat();
  const list = useList(source);
  const overlay = useRecordOverlay(recordTabs);
  const rowActions = useCompetitorActions(overlay.close);
  const all = useMemo(
    () => competitorColumns({ t, texts, words: words('competitor'), format }),
    [t, texts, words, format],
  );
  const columns = useVisibleColumns('competitors', all);
  const filters = [
    manyFilter(list.table, 'status', {
      label: texts.field('status'),
      ids: competitorStates,
      nameOf: (id) => t(`state.${id}`),
      chip: (name) => t('chip.status', { name }),
    }),
    oneFilter(list.table, 'archived', {
      label: t('state.archived'),
      ids: ['true'],
      nameOf: () => t('filter.onlyArchived'),
      chip: (name) => name,
    }),
  ];
  return (
    <>
      <ListScreen
        list={list}
        search={t('search')}
        filters={filters}
        tools={
          <>
            <ColumnChooser columns={columns} />
            <MatchFileButtons query="" onImport={() => overlay.openDialog('import')} />
            <NewCompetitorButton onClick={() => overlay.openDialog('create')} />
          </>
        }
      >
        <DataTable
          {...list.state}
          label={t('list')}
          columns={columns.visible}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          density={columns.density}
          rowActions={rowActions}
          onOpen={({ id }) => overlay.openRecord(id)}
          empty={<EmptyState icon={Store} title={t('empty')} text={t('emptyText')} />}
        />
      </ListScreen>
      <Suspense>
        {overlay.openId !== null && (
          <CompetitorDrawer
            key={overlay.openId}
            competitorId={overlay.openId}
            tab={overlay.tab}
            onTab={overlay.showTab}
            onClose={overlay.close}
          />
        )}
        {overlay.dialog === 'import' && <MatchImportDialog onClose={overlay.close} />}
        {overlay.dialog === 'create' && (
          <CreateCompetitorDialog
            onClose={overlay.close}
            onCreated={({ id }) => overlay.openRecord(id, true)}
          />
        )}
      </Suspense>
    </>
  );
}
