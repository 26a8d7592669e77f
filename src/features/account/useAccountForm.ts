import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, errorText, isSilent } from '#api/errors.ts';
import { updateAccountMutation } from '#api/generated/query/account.gen.ts';
import type { AccountUpdate } from '#api/generated/types.gen.ts';
import { session } from '#session/session.ts';
import { useDraft } from '#session/useDraft.ts';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { chooseLanguage } from '#shared/i18n/languageChoice.ts';
import type { SessionUser } from '#shared/lib/storageKeys.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { notify } from '#shared/ui/notify.ts';
import {
  ACCOUNT_FORM_VERSION,
  accountDraftOmits,
  accountFieldOf,
  accountSchema,
  accountUpdate,
  accountValues,
  isUnchanged,
} from './accountForm.ts';

/** The profile form: checked by the contract's limits, sent once however often it is submitted (E80). */
export function useAccountForm(user: SessionUser) {
  const { t } = useTranslation('account');
  const { t: tErrors } = useTranslation('errors');
  const { mutateAsync } = useMutation(updateAccountMutation());
  const { run, pending } = useSingleFlight();
  const [submitError, setSubmitError] = useState<string | null>(null);
  const known = accountValues(user);
  const form = useZodForm(accountSchema(user), { defaultValues: known, values: known, texts: { t } });
  const draft = useDraft({
    formId: 'account',
    schemaVersion: ACCOUNT_FORM_VERSION,
    form,
    omit: accountDraftOmits,
  });

  const settle = (profile: SessionUser): void => {
    form.reset(accountValues(profile));
    draft.discard();
    setSubmitError(null);
  };

  const refuse = (error: unknown): void => {
    if (isSilent(error)) return;
    const problems = error instanceof ApiError ? error.fields : [];
    const named = problems.flatMap(({ field, message }) => {
      const name = accountFieldOf(field);
      return name === null ? [] : [{ name, message }];
    });
    named.forEach(({ name, message }, index) => {
      form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
    });
    // R16: told once, at the field or above the form.
    setSubmitError(named.length > 0 ? null : errorText(error, tErrors));
  };

  const send = async (update: AccountUpdate): Promise<void> => {
    try {
      session.updateProfile(await mutateAsync({ body: update }));
    } catch (error) {
      refuse(error);
      return;
    }
    settle(session.getSnapshot().user ?? user);
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
    if (!isUnchanged(update)) return run(() => send(update));
    settle(user);
    notify({ type: 'info', title: t('profile.unchanged') });
  });

  return { form, draft, pending, submitError, submit, discard: () => settle(user) };
}
