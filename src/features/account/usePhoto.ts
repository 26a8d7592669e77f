import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { updateAccountMutation, uploadProfileImageMutation } from '#api/generated/query/account.gen.ts';
import { session } from '#session/session.ts';
import { notify } from '#shared/ui/notify.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import { useSave } from '#resource/write/useSave.ts';

/** Saves and removes the photo, one call at a time. */
export function usePhoto(onSaved: (image: File) => void) {
  const { t } = useTranslation('account');
  const upload = useMutation(uploadProfileImageMutation());
  const update = useMutation(updateAccountMutation());

  const { save, pending, submitError, setSubmitError } = useSave();
  const { act, pending: removing } = useConfirmedAction();

  const remove = (): void =>
    act({
      question: {
        title: t('photo.removeTitle'),
        text: t('photo.removeText'),
        action: t('photo.remove'),
        danger: true,
      },
      send: () => update.mutateAsync({ body: { profile_image: null } }),
      onDone: (profile) => session.updateProfile(profile),
      done: t('photo.removed'),
      failed: t('photo.removeFailed'),
    });

  return {
    error: submitError,
    pending: pending || removing,
    save: (image: File) =>
      void save(async () => {
        session.updateProfile(await upload.mutateAsync({ body: { image } }));
        onSaved(image);
        notify({ type: 'success', title: t('photo.saved') });
      }),
    remove,
    forgetError: () => setSubmitError(null),
  };
}
