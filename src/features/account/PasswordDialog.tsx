import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#api/cache.ts';
import { changePasswordMutation } from '#api/generated/query/account.gen.ts';
import { session } from '#session/session.ts';
import { useSession } from '#session/useSession.ts';
import { FormModal } from '#shared/form/FormModal.tsx';
import { PasswordField } from '#shared/form/PasswordField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { storage } from '#shared/lib/storage.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { warn } from '#shared/ui/confirm.ts';
import { isTrimmed, passwordToken, type PasswordValues } from './accountRules.ts';
import { emptyPasswords, passwordSchema, type PasswordFormValues } from './passwordForm.ts';
import { passwordResult, type PasswordResult } from './passwordResult.ts';

interface PasswordDialogProps {
  open: boolean;
  onClose: () => void;
  onSuccess: () => void;
}

/** The form of the change-password modal: checks, posts once, and says what came of it. */
export function PasswordDialog({ open, onClose, onSuccess }: PasswordDialogProps) {
  const { t } = useTranslation('account');
  const userName = useSession((state) => state.user?.loginName ?? '');
  const { mutateAsync } = useMutation(changePasswordMutation());
  const { run, pending } = useSingleFlight();
  const isMounted = useIsMounted();
  const isWarning = useRef(false);
  const form = useZodForm(passwordSchema, { defaultValues: emptyPasswords(userName), texts: { t } });
  const typed = useWatch({ control: form.control });

  const post = ({ oldPassword, newPassword }: PasswordFormValues) => {
    const token = passwordToken(storage.get('extraToken'), storage.get('token'));
    return passwordResult(mutateAsync({ body: { oldpassword: oldPassword, password: newPassword, token } }));
  };

  const show = (result: PasswordResult): void => {
    if (result.kind === 'success') {
      // The server ends the person's other sign-ins.
      void invalidate('listAccountSessions');
      onSuccess();
    } else if (result.kind === 'needLogin') {
      // E76: nothing is shown here; the session ends and says why.
      void session.end('expired');
    } else if (result.kind === 'warning') {
      tell(t('password.warningTitle'), result.message ?? t('password.requestException'));
    } else if (result.kind === 'lost') {
      tell(t('password.lostTitle'), t('password.lost'));
    }
  };

  const tell = (title: string, text: string): void => {
    isWarning.current = true;
    void warn({ title, text, action: t('password.back') }).then(() => {
      isWarning.current = false;
    });
  };

  const submit = form.handleSubmit(async (values) => {
    const result = await run(() => post(values));
    if (result && isMounted()) show(result);
  });

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
      onSubmit={(event) => void submit(event)}
      onClose={() => {
        // Escape and clicks are the warning's while it opens and closes; the form must not go with it.
        if (isWarning.current) return;
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

function useIsMounted(): () => boolean {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return () => mounted.current;
}
