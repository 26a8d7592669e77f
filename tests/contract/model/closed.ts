import { isRecord } from '#mocks/contract/homes.ts';

/** Their members describe parts of one value together, so that none of them can be closed alone. */
const TOGETHER: ReadonlySet<string> = new Set(['allOf', 'if', 'then', 'else', 'not', 'dependentSchemas']);
const DATA: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const']);
const SCHEMAS = '#/components/schemas/';
const CLOSED = '#/components/x-closed/';

function isOpen(schema: Record<string, unknown>): boolean {
  const describes = 'properties' in schema || 'allOf' in schema;
  return describes && !('additionalProperties' in schema) && !('unevaluatedProperties' in schema);
}

function closedSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closedSchema);
  if (!isRecord(schema)) return schema;
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, inner]) => {
      if (DATA.has(key) || TOGETHER.has(key)) return [key, inner];
      if (key === '$ref' && typeof inner === 'string') return [key, inner.replace(SCHEMAS, CLOSED)];
      return [key, closedSchema(inner)];
    }),
  );
  // `properties` may have a property of this name, which is a schema and no list.
  return isOpen(schema) && !isRecord(schema['allOf']) ? { ...copy, unevaluatedProperties: false } : copy;
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
        if (key === 'schema') return [key, closedSchema(inner)];
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
  const closedSchemas = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, closedSchema(schema)]),
  );
  return {
    ...document,
    paths: inReplies(document['paths']),
    components: { ...parts, responses: inReplies(parts['responses'] ?? {}), 'x-closed': closedSchemas },
  };
}
