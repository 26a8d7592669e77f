import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#api/generated/types.gen.ts';
import { FormFoot } from '#shared/form/FormFoot.tsx';
import { leaving } from '#features/skus/drawer/leaving.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { permissions } from '#session/permissions.ts';
import { session } from '#session/session.ts';
import { isLive } from '#session/sessionState.ts';
import { DraftBanner } from '#shared/form/DraftBanner.tsx';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { LeaveGuard } from '#shared/form/LeaveGuard.tsx';
import { FailureBanner } from '#shared/ui/FailureBanner.tsx';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { AddPictures } from './AddPictures.tsx';
import { PictureList } from './PictureList.tsx';
import { useMediaForm } from './useMediaForm.ts';

const MediaConflictDialog = lazyPart(
  'media-conflict-dialog',
  async () => (await import('./MediaConflictDialog.tsx')).MediaConflictDialog,
);

/** The pictures of a product: added, described, ordered, removed. */
export function MediaTab({ product }: { product: Product }) {
  const { t } = useTranslation('skuDrawer');
  const reason = usePermissionReason()(permissions.skuManagerEdit);
  const may = reason === undefined;
  const { form, lines, draft, pending, submitError, isDirty, conflict, ...act } = useMediaForm(product);
  return (
    <form noValidate aria-busy={pending} onSubmit={(event) => void act.submit(event)}>
      <LeaveGuard params={leaving} when={() => isDirty && isLive(session.getSnapshot())} />
      {may && <DraftBanner {...draft} />}
      <Stack gap="4">
        <FailureBanner sentence={submitError} />
        <PictureList form={form} lines={lines} chosen={act.chosen} media={act.base.media} readOnly={!may} />
        <AddPictures
          count={lines.fields.length}
          reason={reason}
          pending={pending}
          onAdd={(file) =>
            lines.append(
              { imageId: '', fileKey: act.chosen.put(file), alt: '' },
              { focusName: `pictures.${lines.fields.length}.alt` },
            )
          }
        />
      </Stack>
      <FormFoot note={reason}>
        {isDirty && !pending && (
          <Button variant="outline" onClick={act.discard}>
            {t('discard')}
          </Button>
        )}
        <DisabledReasonButton type="submit" aria-disabled={pending} reason={reason}>
          {t(pending ? 'saving' : 'save')}
        </DisabledReasonButton>
      </FormFoot>
      {conflict && (
        <Suspense>
          <MediaConflictDialog
            conflict={conflict}
            base={act.base}
            onTakeTheirs={act.takeTheirs}
            onKeepMine={act.keepMine}
            onClose={act.closeConflict}
          />
        </Suspense>
      )}
    </form>
  );
}
