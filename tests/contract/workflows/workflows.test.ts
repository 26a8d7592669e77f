import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { PASSWORD } from '#mocks/core/users.ts';

import { workflows } from '#tests/contract/checks/workflows.ts';
import { startServer } from '#tests/contract/faultyServers/startServer.ts';
import { UnusableContract } from '#tests/contract/model/follow.ts';
import { readContract } from '#tests/contract/model/readContract.ts';
import { httpTransport } from '#tests/contract/run/transport.ts';
import type { Contract } from '#tests/contract/model/contract.ts';
import type { Outcome } from '#tests/contract/run/verification.ts';
import { verify } from '#tests/contract/run/verify.ts';
import { unmet } from './conditions.ts';
import { fill } from './expressions.ts';
import { readWorkflows } from './readWorkflows.ts';

const textOf = (name: string): string => readFileSync(join(import.meta.dirname, '../../..', name), 'utf8');
const contract = readContract(textOf('openapi.yaml'), textOf('workflows.arazzo.yaml'));

const scope = {
  inputs: { unique: 'abc' },
  outputs: { made: { id: 'p-1', tags: ['a', 'b'] } },
  answer: {
    status: 200,
    contentType: 'application/json',
    headers: new Headers({ location: '/api/products/p-1' }),
    text: '{"total":2}',
    json: { total: 2, name: "Anna's", items: [{ id: 'p-1' }], brand: null, price: '10.50' },
    ms: 1,
  },
};

const listed = {
  ...scope,
  answer: {
    ...scope.answer,
    json: {
      items: [
        { id: 'p-0', position: 2 },
        { id: 'p-1', position: 1 },
      ],
    },
  },
};

test('every workflow has a name of its own and calls what the contract describes', () => {
  const ids = contract.workflows.map(({ workflowId }) => workflowId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { steps, 'x-about': about } of contract.workflows) {
    expect(contract.operations.map(({ id }) => id)).toContain(about);
    for (const { operationId, parameters } of steps) {
      const known = contract.operations.find(({ id }) => id === operationId)?.parameters ?? [];
      for (const { name, in: place } of parameters)
        expect(known.some((one) => one.name === name && one.in === place)).toBe(true);
    }
  }
});

/** What the faithful mock is found to do with these workflows. */
async function play(workflowsOfOurs: Contract['workflows']): Promise<Outcome['verdicts']> {
  const server = await startServer('contract workflows', undefined);
  const about = new Set(workflowsOfOurs.map((one) => one['x-about']));
  try {
    const { verdicts } = await verify({
      ...{ base: server.base, checks: [workflows], token: undefined },
      contract: { ...contract, workflows: workflowsOfOurs },
      transport: httpTransport(20_000),
      operations: contract.operations.filter(({ id }) => about.has(id)),
      login: { name: 'admin@backroom.test', password: PASSWORD },
      secondLogin: { name: 'service@backroom.test', password: PASSWORD },
      ...{ safe: false, strict: false, seed: 7, runs: 0, slowMs: 20_000, onProgress: () => undefined },
    });
    return verdicts.filter(({ check }) => check === 'workflow');
  } finally {
    await server.close();
  }
}

test('the faithful mock is asked every workflow to its end, and keeps it', { timeout: 180_000 }, async () => {
  const asked = await play(contract.workflows);
  expect(asked.flatMap(({ untried, finding }) => untried ?? finding?.message ?? [])).toEqual([]);
  expect(asked.reduce((sum, { tried }) => sum + tried, 0)).toBe(contract.workflows.length);
});

const unlike = 'successCriteria: [{ condition: $response.body#/items == null }]';
const zone = "requestBody: { payload: { time_zone: 'Nowhere/At_All' } }";

test.each([
  ['an unmet condition breaks the promise', `operationId: listSuppliers, ${unlike}`, 'not null'],
  [
    'an unmet condition that ends the workflow breaks nothing',
    `operationId: listSuppliers, ${unlike}, onFailure: [{ name: f, type: end }]`,
    undefined,
  ],
  [
    'a refusal where a success is wanted breaks the promise',
    `operationId: updateAccount, ${zone}, successCriteria: [{ condition: $statusCode == 200 }]`,
    '$statusCode is 422, not 200',
  ],
  [
    'another refusal than the promised one breaks nothing',
    `operationId: updateAccount, ${zone}, successCriteria: [{ condition: $statusCode == 409 }]`,
    undefined,
  ],
  [
    'a refusal with the promised status for another reason breaks the promise',
    `operationId: updateAccount, ${zone}, successCriteria: [{ condition: $statusCode == 422 }, { condition: $response.body#/code == 'taken' }]`,
    '$response.body#/code is "validation", not "taken"',
  ],
  [
    'a step is asked with the token that it names',
    'operationId: listSuppliers, x-token: $inputs.unique, successCriteria: [{ condition: $statusCode == 401 }]',
    undefined,
  ],
])('%s', async (_what, step, said) => {
  const about = 'listSuppliers';
  const written = `{ arazzo: 1.0.1, workflows: [{ workflowId: a, summary: b., x-about: ${about}, steps: [{ stepId: c, ${step} }] }] }`;
  const ids = new Set(contract.operations.map(({ id }) => id));
  const [verdict] = await play(readWorkflows(written, ids));
  if (said === undefined) expect(verdict?.finding).toBeUndefined();
  else expect(verdict?.finding?.message).toContain(said);
});

test('a value of a workflow takes what earlier steps gave, with its type or inside a text', () => {
  const value = {
    id: '$steps.made.outputs.id',
    tags: '$steps.made.outputs.tags',
    title: 'New {$inputs.unique}',
    moq: 1,
  };
  expect(fill(value, scope)).toEqual({ id: 'p-1', tags: ['a', 'b'], title: 'New abc', moq: 1 });
});

test.each([
  '$statusCode == 200',
  '$response.body#/total >= 2',
  '$response.body#/total < 2.5',
  "$response.body#/price == '10.50'",
  '$response.body#/price > 10',
  "$response.body#/name == 'Anna''s'",
  '$response.body#/brand == null',
  '$response.body#/gone == null',
  '$response.body#/items/0/id == $steps.made.outputs.id',
  "$response.header.location == '/api/products/p-1'",
])('the condition %s holds', (condition) => {
  expect(unmet({ condition }, scope)).toBeUndefined();
});

test.each([
  ['$statusCode == 422', '$statusCode is 200, not 422'],
  ['$response.body#/total != 2', '$response.body#/total is 2, not != 2'],
  ['$response.body#/gone > 1', '$response.body#/gone is nothing, not > 1'],
  ["$response.body#/price == '10.5'", '$response.body#/price is "10.50", not "10.5"'],
  [
    '$response.body#/items/1/id == $steps.made.outputs.id',
    '$response.body#/items/1/id is nothing, not "p-1"',
  ],
])('the condition %s does not hold, and says why', (condition, why) => {
  expect(unmet({ condition }, scope)).toBe(why);
});

test('a pattern is looked for in the value of its expression', () => {
  const pattern = (condition: string) => ({
    context: '$response.body#/name',
    type: 'regex' as const,
    condition,
  });
  expect(unmet(pattern('^An'), scope)).toBeUndefined();
  expect(unmet(pattern('^na'), scope)).toBe('$response.body#/name is "Anna\'s"');
});

test('a path leads to a row of a list that is as it says', () => {
  const path = (condition: string) => ({ context: '$response.body', type: 'jsonpath' as const, condition });
  const id = '{$steps.made.outputs.id}';
  expect(unmet(path(`$.items[?@.id == '${id}' && @.position == 1]`), listed)).toBeUndefined();
  expect(unmet(path(`$.items[?@.id == '${id}' && @.position > 1]`), listed)).toBe(
    "nothing is at $.items[?@.id == 'p-1' && @.position > 1]",
  );
  expect(unmet(path('$.gone[?@.position == 1]'), listed)).toBe('nothing is at $.gone[?@.position == 1]');
  expect(() => unmet(path('$..items[0]'), listed)).toThrow(UnusableContract);
});

test.each(['$statusCode is 200', '200 == $statusCode', '$statusCode == none'])(
  'what is no condition is refused: %s',
  (condition) => {
    expect(() => unmet({ condition }, scope)).toThrow(UnusableContract);
  },
);

const known = new Set(['c', 'e']);
const documentOf = (step: string): string =>
  `{ arazzo: 1.0.1, workflows: [{ workflowId: a, summary: b, x-about: c, steps: [${step}] }] }`;

test.each([
  ['{ stepId: d, operationId: elsewhere }', 'the workflow a names elsewhere, which is no operation'],
  [
    '{ stepId: d, operationId: e, successCriteria: [{ condition: nonsense }] }',
    'the workflow a has a condition that cannot be read: nonsense',
  ],
  [
    "{ stepId: d, operationId: e, successCriteria: [{ context: $statusCode, type: regex, condition: '(' }] }",
    'the workflow a has a condition that cannot be read: (',
  ],
  ['{ stepId: d', 'the workflows cannot be read: Flow map'],
])('what nobody could play is refused before anything is asked: %s', (step, reason) => {
  expect(() => readWorkflows(documentOf(step), known)).toThrow(reason);
});

test('a document that asks for what is not understood is refused with the place', () => {
  expect(readWorkflows(documentOf('{ stepId: d, operationId: e }'), known)).toHaveLength(1);
  expect(() => readWorkflows(documentOf('{ stepId: d, workflowId: e }'), known)).toThrow(
    /workflows\.0\.steps\.0/,
  );
  expect(() =>
    readWorkflows(documentOf('{ stepId: d, operationId: e, onFailure: [{ name: f, type: goto }] }'), known),
  ).toThrow(UnusableContract);
});
