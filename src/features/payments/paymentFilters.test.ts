import { expect, test } from 'vitest';
import { readTable } from '#shared/table/tableAddress.ts';
import { toQueryParams, paymentTable } from './paymentFilters.ts';

const noon = Date.parse('2026-11-22T12:30:00Z');
const asked = (search: string, zone = 'UTC') =>
  toQueryParams(readTable(search, paymentTable).filters, noon, zone);

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
])('the address $search sends the query $query', ({ search, query }) => {
  expect(asked(search)).toEqual(query);
});

test.each([
  { period: 'today', zone: 'UTC', from: '2026-11-22T00:00:00.000Z' },
  { period: 'week', zone: 'UTC', from: '2026-11-16T00:00:00.000Z' },
  { period: 'month', zone: 'UTC', from: '2026-10-24T00:00:00.000Z' },
  { period: 'today', zone: 'Pacific/Auckland', from: '2026-11-22T11:00:00.000Z' },
  { period: 'today', zone: 'America/New_York', from: '2026-11-22T05:00:00.000Z' },
  // Summer time was over only on 25 October.
  { period: 'month', zone: 'Europe/Berlin', from: '2026-10-23T22:00:00.000Z' },
])('D39 the period $period begins at midnight in $zone', ({ period, zone, from }) => {
  expect(asked(`?period=${period}`, zone)).toEqual({ from });
});
