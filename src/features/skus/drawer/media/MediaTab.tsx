import { Suspense } from 'react';
import type { Product } from '#api/generated/types.gen.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { RecordForm } from '#resource/write/RecordForm.tsx';
import { permissions } from '#session/permissions.ts';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { AddPictures } from './AddPictures.tsx';
import { PictureList } from './PictureList.tsx';
import { useMediaForm } from './useMediaForm.ts';

const MediaConflictDialog = lazyPart(
  'media-conflict-dialog',
  async () => (await import('./MediaConflictDialog.tsx')).MediaConflictDialog,
);

/** The pictures of a product: added, described, ordered, removed. */
export function MediaTab({ product }: { product: Product }) {
  const reason = usePermissionReason()(permissions.skuManagerEdit);
  const act = useMediaForm(product);
  const { form, lines, pending, conflict } = act;
  return (
    <RecordForm
      state={act}
      reason={reason}
      dialogs={
        conflict && (
          <Suspense>
            <MediaConflictDialog
              conflict={conflict}
              base={act.base}
              onTakeTheirs={act.takeTheirs}
              onKeepMine={act.keepMine}
              onClose={act.closeConflict}
            />
          </Suspense>
        )
      }
    >
      <PictureList
        form={form}
        lines={lines}
        chosen={act.chosen}
        media={act.base.media}
        readOnly={reason !== undefined}
      />
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
    </RecordForm>
  );
}
