import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  anyOf,
  anyText,
  chosenFilters,
  filterSchema,
  onlyTrue,
  manyOf,
  oneOf,
  queryText,
  MAX_CHOSEN,
  searchText,
} from './filterKinds.ts';

const kinds = {
  q: searchText,
  note: anyText,
  supplierId: anyOf,
  status: manyOf(['draft', 'active']),
  stock: oneOf(['in', 'out']),
  archived: onlyTrue,
};
const readAddress = (search: string) => {
  const query = Object.fromEntries(new URLSearchParams(search));
  return chosenFilters(kinds, filterSchema(kinds).parse(query));
};

test.each([
  ['', {}],
  ['q=mug+%26+cup', { q: 'mug & cup' }],
  [`q=${'x'.repeat(200)}`, { q: 'x'.repeat(200) }],
  [`q=${'x'.repeat(201)}`, {}],
  [`note=${'x'.repeat(201)}`, { note: 'x'.repeat(201) }],
  ['supplierId=sup-01,,sup-02,sup-01', { supplierId: ['sup-01', 'sup-02'] }],
  ['supplierId=,', {}],
  ['status=active,gone,draft', { status: ['draft', 'active'] }],
  ['status=gone', {}],
  ['stock=out', { stock: 'out' }],
  ['stock=plenty', {}],
  ['archived=true', { archived: true }],
  ['archived=yes', {}],
  ['page=3&sort=-q&open=prd-0001&__proto__=x&constructor=y', {}],
])('the address "%s" filters by %j', (search, chosen) => {
  expect(readAddress(search)).toEqual(chosen);
});

test('of more records than the contract takes, the first are asked for and shown as chosen', () => {
  const ids = Array.from({ length: MAX_CHOSEN + 10 }, (_, place) => `sup-${place}`);
  const first = ids.slice(0, MAX_CHOSEN);
  expect(readAddress(`supplierId=${ids.join(',')}`)).toEqual({ supplierId: first });
  expect(filterSchema(kinds).parse({ supplierId: ids.join(',') }).supplierId).toBe(first.join(','));
});

test('no address throws', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...Object.keys(kinds)), fc.string({ unit: 'binary' })),
      (query) => {
        const chosen = readAddress(new URLSearchParams(query).toString());
        for (const value of Object.values(chosen)) expect([value].flat().length).toBeGreaterThan(0);
      },
    ),
  );
});

test('the text for bulk changes and exports names each value and the order', () => {
  const asked = { q: 'a&b', status: ['failed', 'canceled'], archived: true };
  expect(queryText(asked, '-createdAt')).toBe(
    'q=a%26b&status=failed&status=canceled&archived=true&sort=-createdAt',
  );
});
