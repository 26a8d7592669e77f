import { isRecord } from '#mocks/contract/homes.ts';

import { follow, valueAt } from '#tests/contract/model/follow.ts';

export type Schema = Readonly<Record<string, unknown>>;

/** The tighter one of two bounds, and both of what lists names. */
const MERGES: Readonly<Record<string, (one: unknown, other: unknown) => unknown>> = {
  properties: (one, other) => ({ ...(isRecord(one) ? one : {}), ...(isRecord(other) ? other : {}) }),
  required: (one, other) => [...new Set([...listOf(one), ...listOf(other)])],
  minimum: (one, other) => Math.max(Number(one), Number(other)),
  minLength: (one, other) => Math.max(Number(one), Number(other)),
  minItems: (one, other) => Math.max(Number(one), Number(other)),
  maximum: (one, other) => Math.min(Number(one), Number(other)),
  maxLength: (one, other) => Math.min(Number(one), Number(other)),
  maxItems: (one, other) => Math.min(Number(one), Number(other)),
};

/** A value as a list; nothing is an empty one. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined ? [] : [value];
}

/** Two schemas that hold together, as one; where they cannot be joined the second one stands. */
export function joined(one: Schema, other: Schema): Schema {
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    keys.map((key) => {
      if (!(key in one)) return [key, other[key]];
      if (!(key in other)) return [key, one[key]];
      return [key, MERGES[key]?.(one[key], other[key]) ?? other[key]];
    }),
  );
}

/** A schema with its reference followed and its `allOf` joined. `true` and `false` are everything. */
export function plain(document: unknown, schema: unknown): Schema {
  if (!isRecord(schema)) return {};
  const { $ref, allOf, ...rest } = schema;
  const own: Schema = rest;
  const parts: unknown[] = [
    ...(typeof $ref === 'string' ? [follow(document, { pointer: '', value: { $ref } }).value] : []),
    ...listOf(allOf),
  ];
  return [...parts.map((part) => plain(document, part)), own].reduce(joined, {});
}

/** The schema at a pointer, as {@link plain} shows it. */
export function schemaAt(document: unknown, pointer: string): Schema {
  return plain(document, valueAt(document, pointer));
}

/** The types a schema allows; told by its keywords where it does not say. */
export function typesOf(schema: Schema): readonly string[] {
  const types = listOf(schema['type']).filter((type) => typeof type === 'string');
  if (types.length > 0) return types;
  if (['properties', 'additionalProperties', 'required'].some((key) => key in schema)) return ['object'];
  if ('items' in schema) return ['array'];
  if (['pattern', 'format', 'minLength', 'maxLength'].some((key) => key in schema)) return ['string'];
  if (['minimum', 'maximum', 'multipleOf'].some((key) => key in schema)) return ['number'];
  return [];
}

/** A number under a keyword, else the fallback. */
export function numberIn(schema: Schema, key: string, fallback: number): number {
  const value = schema[key];
  return typeof value === 'number' ? value : fallback;
}
