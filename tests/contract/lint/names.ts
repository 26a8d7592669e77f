import { isRecord } from '#mocks/contract/homes.ts';

import type { Node, Rule } from './rule.ts';

/** What has to have a name, for a generator would make one up. */
function lackOf(schema: Node): string | undefined {
  if (isRecord(schema['properties'])) return 'object is a schema of its own';
  return Array.isArray(schema['enum']) && !('title' in schema) ? 'enum has a `title`' : undefined;
}

/** What lacks a name inside of a schema, with its place: `images[]`. */
function unnamedIn(schema: unknown, where: string, isOwn: boolean): string[] {
  if (!isRecord(schema)) return [];
  const { properties, items, allOf, oneOf, anyOf, additionalProperties } = schema;
  const lack = isOwn ? undefined : lackOf(schema);
  const below = Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, property]) =>
    unnamedIn(property, where === '' ? name : `${where}.${name}`, false),
  );
  // The parts of a whole are no things of their own.
  const parts = [allOf].flat().flatMap((part) => unnamedIn(part, where, isOwn));
  const others = [oneOf, anyOf].flat().flatMap((branch) => unnamedIn(branch, where, false));
  return [
    ...(lack === undefined ? [] : [`at \`${where}\` the ${lack}`]),
    ...below,
    ...parts,
    ...others,
    ...unnamedIn(items, `${where}[]`, false),
    ...unnamedIn(additionalProperties, `${where}{}`, false),
  ];
}

/** A generator has to make up a name for what has none. */
export const names: Rule = () => ({
  Components(components, context) {
    const schemas = components['schemas'];
    for (const [name, schema] of Object.entries(isRecord(schemas) ? schemas : {})) {
      for (const problem of unnamedIn(schema, '', true)) {
        const message = `schema ${name}: ${problem}`;
        context.report({ message, location: context.location.child(['schemas', name]) });
      }
    }
  },
});
