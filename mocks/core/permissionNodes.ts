import { permissions } from '#session/permissions.ts';

import { examples } from '#mocks/contract/examples.gen.ts';
import type { MenuNode } from '#mocks/contract/types/types.gen.ts';

/** A permission node. Roles refer to it by id, the panel by its title (D24). */
export interface NodeRecord {
  id: string;
  title: string;
  /** A menu only groups pages; an action is something that can be done on the page above it. */
  type: 'menu' | 'page' | 'action';
  parentId: string | null;
  /** Address of the page. */
  route: string | null;
  /** Place among its siblings, from 1. */
  position: number;
  description: string;
  /** The panel cannot be administered without it: not renamed, moved or deleted. */
  isSystem: boolean;
  version: number;
}

const routes: Readonly<Partial<Record<string, string>>> = {
  [permissions.home]: '/home',
  [permissions.competitorDashboard]: '/competitorAnalysisDashboard',
  [permissions.productCategory]: '/competitorAnalysisProductCategory',
  [permissions.competitorAdmin]: '/competitorAnalysisAdmin',
  [permissions.skuManager]: '/skumanager',
  [permissions.priceSlabs]: '/slabs/:productid',
  [permissions.competitorManager]: '/competitor-manager/:productid',
  [permissions.featureMerging]: '/feature-merging',
  [permissions.search]: '/typesense',
  [permissions.cardPayment]: '/stripe-payment',
  [permissions.promostandards]: '/promostandards',
  [permissions.activityLog]: '/activitylog',
  [permissions.documents]: '/documents',
  [permissions.permissionNodes]: '/permissions-nodes',
  [permissions.roles]: '/roles',
  [permissions.team]: '/team',
};

const systemTitles: ReadonlySet<string> = new Set([
  permissions.home,
  permissions.admin,
  permissions.permissionNodes,
  permissions.permissionNodesEdit,
  permissions.roles,
  permissions.rolesEdit,
  permissions.team,
  permissions.teamEdit,
]);

function typeOf({ title, child = [] }: MenuNode): NodeRecord['type'] {
  if (routes[title] !== undefined) return 'page';
  return child.length > 0 ? 'menu' : 'action';
}

/** The tree of the contract as records, parents before their children. */
function listNodes(tree: readonly MenuNode[], parentId: string | null, nextNumber = 1): NodeRecord[] {
  const records: NodeRecord[] = [];
  for (const [index, node] of tree.entries()) {
    const id = `nod-${nextNumber + records.length}`;
    records.push({
      id,
      title: node.title,
      type: typeOf(node),
      parentId,
      route: routes[node.title] ?? null,
      position: index + 1,
      description: '',
      isSystem: systemTitles.has(node.title),
      version: 1,
    });
    records.push(...listNodes(node.child ?? [], id, nextNumber + records.length));
  }
  return records;
}

/** The permission nodes that every mock session begins with, by id. */
export const seedNodes: ReadonlyMap<string, NodeRecord> = new Map(
  listNodes(examples.menuAll.data ?? [], null).map((node) => [node.id, node]),
);

/** Nodes right below one, or the roots, in their order. */
export function childNodes(nodes: readonly NodeRecord[], parentId: string | null): NodeRecord[] {
  return nodes.filter((node) => node.parentId === parentId).toSorted((a, b) => a.position - b.position);
}

/** The granted part of the tree; what stands below a node that is not granted is left out. */
export function menuOf(
  nodes: readonly NodeRecord[],
  granted: ReadonlySet<string>,
  parentId: string | null = null,
): MenuNode[] {
  return childNodes(nodes, parentId)
    .filter(({ id }) => granted.has(id))
    .map(({ id, title }) => {
      const child = menuOf(nodes, granted, id);
      return child.length > 0 ? { title, child } : { title };
    });
}
