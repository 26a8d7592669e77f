import type { Account } from '#mocks/core/accounts.ts';
import { roleOf, type PeopleTables } from '#mocks/core/people.ts';
import { childNodes, type NodeRecord } from '#mocks/core/permissionNodes.ts';
import { permissions } from '#session/permissions.ts';

/** Titles that panel and server ask for. */
const askedTitles: ReadonlySet<string> = new Set(Object.values(permissions));

interface Caller {
  account: Account;
  /** Titles of the permissions that the caller has. */
  titles: ReadonlySet<string>;
}

function listBelow(nodes: readonly NodeRecord[], id: string): NodeRecord[] {
  return childNodes(nodes, id).flatMap((node) => [node, ...listBelow(nodes, node.id)]);
}

/**
 * The permission that a change of a node would give to the members of a role, or take from them, and that the caller
 * lacks: whoever may not grant it must not get it by giving its name to another node. Null stands for a node that is
 * deleted. Nobody is above a system role, which grants all nodes.
 */
export function findForeignTitle(
  { roles, nodes }: PeopleTables,
  { account, titles }: Caller,
  before: NodeRecord,
  after: NodeRecord | null,
): string | undefined {
  if (roleOf({ roles, nodes }, account)?.isSystem) return undefined;
  const isMoved = after !== null && after.parentId !== before.parentId;
  const isRenamed = after !== null && after.title !== before.title;
  if (after !== null && !isMoved && !isRenamed) return undefined;
  const granted = new Set(roles.all().flatMap(({ isSystem, nodeIds }) => (isSystem ? [] : nodeIds)));
  const affected = isMoved ? [before, ...listBelow(nodes.all(), before.id)] : [before];
  const foreign = affected.find(({ id, title }) => granted.has(id) && !titles.has(title));
  if (foreign) return foreign.title;
  const isGiven = isRenamed && granted.has(before.id) && askedTitles.has(after.title);
  return isGiven && !titles.has(after.title) ? after.title : undefined;
}
