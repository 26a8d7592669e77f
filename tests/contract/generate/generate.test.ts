import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { createChecker } from '#mocks/contract/checker.ts';
import document from '#mocks/contract/openapi.gen.json' with { type: 'json' };

import { createArbitraries } from './arbitraryOf.ts';
import { brokenValues } from './brokenValues.ts';
import { withKnownIds } from './knownIds.ts';

const checker = createChecker(document);
const arbitraryOf = createArbitraries(document);
const names = Object.keys(document.components.schemas);

test.each(names)('values made for %s keep to it', (name) => {
  const values = fc.sample(arbitraryOf({ $ref: `#/components/schemas/${name}` }), { numRuns: 15, seed: 1 });
  const right = values.filter((value) => checker.errors(`/components/schemas/${name}`, value).length === 0);
  // `not` and `minProperties` are for Ajv to judge; most of what is made has to pass it.
  expect(right.length).toBeGreaterThan(values.length / 2);
});

test('values of recursive schemas end', () => {
  const tree = {
    type: 'object',
    required: ['next'],
    properties: { next: { $ref: '#/components/schemas/Tree' } },
  };
  const endless = createArbitraries({ components: { schemas: { Tree: tree } } });
  expect(fc.sample(endless(tree), { numRuns: 2, seed: 1 })).toHaveLength(2);
});

test('each broken value breaks one rule, and says which and where', () => {
  const schema = {
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: {
      name: { type: 'string', minLength: 2, maxLength: 3 },
      tags: { type: 'array', maxItems: 1, items: { enum: ['a'] } },
    },
  };
  const broken = brokenValues({}, schema, { name: 'abc' }, () => ['a']);
  expect(broken.map(({ rule, where, how }) => [rule, where.join('.'), how].join(' '))).toEqual(
    expect.arrayContaining([
      'missing name is missing',
      'limit name is shorter than 2',
      'limit name is longer than 3',
      'limit tags has more than 1 items',
      'choice tags.0 is none of the allowed values',
      'extra surprise is not allowed here',
    ]),
  );
});

test('a value with fewer fields than it must have keeps the required ones', () => {
  const schema = { type: 'object', required: ['version'], minProperties: 2 };
  const [few] = brokenValues({}, schema, { name: 'abc', version: 3 }, () => 'a').filter(
    ({ rule }) => rule === 'limit',
  );
  expect(few).toEqual({ rule: 'limit', where: [], how: 'has fewer than 2 fields', value: { version: 3 } });
});

test('a list of ids names what is known: what stood under its name, or in its list', () => {
  const known: Readonly<Record<string, unknown[]>> = { alertId: ['alt-1'], alerts: ['alt-1', 'alt-2'] };
  const listed = (name: string) => known[name] ?? [];
  const made = { alertIds: ['alt-made-up'], ids: ['x'], until: null };
  expect(withKnownIds(listed, made)).toEqual({ ...made, alertIds: ['alt-1'] });
  const schema = { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string' } };
  const body = { type: 'object', required: ['alertIds'], properties: { alertIds: schema } };
  const lists = fc.sample(createArbitraries({}, listed)(body), { numRuns: 30, seed: 1 });
  expect(JSON.stringify(lists)).toMatch(/alt-2/);
});
