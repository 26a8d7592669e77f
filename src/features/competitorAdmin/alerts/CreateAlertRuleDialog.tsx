import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { createAlertRuleMutation } from '#api/generated/query/alerts.gen.ts';
import type { AlertRule } from '#api/generated/types.gen.ts';
import { CreateDialog } from '#resource/write/CreateDialog.tsx';
import { useSession } from '#session/useSession.ts';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { AlertRuleFields } from './AlertRuleFields.tsx';
import { alertRuleInput, alertRuleSchema, findAlertRuleField, newAlertRule } from './alertRuleForm.ts';
import { alertRuleSaved } from './alertRuleQueries.ts';

interface CreateAlertRuleDialogProps {
  onClose: () => void;
  onCreated: (rule: AlertRule) => void;
}

/** A new rule; whoever makes it is its recipient, unless somebody else is chosen. */
export function CreateAlertRuleDialog({ onClose, onCreated }: CreateAlertRuleDialogProps) {
  const { t } = useTranslation(['alertRules', 'lists']);
  const ownId = useSession(({ user }) => user?.userId);
  const { mutateAsync } = useMutation(createAlertRuleMutation());
  const form = useZodForm(alertRuleSchema, {
    defaultValues: { ...newAlertRule, recipientIds: ownId === undefined ? [] : [ownId] },
    texts: { t },
  });
  return (
    <CreateDialog
      form={form}
      fieldOf={findAlertRuleField}
      fieldSentence={({ code }) => (code === 'taken' ? t('name.taken') : undefined)}
      create={async (values) => {
        const created = await mutateAsync({ body: alertRuleInput(values) });
        alertRuleSaved(created);
        return created;
      }}
      onCreated={onCreated}
      onClose={onClose}
      texts={{
        title: t('create'),
        action: t('create.action'),
        working: t('create.working'),
        done: ({ name }) => t('create.done', { name }),
      }}
    >
      <AlertRuleFields form={form} recipients={[]} readOnly={false} />
    </CreateDialog>
  );
}
