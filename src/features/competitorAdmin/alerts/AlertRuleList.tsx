import './alertRulesTexts.ts';
import { Suspense, useMemo } from 'react';
import Bell from 'lucide-react/icons/bell';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { useRecordTexts } from '#entities/activity/useRecordTexts.ts';
import { manyFilter } from '#resource/list/choiceFilters.tsx';
import { ListScreen } from '#resource/list/ListScreen.tsx';
import { useRecordOverlay } from '#resource/list/useRecordOverlay.ts';
import { useList } from '#resource/list/useList.tsx';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { permissions } from '#session/permissions.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { ColumnChooser } from '#shared/table/ColumnChooser.tsx';
import { DataTable } from '#shared/table/DataTable.tsx';
import { useVisibleColumns } from '#shared/table/useVisibleColumns.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { iconText } from '#shared/ui/icon.ts';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { recordTabs } from '#features/competitorAdmin/recordTabs.ts';
import { alertRuleColumns } from './alertRuleColumns.tsx';
import { alertRuleTable, ruleStates, toQueryParams } from './alertRuleFilters.ts';
import { alertRulePageOptions } from './alertRuleQueries.ts';
import { useDeleteAlertRule } from './useDeleteAlertRule.ts';

const AlertRuleDrawer = lazyPart(
  'alert-rule-drawer',
  async () => (await import('./AlertRuleDrawer.tsx')).AlertRuleDrawer,
);
const CreateAlertRuleDialog = lazyPart(
  'create-alert-rule',
  async () => (await import('./CreateAlertRuleDialog.tsx')).CreateAlertRuleDialog,
);

const source = { table: alertRuleTable, options: alertRulePageOptions, toQueryParams };

/** The rules that say which changes of the market raise an alert, and for whom. */
export function AlertRuleList() {
  const { t } = useTranslation('alertRules');
  const texts = useFieldTexts();
  const recordTexts = useRecordTexts();
  const format = useFormat();
  const list = useList(source);
  const overlay = useRecordOverlay(recordTabs);
  const remove = useDeleteAlertRule(overlay.close);
  const reason = usePermissionReason()(permissions.competitorAdminRules);
  const all = useMemo(
    () => alertRuleColumns({ t, texts, words: recordTexts('alertRule'), format }),
    [t, texts, recordTexts, format],
  );
  const columns = useVisibleColumns('alertRules', all);
  const words = recordTexts('alertRule');
  const state = manyFilter(list.table, 'state', {
    label: words.field('state'),
    ids: ruleStates,
    nameOf: (id) => words.value('state', id),
    chip: (name) => t('chip.state', { name }),
  });
  return (
    <>
      <ListScreen
        list={list}
        search={t('search')}
        filters={[state]}
        tools={
          <>
            <ColumnChooser columns={columns} />
            <DisabledReasonButton size="sm" reason={reason} onClick={() => overlay.openDialog('create')}>
              <Plus {...iconText} />
              {t('create')}
            </DisabledReasonButton>
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
          rowActions={(rule) => [
            { label: t('open'), icon: Pencil, onSelect: () => overlay.openRecord(rule.id) },
            {
              label: t('delete'),
              icon: Trash2,
              danger: true,
              disabledReason: reason,
              onSelect: () => remove(rule),
            },
          ]}
          onOpen={({ id }) => overlay.openRecord(id)}
          empty={<EmptyState icon={Bell} title={t('empty')} text={t('emptyText')} />}
        />
      </ListScreen>
      <Suspense>
        {overlay.openId !== null && (
          <AlertRuleDrawer
            key={overlay.openId}
            alertRuleId={overlay.openId}
            tab={overlay.tab}
            onTab={overlay.showTab}
            onClose={overlay.close}
          />
        )}
        {overlay.dialog === 'create' && (
          <CreateAlertRuleDialog
            onClose={overlay.close}
            onCreated={({ id }) => overlay.openRecord(id, true)}
          />
        )}
      </Suspense>
    </>
  );
}
