import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { itemsIn, numberIn, textsIn } from '#tests/support/replyBody.ts';

beforeAll(() => {
  vi.stubEnv('MOCK_DATA', 'large');
});
afterAll(() => {
  vi.unstubAllEnvs();
  resetSession();
});

// Every answer is checked against the contract, so a page of a list is a check of a hundred records.
test.each<[string, number]>([
  ['/products', 12_000],
  ['/products?sort=-gpPct250,name', 12_000],
  ['/skus', 85_000],
  ['/skus?sort=-quantityAvailable', 85_000],
])('MOCK_DATA=large has the right number of %s', async (list, total) => {
  const token = await tokenOf('admin@backroom.test');
  const separator = list.includes('?') ? '&' : '?';
  for (const page of [1, 77]) {
    const reply = await ask(`GET ${list}${separator}pageSize=100&page=${page}`, { token });
    expect(numberIn(reply, 'total')).toBe(total);
    expect(itemsIn(reply)).toHaveLength(100);
  }
});

test('MOCK_DATA=large has a tree of three levels whose roots hold all products', async () => {
  const token = await tokenOf('admin@backroom.test');
  const tree = itemsIn(await ask('GET /categories', { token }));
  expect(new Set(tree.map(({ depth }) => depth))).toEqual(new Set([1, 2, 3]));
  const roots = tree.filter(({ depth }) => depth === 1);
  expect(roots.reduce((sum, { productCount }) => sum + Number(productCount), 0)).toBe(12_000);
  expect(textsIn(await ask('GET /suppliers', { token }), 'code')).toHaveLength(120);
});
