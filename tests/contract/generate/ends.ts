import { isRecord } from '#mocks/contract/homes.ts';

import { listOf, numberIn, plain } from './schemaOf.ts';

/** Whether a value of the schema can be made within so many levels, with nothing in it but what is required. */
export function ends(document: unknown, given: unknown, levels: number): boolean {
  if (levels < 0) return false;
  const schema = plain(document, given);
  const branches = [...listOf(schema['oneOf']), ...listOf(schema['anyOf'])];
  if (branches.length > 0 && !branches.some((branch) => ends(document, branch, levels - 1))) return false;
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  const required = listOf(schema['required']).map(String);
  const items = numberIn(schema, 'minItems', 0) > 0 ? [schema['items']] : [];
  return [...required.map((name) => properties[name]), ...items].every(
    (inner) => inner === undefined || ends(document, inner, levels - 1),
  );
}
