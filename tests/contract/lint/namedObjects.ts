import { isRecord } from '#mocks/contract/homes.ts';

import type { Rule } from './rule.ts';

/** Where objects without a name of their own stand inside of a schema: `images[]`. */
function unnamedIn(schema: unknown, where: string, isOwn: boolean): string[] {
  if (!isRecord(schema)) return [];
  const { properties, items, allOf, oneOf, anyOf, additionalProperties } = schema;
  const here = isRecord(properties) && !isOwn ? [where] : [];
  const below = Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, property]) =>
    unnamedIn(property, where === '' ? name : `${where}.${name}`, false),
  );
  // The parts of a whole are no things of their own.
  const parts = [allOf].flat().flatMap((part) => unnamedIn(part, where, isOwn));
  const others = [oneOf, anyOf].flat().flatMap((branch) => unnamedIn(branch, where, false));
  return [
    ...here,
    ...below,
    ...parts,
    ...others,
    ...unnamedIn(items, `${where}[]`, false),
    ...unnamedIn(additionalProperties, `${where}{}`, false),
  ];
}

/** A generator has to make up a name for an object that has none. */
export const namedObjects: Rule = () => ({
  Components(components, context) {
    const schemas = components['schemas'];
    for (const [name, schema] of Object.entries(isRecord(schemas) ? schemas : {})) {
      for (const where of unnamedIn(schema, '', true)) {
        context.report({
          message: `schema ${name}: the object at \`${where}\` is a schema of its own`,
          location: context.location.child(['schemas', name]),
        });
      }
    }
  },
});
