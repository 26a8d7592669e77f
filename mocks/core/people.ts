import type { MenuNode, UserMenuReply } from '#mocks/contract/types/types.gen.ts';
import type { Account } from './accounts.ts';
import { menuOf, seedNodes, type NodeRecord } from './permissionNodes.ts';
import { seedRoles, type RoleRecord } from './roles.ts';
import { noChanges, tableOf, type Changes, type Table } from './table.ts';

/** What a mock session changed of permission nodes and roles. */
export interface PeopleChanges {
  nodes: Changes<NodeRecord>;
  roles: Changes<RoleRecord>;
}

export const emptyPeopleChanges = (): PeopleChanges => ({ nodes: noChanges(), roles: noChanges() });

export interface PeopleTables {
  nodes: Table<NodeRecord>;
  roles: Table<RoleRecord>;
}

/** Permission nodes and roles as one mock session has them. */
export function peopleTables({ nodes, roles }: PeopleChanges): PeopleTables {
  return { nodes: tableOf(seedNodes, nodes), roles: tableOf(seedRoles, roles) };
}

/** The role of an account; undefined for one that has none. */
function roleOf({ roles }: PeopleTables, { profile: { role } }: Account): RoleRecord | undefined {
  const id = role !== null && typeof role === 'object' ? role.id : role;
  return id === null ? undefined : roles.get(String(id));
}

/** What an account may see and do: what its role grants now, unless the person is one of the odd ones. */
export function menuOfAccount(tables: PeopleTables, account: Account): UserMenuReply {
  if (account.menu) return account.menu;
  return { msg: 'success', data: menuOf(tables.nodes.all(), new Set(roleOf(tables, account)?.nodeIds)) };
}

/** All titles of a menu. */
export function titlesOf(menu: readonly MenuNode[]): string[] {
  return menu.flatMap(({ title, child = [] }) => [title, ...titlesOf(child)]);
}
