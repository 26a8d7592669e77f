import * as fc from 'fast-check';

import { isRecord } from '#mocks/contract/homes.ts';

import { ends } from './ends.ts';
import { knownIds } from './knownIds.ts';
import { joined, listOf, numberIn, plain, type Schema, typesOf } from './schemaOf.ts';
import { textArbitrary } from './textArbitrary.ts';
import { without } from './without.ts';

/** Values that are known to mean something to the server, by the name of the property they stand under. */
export type Known = (name: string) => readonly unknown[];

/** Deeper than this only what is required is made, so that recursive schemas end. */
const DEPTH = 4;

function numbers(schema: Schema, whole: boolean): fc.Arbitrary<number> {
  const step = numberIn(schema, 'multipleOf', whole ? 1 : 0.01);
  const above = numberIn(schema, 'exclusiveMinimum', Number.NEGATIVE_INFINITY);
  const below = numberIn(schema, 'exclusiveMaximum', Number.POSITIVE_INFINITY);
  const low = Math.max(numberIn(schema, 'minimum', Math.min(0, below - 1000)), above);
  const high = Math.min(numberIn(schema, 'maximum', Math.max(low, 0) + 100_000), below);
  // Counted in steps, because a sum of fractions is not what it looks like.
  const first = Math.ceil(low / step) + (Math.ceil(low / step) * step <= above ? 1 : 0);
  const last = Math.floor(high / step) - (Math.floor(high / step) * step >= below ? 1 : 0);
  const digits = step < 1 ? Math.ceil(-Math.log10(step)) : 0;
  return fc
    .integer({ min: first, max: Math.max(first, last) })
    .map((steps) => Number((steps * step).toFixed(digits)));
}

/** Anything at all, for schemas that say nothing. */
const anything = (): fc.Arbitrary<unknown> =>
  fc.oneof(fc.string({ maxLength: 8 }), fc.integer(), fc.boolean());

/** Makes the arbitraries of one document. */
export function createArbitraries(document: unknown, known: Known = () => []) {
  function idLists(name: string, schema: Schema): fc.Arbitrary<unknown> | null {
    const values = typesOf(schema).includes('array') ? knownIds(known, name) : [];
    const least = numberIn(schema, 'minItems', 0);
    const most = Math.min(values.length, numberIn(schema, 'maxItems', 4), least + 3);
    return values.length === 0 || most < least
      ? null
      : fc.uniqueArray(fc.constantFrom(...values), { minLength: least, maxLength: most });
  }

  function named(name: string, schema: unknown, depth: number): fc.Arbitrary<unknown> {
    const made = arbitraryOf(schema, depth);
    const lists = idLists(name, plain(document, schema));
    if (lists) return fc.oneof({ weight: 3, arbitrary: lists }, { weight: 1, arbitrary: made });
    const values = typesOf(plain(document, schema)).includes('object') ? [] : known(name);
    if (values.length === 0) return made;
    return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: made });
  }

  function objects(schema: Schema, depth: number): fc.Arbitrary<unknown> {
    const properties = isRecord(schema['properties']) ? schema['properties'] : {};
    const required = listOf(schema['required']).map(String);
    const names = [...new Set([...Object.keys(properties), ...required])].filter(
      (name) => depth < DEPTH || required.includes(name),
    );
    const parts = Object.fromEntries(names.map((name) => [name, named(name, properties[name], depth + 1)]));
    const record = fc.record(parts, { requiredKeys: required, noNullPrototype: true });
    const more = schema['additionalProperties'];
    const least = numberIn(schema, 'minProperties', 0);
    if (!isRecord(more) || (depth >= DEPTH && least === 0)) return record;
    const key = fc.stringMatching(/^[a-z][a-zA-Z0-9]{0,8}$/);
    const others = fc.dictionary(key, arbitraryOf(more, depth + 1), {
      minKeys: Math.max(0, least - required.length),
      maxKeys: Math.max(3, least),
      noNullPrototype: true,
    });
    return fc.tuple(others, record).map(([extra, own]) => ({ ...extra, ...own }));
  }

  function lists(schema: Schema, depth: number): fc.Arbitrary<unknown> {
    const least = numberIn(schema, 'minItems', 0);
    const most = depth >= DEPTH ? least : Math.min(numberIn(schema, 'maxItems', 4), least + 4);
    const options = { minLength: least, maxLength: Math.max(least, most) };
    if (most === 0) return fc.constant([]);
    const items = arbitraryOf(schema['items'], depth + 1);
    if (schema['uniqueItems'] === true) {
      return fc.uniqueArray(items, { ...options, selector: (item) => JSON.stringify(item) });
    }
    return fc.array(items, options);
  }

  function typed(type: string, schema: Schema, depth: number): fc.Arbitrary<unknown> {
    if (type === 'object') return objects(schema, depth);
    if (type === 'array') return lists(schema, depth);
    if (type === 'integer' || type === 'number') return numbers(schema, type === 'integer');
    if (type === 'boolean') return fc.boolean();
    if (type === 'null') return fc.constant(null);
    const shown = listOf(schema['examples']).concat(listOf(schema['example']));
    return textArbitrary(schema) ?? fc.constantFrom(...(shown.length > 0 ? shown : ['text']));
  }

  function arbitraryOf(given: unknown, depth: number): fc.Arbitrary<unknown> {
    // A schema whose values never end has none.
    if (depth > DEPTH * 4) return fc.constant(null);
    const schema = plain(document, given);
    if ('const' in schema) return fc.constant(schema['const']);
    const values = listOf(schema['enum']);
    if (values.length > 0) return fc.constantFrom(...values);
    const branches = [...listOf(schema['oneOf']), ...listOf(schema['anyOf'])];
    if (branches.length > 0) {
      const rest = without(schema, 'oneOf', 'anyOf');
      const whole = branches.map((branch) => joined(rest, plain(document, branch)));
      // At the bottom the branches that end soon.
      const soon = whole.filter((one) => ends(document, one, 3));
      const open = depth >= DEPTH && soon.length > 0 ? soon : whole;
      return fc.oneof(...open.map((branch) => arbitraryOf(branch, depth)));
    }
    const types = typesOf(schema);
    if (types.length === 0) return anything();
    return fc.oneof(...types.map((type) => typed(type, schema, depth)));
  }

  /** Values a schema allows as far as can be told without asking Ajv; shrinks towards small ones. */
  return (schema: unknown): fc.Arbitrary<unknown> => arbitraryOf(schema, 0);
}
