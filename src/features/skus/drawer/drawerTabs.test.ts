import { expect, test } from 'vitest';
import { parseDrawerTab } from './drawerTabs.ts';
import { openProduct } from './openProduct.ts';

test.each([
  ['history', 'history'],
  [null, 'general'],
  ['', 'general'],
  ['__proto__', 'general'],
])('the tab of the address %j', (text, tab) => {
  expect(parseDrawerTab(text)).toBe(tab);
});

test('ADR 21 another product is opened over the same rows, on its first tab', () => {
  expect(openProduct('?page=3&q=mug&open=a&tab=media', 'b')).toBe('?page=3&q=mug&open=b');
});
