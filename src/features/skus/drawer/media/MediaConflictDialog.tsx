import { useTranslation } from 'react-i18next';
import type { Product } from '#api/generated/types.gen.ts';
import { recordName } from '#shared/i18n/noValue.ts';
import { lineChangedBy, linesByKey } from '#features/skus/drawer/lineRules.ts';
import { ConflictDialog } from '#shared/form/ConflictDialog.tsx';
import { ORDER, pictureKind, sameOrder } from './mediaForm.ts';
import type { MediaConflict } from './useMediaForm.ts';

interface MediaConflictDialogProps {
  conflict: MediaConflict;
  base: Product;
  onTakeTheirs: (conflict: MediaConflict) => void;
  onKeepMine: (conflict: MediaConflict, keys: readonly string[]) => void;
  onClose: () => void;
}

/** The pictures that two people have changed, and their order (D12). */
export function MediaConflictDialog({ conflict, base, ...answer }: MediaConflictDialogProps) {
  const { t } = useTranslation('skuDrawer');
  const { theirs, mine, keys } = conflict;
  const [there, here, was] = [theirs.media, mine, base.media].map((lines) => linesByKey(lines, pictureKind));
  const orderText = (lines: readonly { alt: string }[]) => lines.map(({ alt }) => alt).join(' · ');
  return (
    <ConflictDialog
      by={recordName(theirs.updatedBy)}
      fields={keys.map((key) =>
        key === ORDER
          ? {
              id: key,
              label: t('media.order'),
              theirs: orderText(theirs.media),
              mine: orderText(mine),
              changedBy: sameOrder(base.media, theirs.media) ? 'mine' : 'both',
            }
          : {
              id: key,
              label: t('media.picture', { alt: (was?.get(key) ?? here?.get(key) ?? there?.get(key))?.alt }),
              theirs: there?.get(key)?.alt ?? t('media.removed'),
              mine: here?.get(key)?.alt ?? t('media.removed'),
              changedBy: lineChangedBy(key, { base: base.media, theirs: theirs.media }, pictureKind),
            },
      )}
      onTakeTheirs={() => answer.onTakeTheirs(conflict)}
      onKeepMine={() => answer.onKeepMine(conflict, keys)}
      onChoose={(chosen) => answer.onKeepMine(conflict, chosen)}
      onClose={answer.onClose}
    />
  );
}
