import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { invalidate } from '#api/cache.ts';
import type { ApiError } from '#api/errors.ts';
import { changePasswordMutation } from '#api/generated/query/account.gen.ts';
import { useSave } from '#resource/write/useSave.ts';
import { session } from '#session/session.ts';
import { useSession } from '#session/useSession.ts';
import { FormModal } from '#shared/form/FormModal.tsx';
import { PasswordField } from '#shared/form/PasswordField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { storage } from '#shared/lib/storage.ts';
import { warn } from '#shared/ui/confirm.ts';
import {
  isTrimmed,
  passwordToken,
  passwordErrors,
  passwordFields,
  type PasswordValues,
} from './accountRules.ts';
import { passwordResult, type PasswordResult } from './passwordResult.ts';

/** The form of the modal; the user name is there to be read, and for password managers. */
interface PasswordFormValues extends PasswordValues {
  userName: string;
}

function emptyPasswords(userName: string): PasswordFormValues {
  return { userName, oldPassword: '', newPassword: '', confirmPassword: '' };
}

/** Messages are keys of `account.json`. */
const passwordSchema: z.ZodMiniType<PasswordFormValues, PasswordFormValues> = z
  .object({
    userName: z.string(),
    oldPassword: z.string(),
    newPassword: z.string(),
    confirmPassword: z.string(),
  })
  .check(({ value, issues }) => {
    const errors = passwordErrors(value);
    for (const field of passwordFields) {
      const message = errors[field];
      if (message) issues.push({ code: 'custom', path: [field], message, input: value[field] });
    }
  });

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
  const draft = useWatch({ control: form.control });

  const text = (name: keyof PasswordValues, hint?: string) => ({
    error: form.errorOf(name),
    hint: isTrimmed(draft[name] ?? '') ? t('password.trimmed') : hint,
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

/** Posts the change, one at a time and never twice by itself, and says what came of it. */
function usePasswordChange(onSuccess: () => void) {
  const { t } = useTranslation('account');
  const { mutateAsync } = useMutation(changePasswordMutation());
  const { save, pending } = useSave();
  const isMounted = useRef(false);
  const isWarning = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const tell = async (title: string, text: string, failure?: ApiError): Promise<void> => {
    isWarning.current = true;
    await warn({ title, text, action: t('password.back'), failure });
    isWarning.current = false;
  };

  const show = (result: PasswordResult): Promise<void> | void => {
    switch (result.kind) {
      case 'success':
        // The server ends the person's other sign-ins.
        void invalidate('listAccountSessions');
        onSuccess();
        return;
      case 'needLogin':
        // spec §4, E76: nothing is shown, here or above the sign-in form.
        return session.end('needLogin');
      case 'warning':
        return tell(
          t('password.warningTitle'),
          result.message ?? t('password.requestException'),
          result.failure,
        );
      // spec §4: without an answer it is 'request exception!'; what that means stands below it.
      case 'lost':
      case 'unsent':
        return tell(t('password.requestException'), t(`password.${result.kind}`));
      case 'ended':
        return;
    }
  };

  return {
    pending,
    /** While a warning is above the form, Escape and clicks are meant for the warning. */
    isWarning: () => isWarning.current,
    change: async ({ oldPassword, newPassword }: PasswordValues): Promise<void> => {
      const token = passwordToken(storage.get('extraToken'), storage.get('token'));
      const body = { oldpassword: oldPassword, password: newPassword, token };
      // Looked at before: once it is on its way, a network that goes says nothing of what arrived.
      const result = navigator.onLine
        ? await save(() => passwordResult(mutateAsync({ body })))
        : ({ kind: 'unsent' } as const);
      // E79: nothing is said to someone who has left.
      if (result && isMounted.current) await show(result);
    },
  };
}
