import { useQuery } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import { useTranslation } from 'react-i18next';
import type { AlertRule } from '#api/generated/types.gen.ts';
import { RecordHistory } from '#entities/activity/RecordHistory.tsx';
import { useRecordTexts } from '#entities/activity/useRecordTexts.ts';
import { RecordDrawer } from '#resource/RecordDrawer.tsx';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { formConflict } from '#resource/write/conflictFields.ts';
import { RecordForm } from '#resource/write/RecordForm.tsx';
import { VersionConflict } from '#resource/write/VersionConflict.tsx';
import { permissions } from '#session/permissions.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { AlertRuleFields } from './AlertRuleFields.tsx';
import { alertRuleValues, differingKeys, toLogName } from './alertRuleForm.ts';
import { alertRuleOptions } from './alertRuleQueries.ts';
import { useAlertRuleForm } from './useAlertRuleForm.ts';
import { recordTabs, type RecordTab } from '#features/competitorAdmin/recordTabs.ts';
import { useDeleteAlertRule } from './useDeleteAlertRule.ts';

interface AlertRuleDrawerProps {
  alertRuleId: string;
  tab: RecordTab;
  onTab: (tab: RecordTab) => void;
  onClose: () => void;
}

/** One rule beside the list: what it waits for and whom it notifies, and what became of it. */
export function AlertRuleDrawer({ alertRuleId, tab, onTab, onClose }: AlertRuleDrawerProps) {
  const { t } = useTranslation('alertRules');
  const needs = usePermissionReason();
  const query = useQuery(alertRuleOptions(alertRuleId));
  const remove = useDeleteAlertRule(onClose);
  const { data: rule } = query;
  return (
    <RecordDrawer
      query={query}
      icon={Bell}
      onClose={onClose}
      title={rule?.name ?? t('rule')}
      actions={
        rule && (
          <DisabledReasonButton
            size="xs"
            variant="outline"
            reason={needs(permissions.competitorAdminRules)}
            onClick={() => remove(rule)}
          >
            {t('delete')}
          </DisabledReasonButton>
        )
      }
      tabs={recordTabs}
      tab={tab}
      onTab={onTab}
      text={(key) => t(key)}
    >
      {(known) =>
        tab === 'history' ? (
          <RecordHistory type="alertRule" id={known.id} />
        ) : (
          <AlertRuleForm key={known.id} rule={known} />
        )
      }
    </RecordDrawer>
  );
}

function AlertRuleForm({ rule }: { rule: AlertRule }) {
  const words = useRecordTexts()('alertRule');
  const reason = usePermissionReason()(permissions.competitorAdminRules);
  const state = useAlertRuleForm(rule);
  return (
    <RecordForm
      state={state}
      reason={reason}
      dialogs={
        <VersionConflict
          form={state}
          fieldOf={formConflict({
            valuesOf: alertRuleValues,
            changedKeys: (saved, values) => differingKeys(alertRuleValues(saved), values),
            label: (key) => words.field(toLogName(key)),
            text: (key, values) => words.value(toLogName(key), String(values[key])),
          })}
        />
      }
    >
      <AlertRuleFields form={state.form} recipients={rule.recipients} readOnly={reason !== undefined} />
    </RecordForm>
  );
}
