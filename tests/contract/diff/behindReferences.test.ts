import { expect, test } from 'vitest';

import { closed, COMPONENTS, contractWith, inside, S, text, describeChanges } from './smallContract.ts';

test.each<[string, object, object, string[], string[]]>([
  [
    'a property of a request',
    { requestBody: inside({ type: 'object', properties: {} }) },
    { requestBody: inside({ type: 'object', properties: { a: text } }) },
    ['`x.a` in the request body is new, and optional. must be built, harmless'],
    ['`x.a` in the request body is gone. harmless, breaking'],
  ],
  [
    'a required property of a request',
    { requestBody: inside({ type: 'object', properties: {} }) },
    { requestBody: inside({ type: 'object', required: ['a'], properties: { a: text } }) },
    ['`x.a` in the request body is new, and required. must be built, breaking'],
    ['`x.a` in the request body is gone. harmless, breaking'],
  ],
  [
    'a property of a request that may have no others',
    { requestBody: inside({ ...closed, properties: {} }) },
    { requestBody: inside({ ...closed, properties: { a: text } }) },
    ['`x.a` in the request body is new, and optional. must be built, harmless'],
    ['`x.a` in the request body is gone. must be built, breaking'],
  ],
  [
    'a property of an answer',
    { responses: { 200: inside({ type: 'object', properties: {} }) } },
    { responses: { 200: inside({ type: 'object', properties: { a: text } }) } },
    ['`x.a` in the answer 200 is new, and optional. harmless, harmless'],
    ['`x.a` in the answer 200 is gone. harmless, needs work'],
  ],
  [
    'a required property of an answer',
    { responses: { 200: inside({ type: 'object', properties: {} }) } },
    { responses: { 200: inside({ type: 'object', required: ['a'], properties: { a: text } }) } },
    ['`x.a` in the answer 200 is new, and required. breaking, harmless'],
    ['`x.a` in the answer 200 is gone. harmless, breaking'],
  ],
  [
    'a demand on a property of an answer, behind allOf',
    { responses: { 200: inside({ allOf: [S('Cat'), { type: 'object', properties: { a: text } }] }) } },
    {
      responses: {
        200: inside({ allOf: [S('Cat'), { type: 'object', properties: { a: text } }], required: ['lives'] }),
      },
    },
    ['`x.lives` in the answer 200 is required now. breaking, harmless'],
    ['`x.lives` in the answer 200 is optional now. harmless, breaking'],
  ],
])('%s comes, and goes', (_what, one, other, forward, back) => {
  expect(describeChanges(contractWith(one), contractWith(other))).toEqual(forward);
  expect(describeChanges(contractWith(other), contractWith(one))).toEqual(back);
});

const withSchemas = (changed: object): object => ({ schemas: { ...COMPONENTS.schemas, ...changed } });

test('a change behind references is told once, with all operations, and a schema inside of itself ends', () => {
  const operation = {
    requestBody: { content: { json: { schema: S('Tree') } } },
    responses: { 200: inside(S('Tree')) },
  };
  const tree = { Tree: { ...COMPONENTS.schemas.Tree, minProperties: 1 } };
  expect(describeChanges(contractWith(operation), contractWith(operation, withSchemas(tree)))).toEqual([
    'The request body has the least number of properties `1` now; it had none. must be built, breaking',
    '`x` in the answer 200 has the least number of properties `1` now; it had none. breaking, harmless',
  ]);
});

test('whatever changes in the body that asks for a sign-in breaks both', () => {
  const operation = { responses: { 401: { content: { json: { schema: S('NeedsLogin') } } } } };
  const renamed = {
    NeedsLogin: { type: 'object', required: ['code'], properties: { code: { const: 0 }, msg: text } },
  };
  const all = describeChanges(contractWith(operation), contractWith(operation, withSchemas(renamed)));
  expect(all).toHaveLength(2);
  for (const one of all)
    expect(one).toMatch(/in the body that says that a sign-in is needed\. breaking, breaking$/);
});
