import { expect, test } from 'vitest';

import { contractWith, inside, S, text, describeChanges } from './smallContract.ts';

const integer = { type: 'integer' };
const cats = { oneOf: [S('Cat'), S('Dog')] };
const a = { type: 'object', properties: { a: text } };

/** Two ways to write the same schema. */
test.each<[string, object, object]>([
  ['types or variants', { oneOf: [text, integer] }, { type: ['string', 'integer'] }],
  ['values or variants', { oneOf: [{ const: 'a' }, { const: 'b' }] }, { enum: ['a', 'b'] }],
  [
    'values of a type or variants',
    {
      anyOf: [
        { ...text, const: 'a' },
        { ...text, const: 'b' },
      ],
    },
    { ...text, enum: ['b', 'a'] },
  ],
  ['null as a value or as a type', { oneOf: [text, { const: null }] }, { type: ['string', 'null'] }],
  [
    'null among values or as a variant',
    { type: ['string', 'null'], enum: ['a', null] },
    { oneOf: [{ ...text, enum: ['a'] }, { type: 'null' }] },
  ],
  ['variants in another order', cats, { oneOf: [S('Dog'), S('Cat')] }],
  ['one variant or several of variants', cats, { anyOf: [S('Cat'), S('Dog')] }],
  [
    'demands as variants in another order',
    { ...a, oneOf: [{ required: ['a'] }, { required: ['b'] }] },
    { ...a, oneOf: [{ required: ['b'] }, { required: ['a'] }] },
  ],
  ['a part or the whole', S('Cat'), { allOf: [S('Cat')] }],
  ['a demand in a part', { ...a, required: ['a'] }, { allOf: [{ required: ['a'] }, a] }],
  ['a type or a list of one', text, { type: ['string'] }],
  ['both truth values or a truth value', { type: 'boolean' }, { type: 'boolean', enum: [true, false] }],
  ['an object by its properties', a, { properties: { a: text } }],
  ['a pattern that everything fits', text, { ...text, pattern: '.*' }],
  ['names of schemas', text, { ...text, $anchor: 'a', $defs: { b: text } }],
  ['names for XML', a, { ...a, xml: { name: 'b' } }],
])('%s', (_name, one, other) => {
  for (const schemas of [
    [one, other],
    [other, one],
  ]) {
    const [before, after] = schemas.map((x) =>
      contractWith({ requestBody: inside(x), responses: { 200: inside(x) } }),
    );
    expect(describeChanges(before ?? '', after ?? '')).toEqual([]);
  }
});

const document = (openapi: string, item: object, components: object = {}): string =>
  JSON.stringify({ openapi, info: { title: 'A', version: '1' }, paths: { '/a/{b}': item }, components });
const parameter = (name: string, more: object = {}) => ({ name, in: 'query', schema: text, ...more });
const b = { name: 'b', in: 'path', required: true, schema: text };
const operation = { operationId: 'doIt', responses: {} };

test('a contract in OpenAPI 3.0 is the same as the one in 3.1 that says it', () => {
  const sent = (schema: object) => ({ post: { ...operation, requestBody: inside(schema) } });
  const old = document('3.0.3', sent({ ...integer, nullable: true, minimum: 0, exclusiveMinimum: true }));
  const now = document('3.1.0', sent({ type: ['integer', 'null'], minimum: 1 }));
  expect([describeChanges(old, now), describeChanges(now, old)]).toEqual([[], []]);
});

test('where and in which order parts of an operation are written makes no difference', () => {
  const old = document('3.1.0', {
    post: {
      ...operation,
      parameters: [b, parameter('q'), parameter('r', { explode: true })],
      requestBody: { content: { 'Application/JSON; charset=utf-8': { schema: text } } },
    },
  });
  const now = document(
    '3.1.0',
    {
      parameters: [b],
      post: {
        ...operation,
        parameters: [{ $ref: '#/components/parameters/R' }, parameter('q', { required: false })],
        requestBody: { $ref: '#/components/requestBodies/B' },
      },
    },
    {
      parameters: { R: parameter('r', { style: 'form' }) },
      requestBodies: { B: { required: false, content: { 'application/json': { schema: text } } } },
    },
  );
  expect([describeChanges(old, now), describeChanges(now, old)]).toEqual([[], []]);
});
