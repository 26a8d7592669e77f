import { isRecord } from '#mocks/contract/homes.ts';

/** Kept as they are: what must not hold, or holds sometimes. */
const ASIDE: ReadonlySet<string> = new Set(['if', 'then', 'else', 'not', 'dependentSchemas']);
const DATA: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const']);
const SCHEMAS = '#/components/schemas/';

function isOpen(schema: Record<string, unknown>): boolean {
  const describes = 'properties' in schema || 'allOf' in schema;
  return describes && !('additionalProperties' in schema) && !('unevaluatedProperties' in schema);
}

/** @param part one of several schemas that describe one value together; only what is inside of it can be closed */
function closedSchema(schema: unknown, part: boolean): unknown {
  if (!isRecord(schema)) return schema;
  const closes = !part && isOpen(schema);
  const copy = Object.entries(schema).map(([key, inner]): [string, unknown] => {
    if (DATA.has(key) || ASIDE.has(key)) return [key, inner];
    if (key === '$ref' && typeof inner === 'string') {
      return [key, inner.replace(SCHEMAS, `#/components/${part || closes ? 'x-part' : 'x-closed'}/`)];
    }
    if (key === 'properties' && isRecord(inner)) {
      const inside = Object.entries(inner).map(([name, one]) => [name, closedSchema(one, false)]);
      return [key, Object.fromEntries(inside)];
    }
    if (Array.isArray(inner)) {
      const together = key === 'allOf' || part || closes;
      return [key, inner.map((one: unknown) => closedSchema(one, together))];
    }
    return [key, closedSchema(inner, false)];
  });
  return { ...Object.fromEntries(copy), ...(closes ? { unevaluatedProperties: false } : {}) };
}

/**
 * The document with replies that may have no property beyond those described (`--strict`). What requests take is left
 * as it is, and so are objects of which nothing is described.
 * @returns a copy
 */
export function closed(document: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const inReplies = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inReplies);
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        if (key === 'schema') return [key, closedSchema(inner, false)];
        return [
          key,
          DATA.has(key) || key === 'requestBody' || key === 'parameters' ? inner : inReplies(inner),
        ];
      }),
    );
  };
  const { components } = document;
  const parts = isRecord(components) ? components : {};
  const schemas = isRecord(parts['schemas']) ? parts['schemas'] : {};
  const all = (part: boolean): Record<string, unknown> =>
    Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, closedSchema(schema, part)]));
  return {
    ...document,
    paths: inReplies(document['paths']),
    components: {
      ...parts,
      responses: inReplies(parts['responses'] ?? {}),
      'x-closed': all(false),
      'x-part': all(true),
    },
  };
}
