import { useQuery } from '@tanstack/react-query';
import Scale from 'lucide-react/icons/scale';
import { useTranslation } from 'react-i18next';
import type { PriceRule } from '#api/generated/types.gen.ts';
import { RecordHistory } from '#entities/activity/RecordHistory.tsx';
import { useRecordTexts } from '#entities/activity/useRecordTexts.ts';
import { RecordDrawer } from '#resource/RecordDrawer.tsx';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { formConflict } from '#resource/write/conflictFields.ts';
import { RecordForm } from '#resource/write/RecordForm.tsx';
import { VersionConflict } from '#resource/write/VersionConflict.tsx';
import { permissions } from '#session/permissions.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { PriceRuleFields } from './PriceRuleFields.tsx';
import { priceRuleValues, differingKeys, toLogName } from './priceRuleForm.ts';
import { priceRuleOptions } from './priceRuleQueries.ts';
import { usePriceRuleForm } from './usePriceRuleForm.ts';
import { recordTabs, type RecordTab } from '#features/competitorAdmin/recordTabs.ts';
import { useDeletePriceRule } from './useDeletePriceRule.ts';

interface PriceRuleDrawerProps {
  priceRuleId: string;
  tab: RecordTab;
  onTab: (tab: RecordTab) => void;
  onClose: () => void;
}

/** One rule beside the list: what it decides and what it would do now, and what became of it. */
export function PriceRuleDrawer({ priceRuleId, tab, onTab, onClose }: PriceRuleDrawerProps) {
  const { t } = useTranslation('priceRules');
  const needs = usePermissionReason();
  const query = useQuery(priceRuleOptions(priceRuleId));
  const remove = useDeletePriceRule(onClose);
  const { data: rule } = query;
  return (
    <RecordDrawer
      query={query}
      icon={Scale}
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
          <RecordHistory type="priceRule" id={known.id} />
        ) : (
          <PriceRuleForm key={known.id} rule={known} />
        )
      }
    </RecordDrawer>
  );
}

function PriceRuleForm({ rule }: { rule: PriceRule }) {
  const words = useRecordTexts()('priceRule');
  const reason = usePermissionReason()(permissions.competitorAdminRules);
  const state = usePriceRuleForm(rule);
  return (
    <RecordForm
      state={state}
      reason={reason}
      dialogs={
        <VersionConflict
          form={state}
          fieldOf={formConflict({
            valuesOf: priceRuleValues,
            changedKeys: (saved, values) => differingKeys(priceRuleValues(saved), values),
            label: (key) => words.field(toLogName(key)),
            text: (key, values) => words.value(toLogName(key), String(values[key])),
          })}
        />
      }
    >
      <PriceRuleFields form={state.form} ruleId={rule.id} readOnly={reason !== undefined} />
    </RecordForm>
  );
}
