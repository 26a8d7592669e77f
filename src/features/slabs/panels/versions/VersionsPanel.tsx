import '#features/slabs/panels/panelTexts.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import History from 'lucide-react/icons/history';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Textarea } from '@chakra-ui/react/textarea';
import type { SlabSet } from '#api/generated/types.gen.ts';
import { useLadder, useLadderState } from '#features/slabs/editor/useLadder.ts';
import { permissions } from '#session/permissions.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { notify } from '#shared/ui/notify.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { FieldFrame } from '#shared/form/FieldFrame.tsx';
import { FormModal } from '#shared/form/FormModal.tsx';
import { VersionItem } from './VersionItem.tsx';
import { sameSlabs, sortedVersions } from './versionRules.ts';

/** Every version of this ladder: who made it and why, how it differs, and the way back to it. */
export function VersionsPanel() {
  const { t } = useTranslation('slabPanels');
  const ladder = useLadder();
  const draft = useLadderState((now) => now);
  const versions = sortedVersions(ladder.versions);
  const denied = usePermissionReason()(permissions.priceSlabsEdit);

  const [restoring, setRestoring] = useState<SlabSet | null>(null);
  // What is typed is not thrown away unasked.
  const replaces = draft.isDirty || ladder.versions.some(({ state }) => state === 'draft');
  const reasonFor = ({ slabs }: SlabSet): string | undefined =>
    denied ?? (sameSlabs(slabs, draft.slabs) ? t('versions.already') : undefined);

  return (
    <Panel title={t('versions.title')} meta={t('versions.count', { count: versions.length })}>
      {versions.length === 0 ? (
        <EmptyState
          icon={History}
          headingLevel="h3"
          title={t('versions.empty')}
          text={t('versions.emptyText')}
        />
      ) : (
        <chakra.ul css={styles}>
          {versions.map((version) => (
            <VersionItem
              key={version.id}
              version={version}
              versions={versions}
              isOpen={version.id === ladder.set?.id}
              reason={reasonFor(version)}
              onOpen={() => ladder.open({ setId: version.id })}
              onRestore={() => setRestoring(version)}
            />
          ))}
        </chakra.ul>
      )}
      {restoring && (
        <RestoreDialog
          replaces={replaces}
          onClose={() => setRestoring(null)}
          onRestore={(reason) => {
            setRestoring(null);
            ladder.replaceSlabs(restoring.slabs, reason);
            notify({ type: 'info', title: t('versions.restored') });
          }}
        />
      )}
    </Panel>
  );
}

const styles = {
  '& > li': { py: '3', borderTopWidth: '1px', borderColor: 'border' },
  '& > li:first-of-type': { borderTopWidth: '0', pt: '0' },
} as const;

interface RestoreDialogProps {
  /** There is a draft, or something typed, that these prices take the place of. */
  replaces: boolean;
  onRestore: (reason: string) => void;
  onClose: () => void;
}

/** Before an earlier version is restored: why. The reason becomes the change note, in place of the old version's. */
function RestoreDialog({ replaces, onRestore, onClose }: RestoreDialogProps) {
  const { t } = useTranslation('slabPanels');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  return (
    <FormModal
      open
      title={t('versions.restoreTitle')}
      submitLabel={t('versions.restoreAction')}
      pendingLabel={t('versions.restoreAction')}
      pending={false}
      submitError={null}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isMissing) onRestore(reason.trim());
      }}
      onClose={onClose}
    >
      <p>{t(replaces ? 'versions.restoreText' : 'versions.restoreNew')}</p>
      <FieldFrame
        label={t('publish.reason')}
        hint={t('versions.reasonHint')}
        error={tried && isMissing ? t('publish.reasonMissing') : undefined}
      >
        <Textarea
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </FieldFrame>
    </FormModal>
  );
}
