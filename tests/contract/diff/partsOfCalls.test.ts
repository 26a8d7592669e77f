import { expect, test } from 'vitest';

import { closed, contractWith, inside, text, describeChanges } from './smallContract.ts';

const query = (schema: object, more: object = {}) => ({
  parameters: [{ name: 'q', in: 'query', schema, ...more }],
});
const sent = (properties: object, required: string[] = []) => ({
  requestBody: inside({ type: 'object', properties, required }),
});
const answered = (schema: object) => ({ responses: { 200: inside(schema) } });
const object = (properties: object, required: string[] = []) => ({ type: 'object', properties, required });

/** Parts of one operation, with what the change does and what its way back does. */
test.each<[string, object, object, string[], string[]]>([
  [
    'a number is a text where all is text',
    query({ type: 'integer' }),
    query(text),
    ['The query parameter `q` may also be string. breaking, harmless'],
    ['The query parameter `q` may no longer be string. must be built, breaking'],
  ],
  [
    'a parameter that is to go',
    query(text),
    query(text, { deprecated: true }),
    ['The query parameter `q` is deprecated now. harmless, needs work'],
    ['The query parameter `q` is no longer deprecated. harmless, harmless'],
  ],
  [
    'what is read only is not sent, whatever is required',
    sent({ a: text }),
    sent({ a: text, id: { ...text, readOnly: true } }, ['id']),
    [],
    [],
  ],
  [
    'what becomes read only is not sent any more',
    sent({ a: text }),
    sent({ a: { ...text, readOnly: true } }),
    ['`x.a` in the request body is read-only now. harmless, breaking'],
    ['`x.a` in the request body is not read-only any more, and optional. must be built, harmless'],
  ],
  [
    'what is written only is not answered',
    answered(object({ a: text }, ['a'])),
    answered(object({ a: { ...text, writeOnly: true } }, ['a'])),
    ['`x.a` in the answer 200 is write-only now. harmless, breaking'],
    ['`x.a` in the answer 200 is not write-only any more, and required. breaking, harmless'],
  ],
  [
    'what is read only is answered as before',
    answered(object({ a: text })),
    answered(object({ a: { ...text, readOnly: true } })),
    [],
    [],
  ],
  [
    'a property that was forbidden in an answer is not expected',
    answered({ ...closed, properties: {} }),
    answered({ ...closed, properties: { a: text } }),
    ['`x.a` in the answer 200 is new, and optional. harmless, breaking'],
    ['`x.a` in the answer 200 is gone. breaking, breaking'],
  ],
])('%s, and back', (_name, one, other, forward, back) => {
  expect(describeChanges(contractWith(one), contractWith(other)).sort()).toEqual(forward);
  expect(describeChanges(contractWith(other), contractWith(one)).sort()).toEqual(back);
});
