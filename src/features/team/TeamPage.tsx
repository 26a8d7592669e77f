import './teamTexts.ts';
import { Suspense, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toExportSelection } from '#resource/bulk/selectedRows.ts';
import { ExportButton } from '#resource/exports/ExportButton.tsx';
import type { ImportDialogProps } from '#resource/imports/ImportDialog.tsx';
import { ListScreen } from '#resource/list/ListScreen.tsx';
import { useList } from '#resource/list/useList.tsx';
import { useRecordOverlay } from '#resource/list/useRecordOverlay.ts';
import { useListSelection } from '#resource/list/useListSelection.ts';
import { SavedViews } from '#resource/views/SavedViews.tsx';
import { useDefaultViewPending } from '#resource/views/useDefaultViewPending.ts';
import { useListViews } from '#resource/views/useListViews.ts';
import { permissions } from '#session/permissions.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { BulkBar } from '#shared/table/BulkBar.tsx';
import { ColumnChooser } from '#shared/table/ColumnChooser.tsx';
import { DataTable } from '#shared/table/DataTable.tsx';
import { useVisibleColumns } from '#shared/table/useVisibleColumns.ts';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { Page } from '#shared/ui/Page.tsx';
import { InviteActions } from './InviteActions.tsx';
import { InviteFirst } from './InviteFirst.tsx';
import { teamColumns } from './teamColumns.tsx';
import { teamTable, toQueryParams } from './teamFilters.ts';
import { teamOptions } from './teamQueries.ts';
import { useTeamBulk } from './useTeamBulk.tsx';
import { useTeamFilters } from './useTeamFilters.tsx';
import { memberTabs } from './memberTabs.ts';

const MemberDrawer = lazyPart('member-drawer', async () => (await import('./MemberDrawer.tsx')).MemberDrawer);
const InviteDialog = lazyPart('invite-dialog', async () => (await import('./InviteDialog.tsx')).InviteDialog);
const ImportDialog = lazyPart<Omit<ImportDialogProps, 'records'>>('import-dialog', async () => {
  const [{ ImportDialog: Dialog }, { team }] = await Promise.all([
    import('#resource/imports/ImportDialog.tsx'),
    import('./team.ts'),
  ]);
  return (props) => <Dialog {...props} records={team} />;
});

const LIST = 'team';
const source = { table: teamTable, options: teamOptions, toQueryParams };

/** What a file can hold of a member. */
const fileColumns = ['name', 'email', 'role', 'status', 'lastLoginAt', 'mfa', 'username', 'createdAt'];

/** /team: who may use the panel, and what each of them may do. */
export function TeamPage() {
  const { t } = useTranslation(['team', 'records']);
  const texts = useFieldTexts();
  const format = useFormat();
  const list = useList(source, useDefaultViewPending(LIST));
  const overlay = useRecordOverlay(memberTabs);
  const { readAt } = list;
  const all = useMemo(() => teamColumns({ t, texts, format, now: readAt }), [t, texts, format, readAt]);
  const columns = useVisibleColumns(LIST, all);
  const views = useListViews(LIST, columns);
  const selection = useListSelection(list);
  const bulk = useTeamBulk(selection, list.query);
  const filters = useTeamFilters(list.table);
  const noun = useCallback(
    (count: number) => t('count', { count, total: format.number(count) }),
    [t, format],
  );
  const exported = {
    ...{ resource: 'members' as const, query: list.query, permission: permissions.team },
    ...{ columns: columns.visible, fileColumns },
  };
  const isAlone = list.page?.total === 1 && !list.state.isFiltered;
  return (
    <Page actions={list.refused ? null : <InviteActions onOpen={overlay.openDialog} />}>
      <ListScreen
        list={list}
        search={t('search')}
        filters={filters}
        tools={
          <>
            <SavedViews views={views} />
            <ColumnChooser columns={columns} />
            <ExportButton {...exported} />
          </>
        }
      >
        <DataTable
          {...list.state}
          label={t('list')}
          columns={columns.visible}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          selection={selection}
          density={columns.density}
          onOpen={({ id }) => overlay.openRecord(id)}
          empty={<InviteFirst onInvite={() => overlay.openDialog('invite')} />}
        />
        {isAlone && <InviteFirst onInvite={() => overlay.openDialog('invite')} />}
        <BulkBar
          selection={selection}
          total={list.page?.total}
          noun={noun}
          actions={bulk.actions}
          extra={
            <ExportButton {...exported} chosen={toExportSelection(selection)} disabledReason={bulk.tooMany} />
          }
        />
      </ListScreen>
      {bulk.dialog}
      <Suspense>
        {overlay.openId !== null && (
          <MemberDrawer
            key={overlay.openId}
            memberId={overlay.openId}
            tab={overlay.tab}
            onTab={overlay.showTab}
            onClose={overlay.close}
          />
        )}
        {overlay.dialog === 'invite' && <InviteDialog onClose={overlay.close} />}
        {overlay.dialog === 'import' && <ImportDialog kind="team" onClose={overlay.close} />}
      </Suspense>
    </Page>
  );
}
