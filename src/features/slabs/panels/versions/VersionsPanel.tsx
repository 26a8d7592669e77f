import '#features/slabs/panels/panelTexts.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import History from 'lucide-react/icons/history';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlabSet } from '#api/generated/types.gen.ts';
import { useLadder, useLadderState } from '#features/slabs/editor/useLadder.ts';
import { permissions } from '#session/permissions.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { notify } from '#shared/ui/notify.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { RestoreDialog } from './RestoreDialog.tsx';
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
