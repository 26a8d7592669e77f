import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, isSilent } from '#api/errors.ts';
import { updateAccountMutation, uploadProfileImageMutation } from '#api/generated/query/account.gen.ts';
import { session } from '#session/session.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { confirm, warn } from '#shared/ui/confirm.ts';
import { notify } from '#shared/ui/notify.ts';

/** Saves and removes the photo, one call at a time. */
export function usePhoto(onSaved: (image: File) => void) {
  const { t } = useTranslation('account');
  const { t: tErrors } = useTranslation('errors');
  const upload = useMutation(uploadProfileImageMutation());
  const update = useMutation(updateAccountMutation());
  const { run, pending } = useSingleFlight();
  const [error, setError] = useState<string | null>(null);

  const save = (image: File) =>
    run(async () => {
      try {
        session.updateProfile(await upload.mutateAsync({ body: { image } }));
      } catch (reason) {
        if (!isSilent(reason)) setError(errorText(reason, tErrors));
        return;
      }
      setError(null);
      onSaved(image);
      notify({ type: 'success', title: t('photo.saved') });
    });

  const remove = async () => {
    const question = {
      title: t('photo.removeTitle'),
      text: t('photo.removeText'),
      action: t('photo.remove'),
      danger: true,
    };
    if (!(await confirm(question))) return;
    await run(async () => {
      try {
        session.updateProfile(await update.mutateAsync({ body: { profile_image: null } }));
        notify({ type: 'success', title: t('photo.removed') });
      } catch (reason) {
        if (isSilent(reason)) return;
        const text = errorText(reason, tErrors);
        void warn({ title: t('photo.removeFailed'), text, action: t('ok', { ns: 'common' }) });
      }
    });
  };

  return {
    error,
    pending,
    save: (image: File) => void save(image),
    remove: () => void remove(),
    forgetError: () => setError(null),
  };
}
