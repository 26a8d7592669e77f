import { expect, test } from 'vitest';

import { contractWith, inside, S, text, describeChanges } from './smallContract.ts';

/** Parts of one operation, with what the change does and what its way back does. */
test.each<[object, object, string[], string[]]>([
  [
    { requestBody: inside(text) },
    { requestBody: { required: true, ...inside(text) } },
    ['The request body is required now. must be built, breaking'],
    ['The request body is optional now. breaking, harmless'],
  ],
  [
    {},
    { requestBody: { required: true, ...inside(text) } },
    ['The request body is new, and required. must be built, breaking'],
    ['The request body is gone. harmless, breaking'],
  ],
  [
    { requestBody: { content: { 'application/json': {} } } },
    { requestBody: { content: { 'application/json': {}, 'text/csv': {} } } },
    ['The request body may also be sent as `text/csv`. must be built, harmless'],
    ['The request body may no longer be sent as `text/csv`. harmless, breaking'],
  ],
  [
    { responses: { 200: { content: { 'application/json': {} } } } },
    { responses: { 200: { content: { 'application/json': {}, 'text/csv': {} } } } },
    ['The answer 200 may also come as `text/csv`. harmless, breaking'],
    ['The answer 200 does not come any more as `text/csv`. breaking, harmless'],
  ],
  [
    { responses: {} },
    { responses: { 409: {} } },
    ['The answer 409 is new. must be built, needs work'],
    ['The answer 409 is not described any more. breaking, harmless'],
  ],
  [
    { responses: {} },
    { responses: { 202: {} } },
    ['The answer 202 is new. must be built, breaking'],
    ['The answer 202 is not described any more. breaking, harmless'],
  ],
  [{ responses: { '4XX': {} } }, { responses: { '4XX': {}, 404: {} } }, [], []],
  [
    { responses: { 429: {} } },
    { responses: { 429: { headers: { 'Retry-After': { required: true, schema: text } } } } },
    ['The header `Retry-After` of the answer 429 is new, and required. breaking, harmless'],
    ['The header `Retry-After` of the answer 429 is gone. harmless, breaking'],
  ],
  [
    { responses: { 429: { headers: { 'Retry-After': { schema: text } } } } },
    { responses: { 429: { headers: { 'retry-after': { required: true, schema: text } } } } },
    ['The header `retry-after` of the answer 429 is required now. breaking, harmless'],
    ['The header `Retry-After` of the answer 429 is optional now. harmless, breaking'],
  ],
  [
    {},
    { parameters: [{ name: 'q', in: 'query', schema: text }] },
    ['The query parameter `q` is new, and optional. must be built, harmless'],
    ['The query parameter `q` is gone. harmless, breaking'],
  ],
  [
    { parameters: [{ name: 'q', in: 'query', schema: text }] },
    { parameters: [{ name: 'q', in: 'query', required: true, schema: text }] },
    ['The query parameter `q` is required now. must be built, breaking'],
    ['The query parameter `q` is optional now. breaking, harmless'],
  ],
  [
    { parameters: [{ name: 'q', in: 'query', schema: { ...text, maxLength: 9 } }] },
    { parameters: [{ name: 'q', in: 'query', schema: { ...text, maxLength: 5 } }] },
    ['The query parameter `q` has the greatest length `5`; it was `9`. must be built, breaking'],
    ['The query parameter `q` has the greatest length `9`; it was `5`. breaking, harmless'],
  ],
  [
    { parameters: [{ name: 'q', in: 'query', schema: { ...text, default: 'a' } }] },
    { parameters: [{ name: 'q', in: 'query', schema: text }] },
    ['The query parameter `q` has another default: none; it was `a`. breaking, breaking'],
    ['The query parameter `q` has another default: `a`; it was none. breaking, breaking'],
  ],
  [
    { parameters: [{ name: 'q', in: 'query', schema: { type: 'array' } }] },
    { parameters: [{ name: 'q', in: 'query', explode: false, schema: { type: 'array' } }] },
    ['The query parameter `q` is written in another style. breaking, breaking'],
    ['The query parameter `q` is written in another style. breaking, breaking'],
  ],
  [
    {},
    { security: [{ bearer: [] }] },
    ['`doIt` may no longer be called by anybody. must be built, breaking'],
    ['`doIt` may be called by anybody now. must be built, harmless'],
  ],
  [
    { operationId: 'doIt' },
    { operationId: 'doThat' },
    ['`doThat` was called `doIt`. harmless, needs work'],
    ['`doIt` was called `doThat`. harmless, needs work'],
  ],
  [
    { 'x-origin': 'proposed' },
    { 'x-origin': 'observed' },
    ['`doIt` is observed now; it was proposed. harmless, harmless'],
    ['`doIt` is proposed now; it was observed. harmless, harmless'],
  ],
  [
    {},
    { deprecated: true },
    ['`doIt` is deprecated now. harmless, needs work'],
    ['`doIt` is no longer deprecated. harmless, harmless'],
  ],
  [{ summary: 'a' }, { summary: 'b', description: 'c' }, [], []],
  [
    { responses: { 200: inside(S('Cat')) } },
    {
      responses: {
        200: {
          content: {
            'application/json': {
              schema: { oneOf: [{ type: 'object', properties: { x: S('Cat') } }, S('NeedsLogin')] },
            },
          },
        },
      },
    },
    [
      'The answer 200 may also be `NeedsLogin`: a needed sign-in is said with this status. harmless, breaking',
    ],
    [
      'The answer 200 may no longer be `NeedsLogin`: a needed sign-in is said with this status. breaking, harmless',
    ],
  ],
])('%j to %j, and back', (one, other, forward, back) => {
  expect(describeChanges(contractWith(one), contractWith(other)).sort()).toEqual(forward);
  expect(describeChanges(contractWith(other), contractWith(one)).sort()).toEqual(back);
});
