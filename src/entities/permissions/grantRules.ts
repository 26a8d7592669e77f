import { permissions } from '#session/permissions.ts';
import { listAncestors, type CheckState, type Tree } from '#shared/tree/treeRules.ts';
import { permissionDifference, type PermissionDifference } from './permissionDifference.ts';

/** Ids of the nodes that a role grants, each with all above it. */
export type Grants = ReadonlySet<string>;

/** Permissions with which money, costs, secrets or other people's permissions are at stake. */
const sensitiveTitles: ReadonlySet<string> = new Set([
  permissions.viewCosts,
  permissions.priceSlabsOverride,
  permissions.cardPaymentAdHoc,
  permissions.cardPaymentRefund,
  permissions.promostandardsCredentials,
  permissions.permissionNodesEdit,
  permissions.rolesEdit,
  permissions.teamEdit,
]);

export const isSensitive = (title: string): boolean => sensitiveTitles.has(title);

/** A node and all below it. */
function listBranch({ children }: Tree, id: string): string[] {
  const found: string[] = [];
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.includes(next)) continue;
    found.push(next);
    waiting.push(...(children.get(next) ?? []).map((child) => child.id));
  }
  return found;
}

/** With each node all above it: without them nobody would reach it. */
export function withAncestors(tree: Tree, ids: Iterable<string>): Grants {
  return new Set([...ids].flatMap((id) => [id, ...listAncestors(tree, id)]));
}

/** `on`: the node and all below it are granted; `some`: one of them is. */
export function grantState(tree: Tree, granted: Grants, id: string): CheckState {
  const branch = listBranch(tree, id);
  const count = branch.filter((one) => granted.has(one)).length;
  if (count === 0) return 'off';
  return count === branch.length ? 'on' : 'some';
}

interface GrantLimits {
  /** Whether filters leave a node on screen. */
  isShown: (id: string) => boolean;
  /** Whether the person has the permission: what one lacks is neither granted nor taken away. */
  isOwn: (id: string) => boolean;
}

/**
 * What a click makes of the grants. It grants the node, all below it that is on screen, and all above it. Where that is
 * granted already, it takes the whole branch away; what the person lacks stays, with all above it.
 */
export function toggleGrant(
  tree: Tree,
  granted: Grants,
  id: string,
  { isShown, isOwn }: GrantLimits,
): Grants {
  const own = listBranch(tree, id).filter(isOwn);
  const shown = own.filter((one) => one === id || isShown(one));
  if (shown.some((one) => !granted.has(one))) return withAncestors(tree, [...granted, ...shown]);
  return withAncestors(
    tree,
    [...granted].filter((one) => !own.includes(one)),
  );
}

/** The grants of another role in place of these; what the person lacks stays as it is. */
export function copyGrants(tree: Tree, granted: Grants, source: Grants, isOwn: GrantLimits['isOwn']): Grants {
  const kept = [...granted].filter((id) => !isOwn(id));
  return withAncestors(tree, [...kept, ...[...source].filter(isOwn)]);
}

/** Nodes above one that a click granted with it, the topmost first. */
export function grantedAbove(tree: Tree, before: Grants, after: Grants, id: string): string[] {
  return listAncestors(tree, id)
    .filter((one) => after.has(one) && !before.has(one))
    .toReversed();
}

/** What one set of grants has that the other has not, in the order of the tree. */
export function grantDifference({ nodes }: Tree, before: Grants, after: Grants): PermissionDifference {
  const inOrder = (grants: Grants): string[] => nodes.map(({ id }) => id).filter((id) => grants.has(id));
  return permissionDifference(inOrder(before), inOrder(after));
}

/** Titles that people with these grants have: only what all above it leads to. */
export function grantedTitles(
  tree: Tree,
  titleOf: ReadonlyMap<string, string>,
  granted: Grants,
): ReadonlySet<string> {
  const reached = tree.nodes.filter(({ id }) =>
    [id, ...listAncestors(tree, id)].every((one) => granted.has(one)),
  );
  return new Set(reached.flatMap(({ id }) => titleOf.get(id) ?? []));
}
