import { expect, test } from 'vitest';

import { COMPONENTS, contractWith, describeChanges, inside, S } from './smallContract.ts';

const root = (keys: object): string => contractWith({}, COMPONENTS, keys);
const sortBy = (order: readonly string[], key: 'parameter' | 'x-default-sort'): string =>
  contractWith(
    key === 'x-default-sort'
      ? { 'x-default-sort': order }
      : { parameters: [{ name: 'sort', in: 'query', schema: { type: 'array', default: order } }] },
  );
const filter = (keys: object): string =>
  contractWith({ parameters: [{ name: 'flag', in: 'query', schema: { type: 'string' }, ...keys }] });
const allow = { Allow: { required: true, schema: { type: 'string' } } };

const answered = (schema: object): string =>
  contractWith({ responses: { 200: { description: '', ...inside(schema) } } });
const tokens = (bits: number): string =>
  contractWith({}, { securitySchemes: { a: { type: 'http', scheme: 'bearer', 'x-token-bits': bits } } });

/** Two contracts, with what the change does and what its way back does. */
test.each<[name: string, string, string, string[], string[]]>([
  [
    'the deadline of all operations',
    root({ 'x-deadline-ms': 5000 }),
    root({ 'x-deadline-ms': 2000 }),
    ['The deadline is 2000 ms now; it was 5000 ms. breaking, harmless'],
    ['The deadline is 5000 ms now; it was 2000 ms. harmless, breaking'],
  ],
  [
    'a deadline where there was none',
    root({}),
    root({ 'x-deadline-ms': 5000 }),
    ['The deadline is new: 5000 ms. breaking, harmless'],
    ['The deadline is gone. harmless, breaking'],
  ],
  [
    'the deadline of one operation',
    root({ 'x-deadline-ms': 5000 }),
    contractWith({ 'x-deadline-ms': 20_000 }, COMPONENTS, { 'x-deadline-ms': 5000 }),
    ['The deadline is 20000 ms now; it was 5000 ms. harmless, breaking'],
    ['The deadline is 5000 ms now; it was 20000 ms. breaking, harmless'],
  ],
  [
    'the deadline of all operations, where the operation has its own',
    contractWith({ 'x-deadline-ms': 1000 }, COMPONENTS, { 'x-deadline-ms': 5000 }),
    contractWith({ 'x-deadline-ms': 1000 }, COMPONENTS, { 'x-deadline-ms': 2000 }),
    [],
    [],
  ],
  [
    'a 405 for all paths',
    root({}),
    root({ 'x-method-not-allowed': { headers: allow } }),
    [
      'The answer 405 to a method that the path does not have is new: `{"headers":{"Allow":{"required":true,"schema":{"type":"strin…`. breaking, harmless',
    ],
    ['The answer 405 to a method that the path does not have is gone. harmless, breaking'],
  ],
  [
    'the words of the 405',
    root({ 'x-method-not-allowed': { description: 'One.', headers: allow } }),
    root({ 'x-method-not-allowed': { description: 'Another.', headers: allow } }),
    [],
    [],
  ],
  [
    'the place of rows without a value',
    root({ 'x-sort-nulls': 'last' }),
    root({ 'x-sort-nulls': 'first' }),
    ['The place of rows without a value is `first` now; it was `last`. breaking, breaking'],
    ['The place of rows without a value is `last` now; it was `first`. breaking, breaking'],
  ],
  [
    'how often a job says something new',
    root({ 'x-progress-ms': 5000 }),
    root({}),
    ['The time within which a job says something new is gone. harmless, breaking'],
    ['The time within which a job says something new is new: `5000`. breaking, harmless'],
  ],
  [
    'the state that a call leads to',
    contractWith({ 'x-leads-to': { state: ['applied'] } }),
    contractWith({ 'x-leads-to': { state: ['applied', 'failed'] } }),
    [
      'What it leads to is `{"state":["applied","failed"]}` now; it was `{"state":["applied"]}`. breaking, breaking',
    ],
    [
      'What it leads to is `{"state":["applied"]}` now; it was `{"state":["applied","failed"]}`. breaking, breaking',
    ],
  ],
  [
    'another order',
    sortBy(['name'], 'x-default-sort'),
    sortBy(['-name'], 'x-default-sort'),
    ['The default order is `["-name"]` now; it was `["name"]`. breaking, breaking'],
    ['The default order is `["name"]` now; it was `["-name"]`. breaking, breaking'],
  ],
  [
    'an order of more fields',
    sortBy(['dueDate'], 'x-default-sort'),
    sortBy(['dueDate', 'number'], 'x-default-sort'),
    ['The default order is `["dueDate","number"]` now; it was `["dueDate"]`. breaking, harmless'],
    ['The default order is `["dueDate"]` now; it was `["dueDate","number"]`. harmless, breaking'],
  ],
  [
    'a parameter with the order that was there before',
    sortBy(['name'], 'x-default-sort'),
    sortBy(['name'], 'parameter'),
    ['The query parameter `sort` is new, and optional. must be built, harmless'],
    ['The query parameter `sort` is gone. harmless, breaking'],
  ],
  [
    'how values match',
    filter({}),
    filter({ 'x-match': 'all' }),
    ['What has to match of the query parameter `flag` is `all` now; it was `any`. breaking, breaking'],
    ['What has to match of the query parameter `flag` is `any` now; it was `all`. breaking, breaking'],
  ],
  [
    'what makes no difference',
    filter({}),
    filter({ 'x-ignores': ['case'] }),
    ['What makes no difference in the query parameter `flag` is new: `["case"]`. breaking, harmless'],
    ['What makes no difference in the query parameter `flag` is gone. harmless, breaking'],
  ],
  [
    'what a filter bounds',
    filter({ 'x-range': { field: 'at', bound: 'maximum' } }),
    filter({ 'x-range': { field: 'at', bound: 'exclusiveMaximum' } }),
    [
      'What is bounded by the query parameter `flag` is `{"field":"at","bound":"exclusiveMaximum"}` now; it was `{"field":"at","bound":"maximum"}`. breaking, breaking',
    ],
    [
      'What is bounded by the query parameter `flag` is `{"field":"at","bound":"maximum"}` now; it was `{"field":"at","bound":"exclusiveMaximum"}`. breaking, breaking',
    ],
  ],
  [
    'what figures are of',
    filter({}),
    filter({ 'x-scope': true }),
    ['What figures are of by the query parameter `flag` is new: `true`. breaking, harmless'],
    ['What figures are of by the query parameter `flag` is gone. harmless, breaking'],
  ],
  [
    'what is sorted by a word that is no field',
    filter({ 'x-sorts-by': { role: 'role.name' } }),
    filter({ 'x-sorts-by': { role: 'role.id' } }),
    [
      'What is sorted by the words of the query parameter `flag` is `{"role":"role.id"}` now; it was `{"role":"role.name"}`. breaking, breaking',
    ],
    [
      'What is sorted by the words of the query parameter `flag` is `{"role":"role.name"}` now; it was `{"role":"role.id"}`. breaking, breaking',
    ],
  ],
  [
    'where the beginning of a text is looked for',
    contractWith({ 'x-begins': ['sku'] }),
    contractWith({ 'x-begins': ['sku', 'partId'] }),
    [
      'Where the beginning of a text is looked for is `["sku","partId"]` now; it was `["sku"]`. breaking, harmless',
    ],
    [
      'Where the beginning of a text is looked for is `["sku"]` now; it was `["sku","partId"]`. harmless, breaking',
    ],
  ],
  [
    'what has to be permitted',
    contractWith({ 'x-permissions': [['A']] }),
    contractWith({ 'x-permissions': [['A'], ['B']] }),
    ['What has to be permitted is `[["A"],["B"]]` now; it was `[["A"]]`. must be built, breaking'],
    ['What has to be permitted is `[["A"]]` now; it was `[["A"],["B"]]`. breaking, harmless'],
  ],
  [
    'the words of the case in which something has to be permitted',
    contractWith({ 'x-permissions-when': { A: 'one case' } }),
    contractWith({ 'x-permissions-when': { A: 'the same case' } }),
    [],
    [],
  ],
  [
    'what no two records have',
    contractWith({}),
    contractWith({ 'x-unique': [['name']] }),
    ['What no two records have is new: `[["name"]]`. must be built, breaking'],
    ['What no two records have is gone. breaking, harmless'],
  ],
  [
    'which sign-ins it ends',
    contractWith({ 'x-ends-sign-ins': 'own' }),
    contractWith({ 'x-ends-sign-ins': 'all' }),
    ['Which sign-ins it ends is `all` now; it was `own`. breaking, breaking'],
    ['Which sign-ins it ends is `own` now; it was `all`. breaking, breaking'],
  ],
  [
    'which bodies mean that it was done',
    contractWith({ responses: { 200: { description: '', 'x-success-when': { ok: true } } } }),
    contractWith({ responses: { 200: { description: '' } } }),
    ['What says in the answer 200 that it was done is gone. harmless, breaking'],
    ['What says in the answer 200 that it was done is new: `{"ok":true}`. breaking, harmless'],
  ],
  [
    'the states that pass by themselves',
    answered({ enum: ['a', 'b'], 'x-passing': ['a'] }),
    answered({ enum: ['a', 'b'], 'x-passing': ['a', 'b'] }),
    [
      '`x` in the answer 200 has the values that pass by themselves `["a","b"]`; it was `["a"]`. breaking, harmless',
    ],
    [
      '`x` in the answer 200 has the values that pass by themselves `["a"]`; it was `["a","b"]`. harmless, breaking',
    ],
  ],
  [
    'a byte order mark',
    answered({ type: 'string' }),
    answered({ type: 'string', 'x-byte-order-mark': true }),
    ['`x` in the answer 200 has the byte order mark `true` now; it had none. breaking, harmless'],
    ['`x` in the answer 200 has no byte order mark any more; it was `true`. harmless, breaking'],
  ],
  [
    'the permission of a field, beside a reference',
    answered(S('Cat')),
    answered({ ...S('Cat'), 'x-permission': 'A' }),
    ['`x` in the answer 200 has the permission `A` now; it had none. breaking, harmless'],
    ['`x` in the answer 200 has no permission any more; it was `A`. harmless, breaking'],
  ],
  [
    'how many bits of a token are random',
    tokens(128),
    tokens(256),
    ['How many bits of a token are random is `256` now; it was `128`. breaking, harmless'],
    ['How many bits of a token are random is `128` now; it was `256`. harmless, breaking'],
  ],
])('what the contract states beyond OpenAPI is judged: %s', (_name, one, other, forward, back) => {
  expect(describeChanges(one, other)).toEqual(forward);
  expect(describeChanges(other, one)).toEqual(back);
});
