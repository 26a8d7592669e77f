import * as z from 'zod/mini';
import type { Role, RoleUpdate } from '#api/generated/types.gen.ts';
import { withAncestors } from '#entities/permissions/grantRules.ts';
import type { Tree } from '#shared/tree/treeRules.ts';

export interface RoleValues {
  name: string;
  description: string;
  nodeIds: string[];
}

/** Raised when a field changes its meaning: drafts of another version are not offered. */
export const ROLE_FORM_VERSION = 1;

/** In one order, so that a permission that was taken and given back is no change. */
export const roleValues = ({ name, description, nodeIds }: RoleValues): RoleValues => ({
  name,
  description,
  nodeIds: nodeIds.toSorted(),
});

/** Messages are keys of `roles.json`. */
export const roleName = z.string().check(z.minLength(1, 'nameRequired'), z.maxLength(60, 'nameLong'));

export const roleSchema: z.ZodMiniType<RoleValues, RoleValues> = z.object({
  name: roleName,
  description: z.string().check(z.maxLength(500, 'descriptionLong')),
  nodeIds: z.array(z.string()),
});

/** A field of the form, or one permission: two people who change two permissions are not in conflict. */
export type RoleKey = 'name' | 'description' | `node ${string}`;

/** The permission that a key is about; null: it is about another field. */
export const nodeOfKey = (key: RoleKey): string | null => (key.startsWith('node ') ? key.slice(5) : null);

/** What one says otherwise than the other. */
export function differingKeys(one: RoleValues, other: RoleValues): RoleKey[] {
  const fields = (['name', 'description'] as const).filter((field) => one[field] !== other[field]);
  const [here, there] = [new Set(one.nodeIds), new Set(other.nodeIds)];
  const nodes = [...new Set([...here, ...there])].filter((id) => here.has(id) !== there.has(id));
  return [...fields, ...nodes.map((id) => `node ${id}` as const)];
}

/** Theirs, with what I keep of mine; what is granted then is granted with all above it. */
export function mergeRoles(
  tree: Tree,
  theirs: RoleValues,
  mine: RoleValues,
  kept: readonly RoleKey[],
): RoleValues {
  const keptNodes = new Set(kept.flatMap((key) => nodeOfKey(key) ?? []));
  const nodeIds = [
    ...theirs.nodeIds.filter((id) => !keptNodes.has(id)),
    ...mine.nodeIds.filter((id) => keptNodes.has(id)),
  ];
  return roleValues({
    name: kept.includes('name') ? mine.name : theirs.name,
    description: kept.includes('description') ? mine.description : theirs.description,
    nodeIds: [...withAncestors(tree, nodeIds)],
  });
}

export const roleUpdate = ({ version }: Role, values: RoleValues): RoleUpdate => ({ version, ...values });
