import type { NodeFileEntry, PermissionNode } from '#api/generated/types.gen.ts';
import { MoveDialog } from '#shared/tree/MoveDialog.tsx';
import { DeleteNodeDialog } from './DeleteNodeDialog.tsx';
import { NewNodeDialog } from './NewNodeDialog.tsx';
import { limitsOf, toTree } from './nodeRules.ts';
import { SyncDialog } from './SyncDialog.tsx';
import type { useMoveNode } from './useMoveNode.ts';

/** What is asked over the tree. */
export type NodeDialog =
  | { kind: 'new'; parentId: string | null }
  | { kind: 'move' | 'delete'; node: PermissionNode }
  | { kind: 'sync'; title: string; entries: NodeFileEntry[]; isFile: boolean };

interface NodeDialogsProps {
  dialog: NodeDialog;
  nodes: readonly PermissionNode[];
  mover: ReturnType<typeof useMoveNode>;
  onClose: () => void;
}

/** The dialogs of the page, fetched with the first of them. */
export function NodeDialogs({ dialog, nodes, mover, onClose }: NodeDialogsProps) {
  if (dialog.kind === 'sync') return <SyncDialog {...dialog} onClose={onClose} />;
  if (dialog.kind === 'new') {
    return <NewNodeDialog nodes={nodes} parentId={dialog.parentId} onClose={onClose} />;
  }
  const { id } = dialog.node;
  // As it is now; the one that was asked about while it goes.
  const node = nodes.find((each) => each.id === id) ?? dialog.node;
  if (dialog.kind === 'delete') return <DeleteNodeDialog node={node} onClose={onClose} />;
  return (
    <MoveDialog
      tree={toTree(nodes)}
      id={id}
      limits={limitsOf(nodes)}
      pending={mover.pending}
      onMove={(to, onDone) => mover.move(id, to, onDone)}
      onClose={onClose}
    />
  );
}
