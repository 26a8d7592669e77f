import './priceRulesTexts.ts';
import { Suspense, useMemo } from 'react';
import Scale from 'lucide-react/icons/scale';
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
import { priceRuleColumns } from './priceRuleColumns.tsx';
import { priceRuleTable, ruleStates, toQueryParams } from './priceRuleFilters.ts';
import { priceRulePageOptions } from './priceRuleQueries.ts';
import { useDeletePriceRule } from './useDeletePriceRule.ts';

const PriceRuleDrawer = lazyPart(
  'price-rule-drawer',
  async () => (await import('./PriceRuleDrawer.tsx')).PriceRuleDrawer,
);
const CreatePriceRuleDialog = lazyPart(
  'create-price-rule',
  async () => (await import('./CreatePriceRuleDialog.tsx')).CreatePriceRuleDialog,
);

const source = { table: priceRuleTable, options: priceRulePageOptions, toQueryParams };

/** Rules that suggest prices, in the order in which they are asked. */
export function PriceRuleList() {
  const { t } = useTranslation('priceRules');
  const texts = useFieldTexts();
  const recordTexts = useRecordTexts();
  const format = useFormat();
  const list = useList(source);
  const overlay = useRecordOverlay(recordTabs);
  const remove = useDeletePriceRule(overlay.close);
  const reason = usePermissionReason()(permissions.competitorAdminRules);
  const all = useMemo(
    () => priceRuleColumns({ t, texts, words: recordTexts('priceRule'), format }),
    [t, texts, recordTexts, format],
  );
  const columns = useVisibleColumns('priceRules', all);
  const words = recordTexts('priceRule');
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
          empty={<EmptyState icon={Scale} title={t('empty')} text={t('emptyText')} />}
        />
      </ListScreen>
      <Suspense>
        {overlay.openId !== null && (
          <PriceRuleDrawer
            key={overlay.openId}
            priceRuleId={overlay.openId}
            tab={overlay.tab}
            onTab={overlay.showTab}
            onClose={overlay.close}
          />
        )}
        {overlay.dialog === 'create' && (
          <CreatePriceRuleDialog
            onClose={overlay.close}
            onCreated={({ id }) => overlay.openRecord(id, true)}
          />
        )}
      </Suspense>
    </>
  );
}
