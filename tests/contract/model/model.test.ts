import { expect, test } from 'vitest';

import { createChecker } from '#mocks/contract/checker.ts';

import { closed } from './closed.ts';
import { deadlineOf } from './conventions.ts';
import { UnusableContract } from './follow.ts';
import { readContract } from './readContract.ts';
import { upgraded } from './upgrade.ts';

test('3.0 schemas become JSON Schema, and examples stay as they are', () => {
  const schema = { type: 'string', enum: ['a'], nullable: true, example: { nullable: true } };
  expect(upgraded(schema)).toEqual({
    type: ['string', 'null'],
    enum: ['a', null],
    example: { nullable: true },
  });
  expect(upgraded({ nullable: true, allOf: [{ $ref: '#/x', description: 'y' }] })).toEqual({
    anyOf: [{ allOf: [{ $ref: '#/x' }] }, { type: 'null' }],
  });
  expect(upgraded({ type: 'number', minimum: 0, exclusiveMinimum: true })).toEqual({
    type: 'number',
    exclusiveMinimum: 0,
  });
  expect(upgraded({ type: 'number', maximum: 9, exclusiveMaximum: false })).toEqual({
    type: 'number',
    maximum: 9,
  });
});

test.each([
  ['openapi: 2.0.0', 'no OpenAPI 3.0 or 3.1 document'],
  ['openapi: 3.1.0', 'has no paths'],
  ['a: [', 'cannot be read'],
  ['openapi: 3.1.0\npaths: { /a: { get: { parameters: [{ $ref: "#/b" }] } } }', 'nothing stands at #/b'],
  [
    'openapi: 3.1.0\npaths: { /a: { get: { parameters: [{ $ref: "b.yaml" }] } } }',
    'put everything into one file',
  ],
])('%j is refused with the reason', (text, reason) => {
  expect(() => readContract(text)).toThrow(UnusableContract);
  expect(() => readContract(text)).toThrow(reason);
});

test('a closed document refuses what is not described, inside of parts too, and takes all that is', () => {
  const document = {
    paths: {
      '/a': {
        get: { responses: { 200: { content: { json: { schema: { $ref: '#/components/schemas/B' } } } } } },
      },
    },
    components: {
      schemas: {
        A: { type: 'object', properties: { a: { type: 'object', properties: { x: {} } } } },
        B: { allOf: [{ $ref: '#/components/schemas/A' }, { type: 'object', properties: { b: {} } }] },
      },
    },
  };
  const { errors } = createChecker(closed(document));
  const pointer = '/paths/~1a/get/responses/200/content/json/schema';
  expect(errors(pointer, { a: { x: 1 }, b: 2 })).toEqual([]);
  expect(errors(pointer, { a: {}, c: 3 })).toHaveLength(1);
  expect(errors(pointer, { a: { y: 1 } }).map((one) => one.pointer)).toContain('/a');
});

test('a deadline is that of the operation, else that of the document, else none', () => {
  const stated = (root: string): unknown[] => {
    const contract = readContract(
      `openapi: 3.1.0\n${root}paths:\n  /a:\n    get: { x-deadline-ms: 20000 }\n    post: {}\n`,
    );
    return contract.operations.map((operation) => deadlineOf(contract, operation));
  };
  expect(stated('x-deadline-ms: 5000\n')).toEqual([20_000, 5000]);
  expect(stated('')).toEqual([20_000, undefined]);
});

test('which sign-ins end is stated, and told by names only where the document states it nowhere', () => {
  const endings = (key: string): unknown[] =>
    readContract(
      `openapi: 3.1.0\npaths:\n  /sign-out:\n    post: {}\n  /leave:\n    post: { ${key} }\n`,
    ).operations.map(({ endsSignIns }) => endsSignIns);
  expect(endings('x-ends-sign-ins: others')).toEqual([undefined, 'others']);
  expect(endings('')).toEqual(['own', undefined]);
});
