import type { FieldProblem, Problem } from '#mocks/contract/types/types.gen.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { isUsable } from '#mocks/core/accounts.ts';
import type { Db } from '#mocks/core/db.ts';
import { menuOfAccount, peopleTables, titlesOf, type PeopleTables } from '#mocks/core/people.ts';
import { takenProblem, unknownReference } from '#mocks/core/problems.ts';
import type { RoleRecord } from '#mocks/core/roles.ts';
import { permissions } from '#session/permissions.ts';

const comparableName = (name: string): string => name.trim().toLocaleLowerCase('en');

/** Why a name cannot be given: another role has it, whatever its case and the blanks around it. */
export function findNameProblem(
  { roles }: PeopleTables,
  name: string,
  ownId?: string,
): FieldProblem | undefined {
  const isTaken = roles
    .all()
    .some((role) => role.id !== ownId && comparableName(role.name) === comparableName(name));
  return isTaken ? takenProblem('name') : undefined;
}

/** Nodes that are not there, and nodes that nobody would reach because their parent is not granted. */
export function findNodeProblems({ nodes }: PeopleTables, nodeIds: readonly string[]): FieldProblem[] {
  const granted = new Set(nodeIds);
  return nodeIds.flatMap((id, index) => {
    const node = nodes.get(id);
    const field = `nodeIds.${index}`;
    if (!node) return unknownReference(field, 'There is no such permission node');
    if (node.parentId === null || granted.has(node.parentId)) return [];
    const parent = nodes.get(node.parentId)?.title ?? node.parentId;
    return { field, code: 'parent_missing', message: `${node.title} needs ${parent} above it` };
  });
}

/** The refusal of whoever gives or takes what he lacks himself; it names the first such permission. */
export function missingOwnRight(
  { nodes }: PeopleTables,
  { titles }: { titles: ReadonlySet<string> },
  changedIds: Iterable<string>,
): { status: 403; body: Problem } | undefined {
  for (const id of changedIds) {
    const title = nodes.get(id)?.title;
    if (title !== undefined && !titles.has(title)) {
      return { status: 403, body: { ...examples.forbidden, node: title } };
    }
  }
  return undefined;
}

/** Whether somebody who can sign in may edit roles. */
export function hasHolder(db: Db): boolean {
  const tables = peopleTables(db.people);
  return Object.values(db.accounts).some(
    (account) =>
      isUsable(account) &&
      titlesOf(menuOfAccount(tables, account).data ?? []).includes(permissions.rolesEdit),
  );
}

export const lastHolderProblem: FieldProblem = {
  field: 'nodeIds',
  code: 'last_holder',
  message: `Somebody who can sign in has to keep ${permissions.rolesEdit}`,
};

/** What one of two roles grants and the other does not. */
export function differingNodeIds(before: Pick<RoleRecord, 'nodeIds'>, nodeIds: readonly string[]): string[] {
  const [had, has] = [new Set(before.nodeIds), new Set(nodeIds)];
  return [...before.nodeIds.filter((id) => !has.has(id)), ...nodeIds.filter((id) => !had.has(id))];
}
