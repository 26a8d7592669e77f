import { useTranslation } from 'react-i18next';
import type { Product } from '#api/generated/types.gen.ts';
import { lineChangedBy, linesByKey } from '#features/skus/drawer/lineRules.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { RecordForm } from '#resource/write/RecordForm.tsx';
import { VersionConflict } from '#resource/write/VersionConflict.tsx';
import { permissions } from '#session/permissions.ts';
import { recordName } from '#shared/i18n/noValue.ts';
import { AddPictures } from './AddPictures.tsx';
import { ORDER, pictureKind, sameOrder } from './mediaForm.ts';
import { PictureList } from './PictureList.tsx';
import { useMediaForm } from './useMediaForm.ts';

const orderText = (lines: readonly { alt: string }[]) => lines.map(({ alt }) => alt).join(' · ');

/** The pictures of a product: added, described, ordered, removed. */
export function MediaTab({ product }: { product: Product }) {
  const reason = usePermissionReason()(permissions.skuManagerEdit);
  const act = useMediaForm(product);
  const { form, lines, pending } = act;
  return (
    <RecordForm state={act} reason={reason} dialogs={<MediaConflict form={act} />}>
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

/** The pictures that two people have changed, and their order. */
function MediaConflict({ form }: { form: ReturnType<typeof useMediaForm> }) {
  const { t } = useTranslation('skuDrawer');
  return (
    <VersionConflict
      form={form}
      by={({ updatedBy }) => recordName(updatedBy)}
      fieldOf={({ base: { media }, theirs, mine }) => {
        const [there, here, was] = [theirs.media, mine, media].map((lines) => linesByKey(lines, pictureKind));
        return (key) =>
          key === ORDER
            ? {
                label: t('media.order'),
                theirs: orderText(theirs.media),
                mine: orderText(mine),
                changedBy: sameOrder(media, theirs.media) ? 'mine' : 'both',
              }
            : {
                label: t('media.picture', { alt: (was?.get(key) ?? here?.get(key) ?? there?.get(key))?.alt }),
                theirs: there?.get(key)?.alt ?? t('media.removed'),
                mine: here?.get(key)?.alt ?? t('media.removed'),
                changedBy: lineChangedBy(key, { base: media, theirs: theirs.media }, pictureKind),
              };
      }}
    />
  );
}
