import type { Product } from '#api/generated/types.gen.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { RecordForm } from '#resource/write/RecordForm.tsx';
import { permissions } from '#session/permissions.ts';
import { AddPictures } from './AddPictures.tsx';
import { MediaConflictDialog } from './MediaConflictDialog.tsx';
import { PictureList } from './PictureList.tsx';
import { useMediaForm } from './useMediaForm.ts';

/** The pictures of a product: added, described, ordered, removed. */
export function MediaTab({ product }: { product: Product }) {
  const reason = usePermissionReason()(permissions.skuManagerEdit);
  const act = useMediaForm(product);
  const { form, lines, pending } = act;
  return (
    <RecordForm state={act} reason={reason} dialogs={<MediaConflictDialog form={act} />}>
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
