import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { updateAccountMutation } from '#api/generated/query/account.gen.ts';
import type { AccountUpdate } from '#api/generated/types.gen.ts';
import { session } from '#session/session.ts';
import { useDraft } from '#session/useDraft.ts';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { chooseLanguage } from '#shared/i18n/languageChoice.ts';
import type { SessionUser } from '#shared/lib/storageKeys.ts';
import { notify } from '#shared/ui/notify.ts';
import { useSave } from '#resource/write/useSave.ts';
import {
  ACCOUNT_FORM_VERSION,
  accountDraftOmits,
  findAccountField,
  accountSchema,
  accountUpdate,
  accountValues,
  isUnchanged,
} from './accountForm.ts';

/** The profile form: checked by the contract's limits, sent once however often it is submitted (E80). */
export function useAccountForm(user: SessionUser) {
  const { t } = useTranslation('account');
  const { mutateAsync } = useMutation(updateAccountMutation());
  const known = accountValues(user);
  const form = useZodForm(accountSchema(user), { defaultValues: known, values: known, texts: { t } });
  const draft = useDraft({
    formId: 'account',
    schemaVersion: ACCOUNT_FORM_VERSION,
    form,
    omit: accountDraftOmits,
  });

  const { save, pending, submitError, setSubmitError } = useSave({ form, fieldOf: findAccountField });

  const resetTo = (profile: SessionUser): void => {
    form.reset(accountValues(profile));
    draft.discard();
    setSubmitError(null);
  };

  const send = async (update: AccountUpdate): Promise<void> => {
    session.updateProfile(await mutateAsync({ body: update }));
    resetTo(session.getSnapshot().user ?? user);
    notify({ type: 'success', title: t('profile.saved') });
    if (!update.locale) return;
    try {
      await chooseLanguage(update.locale);
    } catch {
      notify({ type: 'error', title: t('profile.languageFailed') });
    }
  };

  const submit = form.handleSubmit(async (values) => {
    const update = accountUpdate(user, values);
    if (!isUnchanged(update)) return save(() => send(update));
    resetTo(user);
    notify({ type: 'info', title: t('profile.unchanged') });
  });

  return { form, draft, pending, submitError, submit, discard: () => resetTo(user) };
}
