import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '#session/useSession.ts';
import { FormModal } from '#shared/form/FormModal.tsx';
import { PasswordField } from '#shared/form/PasswordField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { isTrimmed, type PasswordValues } from './accountRules.ts';
import { emptyPasswords, passwordSchema } from './passwordForm.ts';
import { usePasswordChange } from './usePasswordChange.ts';

interface PasswordDialogProps {
  open: boolean;
  onClose: () => void;
  onSuccess: () => void;
}

/** The form of the change-password modal. */
export function PasswordDialog({ open, onClose, onSuccess }: PasswordDialogProps) {
  const { t } = useTranslation('account');
  const userName = useSession((state) => state.user?.loginName ?? '');
  const { change, pending, isWarning } = usePasswordChange(onSuccess);
  const form = useZodForm(passwordSchema, { defaultValues: emptyPasswords(userName), texts: { t } });
  const typed = useWatch({ control: form.control });

  const text = (name: keyof PasswordValues, hint?: string) => ({
    error: form.errorOf(name),
    hint: isTrimmed(typed[name] ?? '') ? t('password.trimmed') : hint,
  });

  // E70: a confirmation that has been judged is judged again when the new password changes.
  const { isSubmitted } = form.formState;
  const confirmAgain = (): void => {
    if (isSubmitted) void form.trigger('confirmPassword');
  };

  return (
    <FormModal
      open={open}
      title={t('password.title')}
      submitLabel={t('password.submit')}
      pendingLabel={t('password.working')}
      pending={pending}
      submitError={null}
      onSubmit={(event) => void form.handleSubmit(change)(event)}
      onClose={() => {
        if (isWarning()) return;
        form.reset(emptyPasswords(userName));
        onClose();
      }}
    >
      <TextField
        label={t('password.userName')}
        field={form.register('userName')}
        autoComplete="username"
        readOnly
      />
      <PasswordField
        label={t('password.old')}
        field={form.register('oldPassword')}
        autoComplete="current-password"
        {...text('oldPassword')}
      />
      <PasswordField
        label={t('password.new')}
        field={form.register('newPassword', { onChange: confirmAgain })}
        autoComplete="new-password"
        {...text('newPassword', t('password.newHint'))}
      />
      <PasswordField
        label={t('password.confirm')}
        field={form.register('confirmPassword')}
        autoComplete="new-password"
        {...text('confirmPassword')}
      />
    </FormModal>
  );
}
