import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { compareSchemas } from './compareSchemas.ts';

const bound = fc.integer({ min: -1, max: 3 });
const number = fc.record(
  {
    type: fc.constantFrom('integer', 'number'),
    ...{ minimum: bound, maximum: bound, exclusiveMinimum: bound, exclusiveMaximum: bound },
    multipleOf: fc.constantFrom(1, 2, 0.5),
  },
  { requiredKeys: ['type'] },
);
const text = fc.record(
  {
    type: fc.constant('string'),
    ...{ minLength: fc.nat(2), maxLength: fc.nat(3), pattern: fc.constantFrom('^a', 'b$', '.*') },
  },
  { requiredKeys: ['type'] },
);
const listed = fc.oneof(
  fc.record({
    enum: fc.uniqueArray(fc.constantFrom('a', 'b', 1, null, true, false), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ const: fc.constantFrom('a', 1, null) }),
);
const typed = fc.record({
  type: fc.constantFrom(['string', 'null'], ['integer', 'string'], 'boolean', 'null'),
});

/** Schemas of a few levels, made of all keywords that have an order. */
const { schema } = fc.letrec<{ schema: object; inner: object }>((tie) => {
  const list = {
    ...{ items: tie('inner'), minItems: fc.nat(2), maxItems: fc.nat(3), uniqueItems: fc.boolean() },
    contains: fc.oneof(number, text, listed),
    prefixItems: fc.array(tie('inner'), { minLength: 1, maxLength: 2 }),
  };
  const object = {
    properties: fc.dictionary(fc.constantFrom('a', 'b'), tie('inner')),
    required: fc.subarray(['a', 'b']),
    additionalProperties: fc.oneof(fc.boolean(), tie('inner')),
    ...{ minProperties: fc.nat(2), maxProperties: fc.nat(2) },
    dependentRequired: fc.constantFrom({ a: ['b'] }, { b: ['a'] }, { a: ['b'], b: ['a'] }),
    propertyNames: fc.constantFrom({ pattern: '^a' }, { const: 'a' }),
    patternProperties: fc.dictionary(fc.constantFrom('^a', 'b'), tie('inner')),
  };
  return {
    inner: fc.oneof({ maxDepth: 2 }, fc.constant({}), number, text, listed, typed, tie('schema')),
    schema: fc.oneof(
      { maxDepth: 2 },
      tie('inner'),
      fc.record({ type: fc.constant('array'), ...list }, { requiredKeys: ['type'] }),
      fc.record({ type: fc.constant('object'), ...object }, { requiredKeys: ['type'] }),
      fc.record({ anyOf: fc.array(tie('inner'), { minLength: 2, maxLength: 3 }) }),
      fc.record({ allOf: fc.array(tie('inner'), { minLength: 1, maxLength: 2 }) }),
    ),
  };
});

const plain = [null, true, false, 0, 1, 2, 3, -1, 0.5, 1.5, '', 'a', 'b', 'ab', 'abb', 'xb', 'xyz', 'xyzz'];
const inside = [null, true, 0, 1, 0.5, 'a', 'ab', 'b', {}, []];
const pairs = inside.flatMap((one) => inside.map((other) => [one, other] as const));
const VALUES: readonly unknown[] = [
  ...plain,
  ...[[], [1, 1, 1, 1], ['a', 'b', 'ab'], [1, 'a', null], {}],
  ...inside.flatMap((one) => [[one], { a: one }, { b: one }, { c: one }]),
  ...pairs.flatMap(([one, other]) => [[one, other], { a: one, b: other }, { a: one, c: other }]),
];

/** What must be found when a value is refused now, and when it is taken now: a property that comes is limited by that. */
const LESS: ReadonlySet<string> = new Set(['narrowed', 'changed', 'added', 'removed']);
const MORE: ReadonlySet<string> = new Set(['widened', 'changed', 'removed']);

test('a value that one schema allows and the other does not is never without a finding', () => {
  const ajv = new Ajv2020({ strict: false, logger: false });
  fc.assert(
    fc.property(schema, schema, (before, after) => {
      const [wasAllowed, isAllowed] = [ajv.compile(before), ajv.compile(after)];
      const [old, now] = [
        { pointer: '', value: before },
        { pointer: '', value: after },
      ];
      const effects = compareSchemas([before, after], 'request', false, old, now).map(({ effect }) => effect);
      if (!effects.some((effect) => LESS.has(effect))) {
        expect(VALUES.filter((value) => wasAllowed(value) && !isAllowed(value))).toEqual([]);
      }
      if (!effects.some((effect) => MORE.has(effect))) {
        expect(VALUES.filter((value) => !wasAllowed(value) && isAllowed(value))).toEqual([]);
      }
    }),
    { numRuns: 1000, seed: 1 },
  );
});
