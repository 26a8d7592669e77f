import { isRecord } from '#mocks/contract/homes.ts';

import { brokenNumbers, brokenTexts } from './brokenLeaves.ts';
import type { BrokenLeaf, BrokenValue } from './brokenValue.ts';
import { listOf, numberIn, plain, typesOf } from './schemaOf.ts';
import { without } from './without.ts';

const DEPTH = 4;
const WRONG: Readonly<Record<string, unknown>> = {
  string: 12345,
  integer: 'many',
  number: 'much',
  boolean: 'perhaps',
  array: 'a list',
  object: 'a thing',
};

/**
 * Ways to break one rule of a schema each. Not every one does (a `oneOf` may allow it elsewhere), so each has to be held
 * against the schema before it is sent.
 * @param valid a value that keeps to the schema
 * @param make makes a value for a property that `valid` does not have
 */
export function brokenValues(
  document: unknown,
  given: unknown,
  valid: unknown,
  make: (schema: unknown) => unknown,
  depth = 0,
): BrokenValue[] {
  const schema = plain(document, given);
  const types = typesOf(schema);
  const found: BrokenValue[] = [];
  const add = (one: BrokenLeaf): void => void found.push({ ...one, where: [] });
  const inside = (inner: unknown, from: unknown, name: string, whole: (value: unknown) => unknown): void => {
    if (depth >= DEPTH) return;
    for (const one of brokenValues(document, inner, from, make, depth + 1)) {
      found.push({ ...one, where: [name, ...one.where], value: whole(one.value) });
    }
  };

  const [type] = types;
  if (type !== undefined && WRONG[type] !== undefined)
    add({ rule: 'type', how: `is no ${type}`, value: WRONG[type] });
  add({ rule: 'null', how: 'is null', value: null });
  if ('enum' in schema || 'const' in schema) {
    add({
      rule: 'choice',
      how: 'is none of the allowed values',
      value: types.includes('integer') ? 987654 : 'no-such-choice',
    });
    const words = [...listOf(schema['enum']), ...listOf(schema['const'])].filter(
      (one) => typeof one === 'string',
    );
    const [word = ''] = words;
    const other = word === word.toUpperCase() ? word.toLowerCase() : word.toUpperCase();
    if (!words.includes(other))
      add({ rule: 'choice', how: 'is an allowed value in other letters', value: other });
    return found;
  }
  if (typeof valid === 'string') for (const one of brokenTexts(schema, valid)) add(one);
  if (typeof valid === 'number') for (const one of brokenNumbers(schema, type ?? 'number')) add(one);
  if (Array.isArray(valid)) {
    const items: readonly unknown[] = valid;
    const [min, max] = [numberIn(schema, 'minItems', 0), numberIn(schema, 'maxItems', 0)];
    const first: unknown = items[0] ?? make(schema['items']);
    if (min > 0) add({ rule: 'limit', how: `has fewer than ${min} items`, value: items.slice(0, min - 1) });
    if (max > 0) {
      const many = Array.from({ length: max + 1 }, (_, index) => items[index] ?? first);
      add({ rule: 'limit', how: `has more than ${max} items`, value: many });
    }
    if (first !== undefined) inside(schema['items'], first, '0', (one) => [one, ...items.slice(1)]);
  }
  if (isRecord(valid)) {
    const properties = isRecord(schema['properties']) ? schema['properties'] : {};
    for (const name of listOf(schema['required']).map(String)) {
      found.push({ rule: 'missing', where: [name], how: 'is missing', value: without(valid, name) });
    }
    const least = numberIn(schema, 'minProperties', 0);
    if (least > 0) {
      const names = [...new Set([...listOf(schema['required']).map(String), ...Object.keys(valid)])];
      const few = without(valid, ...names.slice(least - 1));
      add({ rule: 'limit', how: `has fewer than ${least} fields`, value: few });
    }
    for (const [name, inner] of Object.entries(properties)) {
      const from = valid[name] ?? make(inner);
      if (from !== undefined) inside(inner, from, name, (one) => ({ ...valid, [name]: one }));
    }
    if (schema['additionalProperties'] === false) {
      found.push({
        rule: 'extra',
        where: ['surprise'],
        how: 'is not allowed here',
        value: { ...valid, surprise: 'x' },
      });
    }
  }
  return found;
}
