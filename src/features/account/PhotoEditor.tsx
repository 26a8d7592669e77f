import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation } from '@tanstack/react-query';
import ImageUp from 'lucide-react/icons/image-up';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { updateAccountMutation, uploadProfileImageMutation } from '#api/generated/query/account.gen.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import { useSave } from '#resource/write/useSave.ts';
import { session } from '#session/session.ts';
import { PICTURE_TYPES } from '#shared/lib/pictureFile.ts';
import type { SessionUser } from '#shared/lib/storageKeys.ts';
import { FailureBanner } from '#shared/ui/FailureBanner.tsx';
import { iconText } from '#shared/ui/icon.ts';
import { notify } from '#shared/ui/notify.ts';
import { UserAvatar } from '#shared/ui/UserAvatar.tsx';
import type { useChosenPhoto } from './useChosenPhoto.ts';

interface PhotoEditorProps {
  user: SessionUser;
  chosen: ReturnType<typeof useChosenPhoto>;
}

/** The photo: choose, look at it, save or drop it; remove. The server's refusal keeps the chosen file. */
export function PhotoEditor({ user, chosen: { photo: chosen, problem, choose, drop } }: PhotoEditorProps) {
  const { t } = useTranslation('account');
  const photo = usePhoto(drop);

  const take = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    // The same file can be chosen again after it was put right.
    target.value = '';
    if (!file) return;
    photo.forgetError();
    choose(file);
  };

  const error = problem === null ? photo.error : t(problem);
  return (
    <Flex gap="5" align="center" wrap="wrap">
      <UserAvatar {...user} image={chosen?.url ?? user.userHeader} size="24" />
      <Stack gap="2" flex="1" minW="min(100%, 14rem)">
        <div>
          <chakra.div fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
            <bdi>{user.userName}</bdi>
          </chakra.div>
          {user.email !== null && (
            <chakra.div color="fg.muted" fontSize="sm" overflowWrap="anywhere">
              {user.email}
            </chakra.div>
          )}
        </div>
        <FailureBanner sentence={error} />
        {chosen && (
          <chakra.p fontSize="sm" role="status" overflowWrap="anywhere">
            {t('photo.preview', { name: chosen.file.name })}
          </chakra.p>
        )}
        <Flex gap="2" wrap="wrap" align="center">
          {chosen && (
            <Button size="sm" aria-disabled={photo.pending} onClick={() => photo.save(chosen.file)}>
              {t(photo.pending ? 'photo.saving' : 'photo.save')}
            </Button>
          )}
          <Button asChild size="sm" variant="outline" css={asBox}>
            <label>
              <chakra.input type="file" srOnly accept={PICTURE_TYPES.join(',')} onChange={take} />
              <ImageUp {...iconText} />
              {t(chosen ? 'photo.other' : 'photo.choose')}
            </label>
          </Button>
          {chosen ? (
            <Button size="sm" variant="ghost" disabled={photo.pending} onClick={() => drop(chosen.file)}>
              {t('photo.drop')}
            </Button>
          ) : (
            user.userHeader !== null && (
              <Button size="sm" variant="ghost" onClick={() => photo.remove()}>
                {t('photo.remove')}
              </Button>
            )
          )}
        </Flex>
        <chakra.p fontSize="xs" color="fg.muted">
          {t('photo.hint')}
        </chakra.p>
      </Stack>
    </Flex>
  );
}

/** The file box is out of sight; its label is the button, and shows its focus. */
const asBox = {
  position: 'relative',
  '&:has(:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
} as const;

/** Saves and removes the photo, one call at a time. */
function usePhoto(onSaved: (image: File) => void) {
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
