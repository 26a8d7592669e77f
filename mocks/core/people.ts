import type { MenuNode, NodeFileEntry, UserMenuReply, UserProfile } from '#mocks/contract/types/types.gen.ts';
import type { Account } from './accounts.ts';
import { menuOf, seedNodes, type NodeRecord } from './permissionNodes.ts';
import { furtherNodes } from './seedFurtherNodes.ts';
import { seedRoles, type RoleRecord } from './roles.ts';
import { noChanges, tableOf, type Changes, type Table } from './table.ts';

/** What a mock session changed of permission nodes and roles. */
export interface PeopleChanges {
  nodes: Changes<NodeRecord>;
  roles: Changes<RoleRecord>;
  /** Previewed imports of nodes, by id. */
  nodePlans: Record<string, NodePlan>;
}

/** An import of nodes that was previewed, and the tree that it was previewed on. */
export interface NodePlan {
  entries: NodeFileEntry[];
  treeState: string;
  expiresAt: number;
}

/** With the large data there are nodes beside those of the panel. */
export function seedPeople(isLarge: boolean): PeopleChanges {
  const nodes = noChanges<NodeRecord>();
  if (isLarge) for (const node of furtherNodes()) nodes.put[node.id] = node;
  return { nodes, roles: noChanges(), nodePlans: {} };
}

export interface PeopleTables {
  nodes: Table<NodeRecord>;
  roles: Table<RoleRecord>;
}

/** Permission nodes and roles as one mock session has them. */
export function peopleTables({ nodes, roles }: Pick<PeopleChanges, 'nodes' | 'roles'>): PeopleTables {
  return { nodes: tableOf(seedNodes, nodes), roles: tableOf(seedRoles, roles) };
}

/** The role of an account; undefined for one that has none. */
export function roleOf({ roles }: PeopleTables, { profile: { role } }: Account): RoleRecord | undefined {
  const id = role !== null && typeof role === 'object' ? role.id : role;
  return id === null ? undefined : roles.get(String(id));
}

/** What an account may see and do: what its role grants now, unless the person is one of the odd ones. */
export function menuOfAccount(tables: PeopleTables, account: Account): UserMenuReply {
  if (account.menu) return account.menu;
  const role = roleOf(tables, account);
  return { msg: 'success', data: role ? menuOfRole(tables, role) : [] };
}

/** Ids of the nodes that a role grants; a system role grants all there are, also new ones. */
export function grantedNodeIds({ nodes }: PeopleTables, { isSystem, nodeIds }: RoleRecord): string[] {
  return isSystem ? nodes.all().map(({ id }) => id) : nodeIds.filter((id) => nodes.get(id) !== undefined);
}

export function menuOfRole(tables: PeopleTables, role: RoleRecord): MenuNode[] {
  return menuOf(tables.nodes.all(), new Set(grantedNodeIds(tables, role)));
}

/** The profile of an account, with the name that its role has now. */
export function profileOf(tables: PeopleTables, account: Account): UserProfile {
  const { profile } = account;
  const role =
    profile.role !== null && typeof profile.role === 'object' ? roleOf(tables, account) : undefined;
  return role ? { ...profile, role: { id: role.id, name: role.name } } : profile;
}

/** All titles of a menu. */
export function titlesOf(menu: readonly MenuNode[]): string[] {
  return menu.flatMap(({ title, child = [] }) => [title, ...titlesOf(child)]);
}
