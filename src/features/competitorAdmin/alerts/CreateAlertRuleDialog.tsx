import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { createAlertRuleMutation } from '#api/generated/query/alerts.gen.ts';
import type { AlertRule } from '#api/generated/types.gen.ts';
import { useSave } from '#resource/write/useSave.ts';
import { useSession } from '#session/useSession.ts';
import { FormModal } from '#shared/form/FormModal.tsx';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { notify } from '#shared/ui/notify.ts';
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
  const create = useMutation(createAlertRuleMutation());
  const form = useZodForm(alertRuleSchema, {
    defaultValues: { ...newAlertRule, recipientIds: ownId === undefined ? [] : [ownId] },
    texts: { t },
  });
  const { save, pending, submitError } = useSave({
    form,
    fieldOf: findAlertRuleField,
    fieldSentence: ({ code }) => (code === 'taken' ? t('name.taken') : undefined),
  });
  const submit = form.handleSubmit((values) =>
    save(async () => {
      const created = await create.mutateAsync({ body: alertRuleInput(values) });
      alertRuleSaved(created);
      notify({ type: 'success', title: t('create.done', { name: created.name }) });
      onCreated(created);
    }),
  );
  return (
    <FormModal
      open
      title={t('create')}
      submitLabel={t('create.action')}
      pendingLabel={t('create.working')}
      pending={pending}
      submitError={submitError}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <AlertRuleFields form={form} recipients={[]} readOnly={false} />
    </FormModal>
  );
}
