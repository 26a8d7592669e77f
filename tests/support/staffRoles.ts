import { menuOf, seedNodes } from '#mocks/core/permissionNodes.ts';
import { titlesOf } from '#mocks/core/people.ts';
import { seedRoles } from '#mocks/core/roles.ts';
import type { StaffMember } from '#mocks/core/users.ts';
import type { MenuNode } from '#mocks/contract/types/types.gen.ts';

/** Titles that the role of a member of staff grants at the start. */
export function grantedTo({ profile: { role } }: StaffMember): ReadonlySet<string> {
  const id = role !== null && typeof role === 'object' ? role.id : role;
  const nodeIds = seedRoles.get(String(id))?.nodeIds ?? [];
  return new Set(nodeIds.flatMap((nodeId) => seedNodes.get(nodeId)?.title ?? []));
}

/** The tree of what that role grants. */
export function menuOfStaff(member: StaffMember): MenuNode[] {
  const granted = grantedTo(member);
  const nodes = [...seedNodes.values()];
  return menuOf(nodes, new Set(nodes.flatMap(({ id, title }) => (granted.has(title) ? id : []))));
}

export const titlesOfStaff = (member: StaffMember): string[] => titlesOf(menuOfStaff(member));
