import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteAlertRuleMutation } from '#api/generated/query/alerts.gen.ts';
import type { AlertRule } from '#api/generated/types.gen.ts';
import { alertsChanged } from '#entities/alerts/alertQueries.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';

/** Deletes a rule after a question; its open alerts are closed with it. */
export function useDeleteAlertRule(onGone: () => void): (rule: AlertRule) => void {
  const { t } = useTranslation('alertRules');
  const { act } = useConfirmedAction();
  const { mutateAsync } = useMutation(deleteAlertRuleMutation());
  return ({ id, name, version }) =>
    act({
      question: {
        title: t('delete.title', { name }),
        text: t('delete.text'),
        action: t('delete'),
        danger: true,
      },
      send: () => mutateAsync({ path: { alertRuleId: id }, query: { version } }),
      onDone: onGone,
      done: t('deleted', { name }),
      failed: t('failed.delete', { name }),
      refresh: alertsChanged,
    });
}
