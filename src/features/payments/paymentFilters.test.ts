import { expect, test } from 'vitest';
import { readTable } from '#shared/table/tableAddress.ts';
import { askedOf, isFiltered, listQuery, paymentTable } from './paymentFilters.ts';

const noon = new Date(2026, 10, 22, 12, 30);
const asked = (search: string) => askedOf(readTable(search, paymentTable).filters, noon);

test.each([
  { search: '', query: {} },
  { search: '?q=tailor', query: { q: 'tailor' } },
  { search: '?status=succeeded,failed', query: { status: ['succeeded', 'failed'] } },
  { search: '?status=nonsense', query: {} },
  { search: '?channel=link', query: { channel: ['link'] } },
  { search: '?createdBy=u-1,u-2', query: { createdBy: ['u-1', 'u-2'] } },
  { search: '?currency=JPY&min=500', query: { currency: 'JPY', minMinor: 500 } },
  { search: '?currency=USD&min=5&max=99.5', query: { currency: 'USD', minMinor: 500, maxMinor: 9950 } },
  { search: '?min=5', query: {} },
  { search: '?currency=USD&min=a%20lot', query: { currency: 'USD' } },
  { search: '?currency=usd', query: { currency: 'USD' } },
  { search: '?currency=XYZ&min=5', query: {} },
  { search: '?payableId=inv-1', query: { payableId: 'inv-1' } },
])('$search asks for $query', ({ search, query }) => {
  expect(asked(search)).toEqual(query);
});

test.each([
  { period: 'today', from: new Date(2026, 10, 22) },
  { period: 'week', from: new Date(2026, 10, 16) },
  { period: 'month', from: new Date(2026, 9, 24) },
])('the period $period begins at midnight', ({ period, from }) => {
  expect(asked(`?period=${period}`)).toEqual({ from: from.toISOString() });
});

test('an export is asked for with the filters and the order of the screen', () => {
  const { filters } = readTable('?q=a%26b&status=failed,canceled', paymentTable);
  expect(isFiltered(filters)).toBe(true);
  expect(listQuery(filters, '-createdAt')).toBe('q=a%26b&status=failed&status=canceled&sort=-createdAt');
});
