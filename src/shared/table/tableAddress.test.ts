import fc from 'fast-check';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { PAGE_SIZES } from '#shared/lib/constants.ts';
import { readTable, writeTable, type TableOptions } from './tableAddress.ts';

const options: TableOptions<'name' | 'price', { q: string; state: string }> = {
  sorts: ['name', 'price'],
  defaultSort: { key: 'name', descending: false },
  filters: z.object({
    q: z.catch(z.string(), ''),
    state: z.catch(z.enum(['all', 'draft', 'live']), 'all'),
  }),
};
const untouched = {
  page: 1,
  size: 15,
  sort: { key: 'name', descending: false },
  filters: { q: '', state: 'all' },
};
const read = (search: string) => readTable(search, options);

test.each([
  ['', {}],
  ['?page=3&pageSize=25', { page: 3, size: 25 }],
  ['?sort=-price', { sort: { key: 'price', descending: true } }],
  ['?q=mug+%26+cup&state=live', { filters: { q: 'mug & cup', state: 'live' } }],
  ['?page=0', {}],
  ['?page=2abc', {}],
  ['?page=1e9', { page: 1_000_000 }],
  ['?pageSize=20', {}],
  ['?page=4&page=9', { page: 4 }],
  ['?sort=cost&state=gone&__proto__=x&constructor=y', {}],
  ['?lang=pseudo', {}],
])('E114, E117 the address "%s" is read', (search, view) => {
  expect(read(search)).toEqual({ ...untouched, ...view });
});

test('defaults are not written, and other parameters stay', () => {
  const view = read('?page=1&pageSize=15&sort=name&q=&state=all&lang=pseudo');
  expect(writeTable('?page=1&pageSize=15&sort=name&q=&state=all&lang=pseudo', view, options)).toBe(
    '?lang=pseudo',
  );
  expect(writeTable('?page=2', view, options)).toBe('');
});

test('a link shows what its sender saw', () => {
  const view = fc.record({
    page: fc.integer({ min: 1, max: 1_000_000 }),
    size: fc.constantFrom(...PAGE_SIZES),
    sort: fc.record({ key: fc.constantFrom('name', 'price'), descending: fc.boolean() }),
    filters: fc.record({
      q: fc.string({ unit: 'binary' }),
      state: fc.constantFrom('all', 'draft', 'live'),
    }),
  });
  fc.assert(
    fc.property(
      view,
      fc.constantFrom('', 'lang=pseudo', 'page=7&sort=cost&x=%26', 'q=a+b&state=live'),
      (each, before) => {
        const written = writeTable(`?${before}`, each, options);
        expect(read(written)).toEqual(each);
        expect(writeTable(written, read(written), options)).toBe(written);
      },
    ),
    { numRuns: 300 },
  );
});

test('no address breaks a list', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (search) => {
      const { page, size } = read(search);
      expect(page).toBeGreaterThanOrEqual(1);
      expect(PAGE_SIZES).toContain(size);
    }),
    { numRuns: 1000 },
  );
});
