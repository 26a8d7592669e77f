import { useMemo } from 'react';
import type { PermissionNode } from '#api/generated/types.gen.ts';
import { usePermissionLabel } from '#entities/permissions/usePermissionLabel.ts';
import { useSession } from '#session/useSession.ts';
import { indexTree } from '#shared/tree/treeRules.ts';

/** The permission nodes as a tree with labels, and which of them the person has. */
export function useNodeTree(nodes: readonly PermissionNode[]) {
  const label = usePermissionLabel();
  const own = useSession(({ menu }) => menu.titles);
  return useMemo(() => {
    const byId = new Map(nodes.map((node) => [node.id, node]));
    const tree = indexTree(nodes.map(({ id, parentId, title }) => ({ id, parentId, label: label(title) })));
    const titles = new Map(nodes.map(({ id, title }) => [id, title]));
    return {
      tree,
      titles,
      isOwn: (id: string): boolean => own.has(titles.get(id) ?? ''),
      /** A permission by itself; an action with the page it belongs to. */
      nameOf: (id: string): string => {
        const node = byId.get(id);
        if (!node) return id;
        const page = node.type === 'action' ? byId.get(node.parentId ?? '') : undefined;
        return page ? `${label(page.title)} · ${label(node.title)}` : label(node.title);
      },
    };
  }, [nodes, label, own]);
}

export type NodeTree = ReturnType<typeof useNodeTree>;
