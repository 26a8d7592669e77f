import { expect, test } from 'vitest';
import { historyParts } from './historyRules.ts';

test.each([
  [null, null],
  ['Cedar mug', null],
  ['[sic] a name', null],
  [
    '["name","moq"]',
    [
      { name: null, text: 'name' },
      { name: null, text: 'moq' },
    ],
  ],
  ['[{"featureId":"m","title":"Material","value":"Oak"}]', [{ name: 'Material', text: 'Oak' }]],
  ['[{"name":"Setup","price":"50.00"}]', [{ name: 'Setup', text: '50.00', isMoney: true }]],
  ['[{"odd":1}]', [{ name: null, text: '{"odd":1}' }]],
  ['[]', []],
])('the value %j is read as a list', (text, parts) => {
  expect(historyParts(text)).toEqual(parts);
});
