import { expect, test } from 'vitest';

import { readContract } from '#tests/contract/model/readContract.ts';
import { createDifference } from './difference.ts';
import { COMPONENTS, contractWith, inside, text, describeChanges } from './smallContract.ts';

const closed = (properties: object, required: string[] = []) => ({ type: 'object', properties, required });
const body = (properties: object, required: string[] = []) => ({
  required: true,
  content: { 'application/json': { schema: closed(properties, required) } },
});

const withWebhook = (call: object, name = 'paid'): string =>
  contractWith({}, COMPONENTS, { webhooks: { [name]: { post: { operationId: 'onPaid', ...call } } } });
const withCallback = (call: object, to = '{$request.body#/url}'): string =>
  contractWith({ callbacks: { paid: { [to]: { post: { operationId: 'onPaid', ...call } } } } });

/** What the backend sends, there and back: the roles of a call are swapped. */
const SENT: readonly (readonly [name: string, one: object, other: object, string[], string[]])[] = [
  [
    'a value that may be sent now',
    { requestBody: body({ a: { enum: ['x'] } }) },
    { requestBody: body({ a: { enum: ['x', 'y'] } }) },
    ['`a` in the request body may also be `y`. harmless, breaking'],
    ['`a` in the request body may no longer be `y`. breaking, harmless'],
  ],
  [
    'a property that the receiver can count on',
    { requestBody: body({ a: text }) },
    { requestBody: body({ a: text }, ['a']) },
    ['`a` in the request body is required now. breaking, harmless'],
    ['`a` in the request body is optional now. harmless, breaking'],
  ],
  [
    'a property that may come',
    { requestBody: body({}) },
    { requestBody: body({ a: text }) },
    ['`a` in the request body is new, and optional. harmless, harmless'],
    ['`a` in the request body is gone. harmless, needs work'],
  ],
  [
    'a header that comes with it',
    {},
    { parameters: [{ name: 'X-Signature', in: 'header', required: true, schema: text }] },
    ['The request header `X-Signature` is new, and required. breaking, harmless'],
    ['The request header `X-Signature` is gone. harmless, breaking'],
  ],
  [
    'a body',
    {},
    { requestBody: body({}) },
    ['The request body is new, and required. breaking, harmless'],
    ['The request body is gone. harmless, breaking'],
  ],
  [
    'an answer that the receiver may give',
    { responses: { 204: {} } },
    { responses: { 204: {}, 410: {} } },
    ['The answer 410 is new. must be built, harmless'],
    ['The answer 410 is not described any more. harmless, breaking'],
  ],
  [
    'what the receiver answers',
    { responses: { 200: inside({ type: 'integer', maximum: 9 }) } },
    { responses: { 200: inside({ type: 'integer', maximum: 5 }) } },
    ['`x` in the answer 200 has the greatest value `5`; it was `9`. harmless, breaking'],
    ['`x` in the answer 200 has the greatest value `9`; it was `5`. breaking, harmless'],
  ],
  [
    'a proof that the backend shows',
    {},
    { security: [{ key: [] }] },
    ['`onPaid` may no longer be called by anybody. breaking, harmless'],
    ['`onPaid` may be called by anybody now. harmless, breaking'],
  ],
];

test.each(SENT)('%s, in a webhook and in a callback', (_name, one, other, forward, back) => {
  for (const sent of [withWebhook, withCallback]) {
    expect(describeChanges(sent(one), sent(other))).toEqual(forward);
    expect(describeChanges(sent(other), sent(one))).toEqual(back);
  }
});

test('webhooks and callbacks come and go', () => {
  for (const sent of [withWebhook({}), withCallback({})]) {
    expect(describeChanges(contractWith({}), sent)).toEqual(['`onPaid` is new. must be built, harmless']);
    expect(describeChanges(sent, contractWith({}))).toEqual(['`onPaid` is gone. harmless, breaking']);
  }
});

test('a callback that goes to another address is told, and so is a webhook of another name', () => {
  expect(describeChanges(withCallback({}), withCallback({}, '{$request.body#/target}'))).toEqual([
    '`onPaid` is sent to `POST {$request.body#/target}` now; it was `POST {$request.body#/url}`. breaking, breaking',
  ]);
  expect(describeChanges(withWebhook({}), withWebhook({}, 'settled'))).toEqual([
    '`onPaid` is sent to `POST settled` now; it was `POST paid`. breaking, breaking',
  ]);
});

test('what stands behind a reference to a path is read, and a finding says what it is about', () => {
  const behind = (maximum: number): string =>
    contractWith(
      {},
      {
        pathItems: {
          Paid: { post: { operationId: 'onPaid', requestBody: body({ a: { type: 'integer', maximum } }) } },
        },
      },
      { webhooks: { paid: { $ref: '#/components/pathItems/Paid' } } },
    );
  const { findings } = createDifference(readContract(behind(9)), readContract(behind(5)));
  expect(findings).toMatchObject([
    {
      rule: 'webhook-request-maximum-narrowed',
      operations: [{ id: 'onPaid', address: 'webhook POST paid' }],
      pointer: expect.stringMatching(/^\/components\/pathItems\/Paid\/post\/requestBody\/.*\/maximum$/),
    },
  ]);
});
