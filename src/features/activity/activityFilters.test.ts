import { expect, test } from 'vitest';
import { readTable } from '#shared/table/tableAddress.ts';
import { activityTable, toQueryParams } from './activityFilters.ts';

const NOW = Date.parse('2026-11-26T15:00:00Z');
const ask = (search: string) =>
  toQueryParams(readTable(search, activityTable).filters, NOW, 'America/New_York');

test('filters of the address are the parameters of the contract', () => {
  expect(
    ask(
      '?actorId=u-1&action=update,undo&entityType=product&field=moq&value=72&jobId=job-1&security=true&q=mug',
    ),
  ).toEqual({
    actorId: 'u-1',
    action: ['update', 'undo'],
    entityType: 'product',
    field: 'moq',
    value: '72',
    jobId: 'job-1',
    security: true,
    q: 'mug',
  });
});

test('a period begins at the midnight of the reader', () => {
  expect(ask('?period=week')).toEqual({ from: '2026-11-20T05:00:00.000Z' });
});

test('what the contract does not know is no filter', () => {
  expect(ask('?action=explode&entityType=planet&period=age&security=perhaps')).toEqual({});
});
