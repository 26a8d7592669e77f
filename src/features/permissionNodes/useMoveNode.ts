import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { movePermissionNodeMutation } from '#api/generated/query/people.gen.ts';
import type { PermissionNode } from '#api/generated/types.gen.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import type { TreePlace } from '#shared/tree/treeMoves.ts';
import { nodesChanged, treeSaved } from './nodeQueries.ts';

/** Moves a node, for the dialog, the keys and the drag alike, and says where it stands now. */
export function useMoveNode(nodes: readonly PermissionNode[]) {
  const { t } = useTranslation('permissionNodes');
  const { mutateAsync } = useMutation(movePermissionNodeMutation());
  const { act, pending } = useConfirmedAction();
  const [said, setSaid] = useState('');
  const move = (id: string, { parentId, position }: TreePlace, onDone?: () => void): void => {
    const node = nodes.find((each) => each.id === id);
    const parent = nodes.find((each) => each.id === parentId)?.title;
    if (!node) return;
    act({
      send: () => mutateAsync({ body: { id, parentId, position, version: node.version } }),
      onDone: (tree) => {
        treeSaved(tree);
        const { title } = node;
        setSaid(
          parent === undefined ? t('movedTop', { title, position }) : t('moved', { title, position, parent }),
        );
        onDone?.();
      },
      failed: t('moveFailed'),
      refresh: nodesChanged,
    });
  };
  return { move, pending, said };
}
