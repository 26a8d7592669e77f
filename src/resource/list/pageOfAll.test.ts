import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageOfAll } from './pageOfAll.ts';

const rows = [
  { name: 'Öst', score: 4 },
  { name: 'zeta', score: null },
  { name: 'Alpha 10', score: 4 },
  { name: 'alpha 2', score: 1 },
];
const names = (key: 'name' | 'score', descending: boolean) =>
  pageOfAll(rows, { page: 1, size: 10, sort: { key, descending } }).items.map(({ name }) => name);

test('words are sorted by the alphabet, numbers by size, and unknown values are last in both directions', () => {
  expect(names('name', false)).toEqual(['alpha 2', 'Alpha 10', 'Öst', 'zeta']);
  expect(names('name', true)).toEqual(['zeta', 'Öst', 'Alpha 10', 'alpha 2']);
  expect(names('score', false)).toEqual(['alpha 2', 'Öst', 'Alpha 10', 'zeta']);
  expect(names('score', true)).toEqual(['Öst', 'Alpha 10', 'alpha 2', 'zeta']);
});

test('rows that lead stay first in every order, and are counted', () => {
  const lead = [{ name: 'all', score: 2 }];
  for (const descending of [false, true]) {
    const page = pageOfAll(rows, { page: 1, size: 3, sort: { key: 'score', descending } }, lead);
    expect([page.items[0]?.name, page.items.length, page.total]).toEqual(['all', 3, 5]);
  }
});

test('the pages have every row once, and a page beyond the end is the last one', () => {
  const sort = { key: 'score', descending: false } as const;
  fc.assert(
    fc.property(
      fc.array(fc.record({ score: fc.option(fc.integer()) })),
      fc.integer({ min: 1, max: 7 }),
      (all, size) => {
        const pages = Math.max(1, Math.ceil(all.length / size));
        const seen = Array.from(
          { length: pages },
          (_, at) => pageOfAll(all, { page: at + 1, size, sort }).items,
        ).flat();
        expect(seen).toHaveLength(all.length);
        expect(new Set(seen)).toEqual(new Set(all));
        expect(pageOfAll(all, { page: pages + 5, size, sort })).toEqual(
          pageOfAll(all, { page: pages, size, sort }),
        );
      },
    ),
  );
});
