import { isRecord } from '#mocks/contract/homes.ts';

/** Their content is data, not schema. */
const DATA: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** Where 3.0 says `exclusiveMinimum: true` beside `minimum: 5`, 3.1 says `exclusiveMinimum: 5`. */
function exclusive(schema: Record<string, unknown>, bound: 'minimum' | 'maximum'): void {
  const name = bound === 'minimum' ? 'exclusiveMinimum' : 'exclusiveMaximum';
  const flag = schema[name];
  if (typeof flag !== 'boolean') return;
  Reflect.deleteProperty(schema, name);
  if (!flag || typeof schema[bound] !== 'number') return;
  schema[name] = schema[bound];
  Reflect.deleteProperty(schema, bound);
}

function nullable(schema: Record<string, unknown>): Record<string, unknown> {
  if (typeof schema['nullable'] !== 'boolean') return schema;
  const { nullable: may, ...rest } = schema;
  if (!may) return rest;
  if (typeof rest['type'] !== 'string') return { anyOf: [rest, { type: 'null' }] };
  const values = rest['enum'];
  const known = Array.isArray(values) && !values.includes(null) ? { enum: [...values, null] } : {};
  return { ...rest, ...known, type: [rest['type'], 'null'] };
}

/**
 * A 3.0 document as a 3.1 one: its schemas become JSON Schema. Beside a `$ref` 3.0 ignores everything.
 * @returns a copy
 */
export function upgraded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(upgraded);
  if (!isRecord(value)) return value;
  if (typeof value['$ref'] === 'string') return { $ref: value['$ref'] };
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, DATA.has(key) ? inner : upgraded(inner)]),
  );
  exclusive(copy, 'minimum');
  exclusive(copy, 'maximum');
  return nullable(copy);
}
