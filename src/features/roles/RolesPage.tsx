import './rolesTexts.ts';
import { Suspense, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { manyFilter } from '#resource/list/choiceFilters.tsx';
import { ListScreen } from '#resource/list/ListScreen.tsx';
import { useList } from '#resource/list/useList.tsx';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { ColumnChooser } from '#shared/table/ColumnChooser.tsx';
import { DataTable } from '#shared/table/DataTable.tsx';
import { useVisibleColumns } from '#shared/table/useVisibleColumns.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { lazyPanel } from '#shared/ui/lazyPanel.tsx';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { NoAccessPanel } from '#shared/ui/NoAccessPanel.tsx';
import { Page } from '#shared/ui/Page.tsx';
import { Tabs } from '#shared/ui/Tabs.tsx';
import { RoleHeaderActions } from './RoleHeaderActions.tsx';
import { roleColumns } from './roleColumns.tsx';
import { roleKinds, roleTable, toQueryParams } from './roleFilters.ts';
import { useRoleOverlay } from './roleOverlay.ts';
import { nodesOptions, rolePageOptions, rolesOptions } from './roleQueries.ts';
import { useRoleActions } from './useRoleActions.ts';

const RoleDrawer = lazyPart('role-drawer', async () => (await import('./RoleDrawer.tsx')).RoleDrawer);
const RoleDialogs = lazyPart('role-dialogs', async () => (await import('./RoleDialogs.tsx')).RoleDialogs);
const RoleMatrix = lazyPanel('role-matrix', async () => (await import('./RoleMatrix.tsx')).RoleMatrix);

const source = { table: roleTable, options: rolePageOptions, toQueryParams };

/** /roles: what people may see and do. */
export function RolesPage() {
  const { t } = useTranslation('roles');
  const texts = useFieldTexts();
  const format = useFormat();
  const list = useList(source);
  const kind = manyFilter(list.table, 'kind', {
    label: t('column.kind'),
    ids: roleKinds,
    nameOf: (id) => t(`kind.${id}`),
    chip: (name) => t('chip.kind', { name }),
  });
  const overlay = useRoleOverlay();
  const all = useQuery(rolesOptions());
  const nodes = useQuery(nodesOptions());
  const columns = useVisibleColumns(
    'roles',
    useMemo(() => roleColumns({ t, texts, format }), [t, texts, format]),
  );
  const rowActions = useRoleActions(overlay, nodes.data?.items ?? []);
  if (list.refused) {
    return (
      <Page>
        <NoAccessPanel title={list.refused.permission} />
      </Page>
    );
  }
  return (
    <Page actions={<RoleHeaderActions overlay={overlay} />}>
      <Tabs
        label={t('views')}
        items={[
          { id: 'list', label: t('view.list') },
          { id: 'matrix', label: t('view.matrix') },
        ]}
        value={overlay.isMatrix ? 'matrix' : 'list'}
        onChange={(view) => overlay.showMatrix(view === 'matrix')}
      >
        {overlay.isMatrix ? (
          <Suspense>
            <RoleMatrix />
          </Suspense>
        ) : (
          <ListScreen
            list={list}
            search={t('search')}
            filters={[kind]}
            tools={<ColumnChooser columns={columns} />}
          >
            <DataTable
              {...list.state}
              label={t('list')}
              columns={columns.visible}
              rowId={({ id }) => id}
              rowName={({ name }) => name}
              density={columns.density}
              rowActions={rowActions}
              onOpen={({ id }) => overlay.openRole(id)}
              empty={<EmptyState icon={ShieldCheck} title={t('empty')} text={t('emptyText')} />}
            />
          </ListScreen>
        )}
      </Tabs>
      <Suspense>
        {overlay.roleId !== null && (
          <RoleDrawer
            key={overlay.roleId}
            roleId={overlay.roleId}
            tab={overlay.tab}
            onTab={overlay.showTab}
            onClose={overlay.close}
          />
        )}
        {overlay.dialog !== null && all.data && nodes.data && (
          <RoleDialogs
            overlay={overlay}
            roles={all.data.items.toSorted((a, b) => a.name.localeCompare(b.name))}
            nodes={nodes.data.items}
            onClose={overlay.close}
          />
        )}
      </Suspense>
    </Page>
  );
}
