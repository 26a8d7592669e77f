import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PermissionNode } from '#api/generated/types.gen.ts';
import { NodeHolders } from '#entities/permissions/NodeHolders.tsx';
import { ResourceDialog } from '#resource/ResourceDialog.tsx';
import { LabelledSelect } from './LabelledSelect.tsx';
import { useNodeTree } from './useNodeTree.ts';

interface HoldersDialogProps {
  nodes: readonly PermissionNode[];
  onClose: () => void;
}

/** "Who may do this?": the roles that grant a permission, and the people who have it by them. */
export function HoldersDialog({ nodes, onClose }: HoldersDialogProps) {
  const { t } = useTranslation(['roles', 'common']);
  const [nodeId, setNodeId] = useState(nodes[0]?.id);
  const { nameOf } = useNodeTree(nodes);
  const node = nodes.find(({ id }) => id === nodeId);
  return (
    <ResourceDialog
      title={t('holders')}
      onClose={onClose}
      footer={(close) => (
        <Button variant="outline" onClick={close}>
          {t('close', { ns: 'common' })}
        </Button>
      )}
    >
      <LabelledSelect
        label={t('holders.permission')}
        value={nodeId ?? ''}
        options={nodes.map(({ id }) => ({ value: id, label: nameOf(id) }))}
        onChoose={setNodeId}
      />
      <chakra.div mt="5">{node && <NodeHolders node={node} />}</chakra.div>
    </ResourceDialog>
  );
}
