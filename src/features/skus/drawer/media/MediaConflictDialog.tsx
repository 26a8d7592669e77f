import { useTranslation } from 'react-i18next';
import { lineChangedBy, linesByKey } from '#features/skus/drawer/lineRules.ts';
import { VersionConflict } from '#resource/write/VersionConflict.tsx';
import { recordName } from '#shared/i18n/noValue.ts';
import { ORDER, pictureKind, sameOrder } from './mediaForm.ts';
import type { useMediaForm } from './useMediaForm.ts';

/** The pictures that two people have changed, and their order. */
export function MediaConflictDialog({ form }: { form: ReturnType<typeof useMediaForm> }) {
  const { t } = useTranslation('skuDrawer');
  const { media } = form.base;
  return (
    <VersionConflict
      form={form}
      by={({ updatedBy }) => recordName(updatedBy)}
      fieldOf={({ theirs, mine }) => {
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

const orderText = (lines: readonly { alt: string }[]) => lines.map(({ alt }) => alt).join(' · ');
