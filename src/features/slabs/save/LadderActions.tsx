import { Button } from '@chakra-ui/react/button';
import { Suspense, useState } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { lazyPanel } from '#shared/ui/lazyPanel.tsx';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { useShortcuts } from '#shared/lib/useShortcuts.ts';
import { permissions } from '#session/permissions.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { LadderMenu } from './LadderMenu.tsx';
import { useLadder, useLadderState } from '#features/slabs/editor/useLadder.ts';

const PublishDialog = lazyPart(
  'publish-dialog',
  async () => (await import('#features/slabs/publish/PublishDialog.tsx')).PublishDialog,
);
const LadderConflictDialog = lazyPanel(
  'ladder-conflict-dialog',
  async () => (await import('#features/slabs/editor/LadderConflictDialog.tsx')).LadderConflictDialog,
);
const RetireDialog = lazyPart(
  'retire-dialog',
  async () => (await import('#features/slabs/publish/RetireDialog.tsx')).RetireDialog,
);
const PasteDialog = lazyPart(
  'paste-dialog',
  async () => (await import('#features/slabs/grid/PasteDialog.tsx')).PasteDialog,
);

/** Rules about costs judge what is published, so that it takes somebody who may see them. */
const toPublish = [permissions.priceSlabsPublish, permissions.viewCosts] as const;

/** What becomes of the ladder: saved, published. */
export function LadderActions() {
  const { t } = useTranslation('slabs');
  const format = useFormat();
  const { canEdit, readOnlyReason, set, save, isSaving, savedAt, conflict } = useLadder();
  const isDirty = useLadderState((draft) => draft.isDirty);
  const isEmpty = useLadderState(({ slabs }) => slabs.length === 0);
  const reasonOf = usePermissionReason();
  const [publishing, setPublishing] = useState(false);
  const [pasting, setPasting] = useState(false);
  const [retiring, setRetiring] = useState(false);
  const trySave = (): void => {
    if (canEdit && !isEmpty && isDirty) void save();
  };
  const isPublishable =
    !isEmpty && (set?.state === 'draft' || set?.state === 'scheduled' || (canEdit && isDirty));
  const [missing] = toPublish.map(reasonOf).filter((reason) => reason !== undefined);
  const reason = missing ?? (isPublishable ? null : t('publish.nothing'));
  const tryPublish = (): void => {
    if (reason === null && !isSaving) setPublishing(true);
  };
  useShortcuts([
    { keys: 'Mod+s', label: t('save'), run: trySave },
    { keys: 'Mod+Enter', label: t('publish.open'), run: tryPublish },
  ]);
  return (
    <>
      <chakra.span
        role="status"
        alignSelf="center"
        fontSize="sm"
        color={isDirty ? 'caution' : 'fg.muted'}
        // With nothing to say it takes no room, the gap before the buttons included.
        _empty={{ me: '-2' }}
      >
        {isDirty ? t('unsaved') : savedAt !== null && t('savedAt', { time: format.time(savedAt) })}
      </chakra.span>
      <Button
        variant="outline"
        disabled={!canEdit}
        aria-disabled={isSaving || !isDirty}
        title={readOnlyReason ?? t('save.keys')}
        onClick={trySave}
      >
        {t(isSaving ? 'saving' : 'save')}
      </Button>
      <Button disabled={reason !== null} title={reason ?? t('publish.keys')} onClick={tryPublish}>
        {t(set?.state === 'scheduled' ? 'publish.openMove' : 'publish.open')}
      </Button>
      <LadderMenu onPaste={() => setPasting(true)} onRetire={() => setRetiring(true)} />
      <Suspense fallback={null}>
        {publishing && <PublishDialog onClose={() => setPublishing(false)} />}
        {pasting && <PasteDialog onClose={() => setPasting(false)} />}
        {retiring && set && <RetireDialog set={set} onClose={() => setRetiring(false)} />}
        {conflict && <LadderConflictDialog {...conflict} />}
      </Suspense>
    </>
  );
}
