import { expect, test } from 'vitest';
import { compareLines, proposeKept } from './compareRules.ts';

test('differences come first, the rest in its order', () => {
  const lines = compareLines(
    [
      { name: 'Mug', moq: 12, color: 'Red' },
      { name: 'Mug', moq: 24, color: 'Blue' },
    ],
    [
      { id: 'name', label: 'Name', read: ({ name }) => name },
      { id: 'moq', label: 'MOQ', read: ({ moq }) => String(moq), isNumber: true },
      { id: 'color', label: 'Color', read: ({ color }) => color },
    ],
  );
  expect(lines.map(({ id, differs }) => [id, differs])).toEqual([
    ['moq', true],
    ['color', true],
    ['name', false],
  ]);
  expect(lines[0]).toMatchObject({ values: ['12', '24'], isNumber: true });
});

test('a loss is found value by value', () => {
  const [line] = compareLines(
    [{ gp: -4 }, { gp: 12 }],
    [{ id: 'gp', label: 'GP %', read: ({ gp }) => String(gp), isLoss: ({ gp }) => gp < 0 }],
  );
  expect(line).toMatchObject({ values: ['-4', '12'], losses: [true, false] });
});

const product = (id: string, change = {}) => ({
  id,
  status: 'active',
  matches: 0,
  ladder: [],
  skuCount: 1,
  createdAt: '2026-01-01T00:00:00Z',
  ...change,
});

test.each([
  ['the one that is sold', { status: 'draft', ladder: [1] }, {}],
  ['the one with a ladder', { matches: 5 }, { ladder: [1, 2] }],
  ['the one with matches', { skuCount: 9 }, { matches: 1 }],
  ['the one with more SKUs', {}, { skuCount: 2 }],
  ['the older one', {}, { createdAt: '2025-01-01T00:00:00Z' }],
])('the product to keep: %s is proposed', (_which, other, kept) => {
  expect(proposeKept([product('other', other), product('kept', kept)])?.id).toBe('kept');
});

test('nothing is proposed of an empty group', () => {
  expect(proposeKept<ReturnType<typeof product>>([])).toBeUndefined();
});
