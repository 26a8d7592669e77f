import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { replaceAlertRuleMutation } from '#api/generated/query/alerts.gen.ts';
import type { AlertRule } from '#api/generated/types.gen.ts';
import { useRecordForm } from '#resource/write/useRecordForm.ts';
import {
  ALERT_RULE_FORM_VERSION,
  alertRuleSchema,
  alertRuleUpdate,
  alertRuleValues,
  differingKeys,
  findAlertRuleField,
  type AlertRuleValues,
} from './alertRuleForm.ts';
import { alertRuleSaved, readAlertRule } from './alertRuleQueries.ts';

/** The form of a rule. */
export function useAlertRuleForm(rule: AlertRule) {
  const { t } = useTranslation(['alertRules', 'lists']);
  const { mutateAsync } = useMutation(replaceAlertRuleMutation());
  return useRecordForm({
    record: rule,
    formId: `alertRule ${rule.id}`,
    schemaVersion: ALERT_RULE_FORM_VERSION,
    schema: () => alertRuleSchema,
    valuesOf: alertRuleValues,
    texts: { t },
    fieldOf: findAlertRuleField,
    fieldSentence: ({ code }) => (code === 'taken' ? t('name.taken') : undefined),
    write: (on, values: AlertRuleValues) =>
      mutateAsync({ path: { alertRuleId: rule.id }, body: alertRuleUpdate(on, values) }),
    onSaved: alertRuleSaved,
    readTheirs: () => readAlertRule(rule.id),
    changedKeys: (on, values) => differingKeys(alertRuleValues(on), values),
    sentences: { saved: t('saved'), unchanged: t('unchanged') },
  });
}
