import { at, isRecord } from '#mocks/contract/homes.ts';

import { listCallOf } from '#tests/contract/model/conventions.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

import type { ProbeCheck } from './check.ts';
import { isNothing, isSorted, runsOf, valuesOf } from './isSorted.ts';
import { askPage, pageSizesOf, sortFieldsOf } from './pages.ts';

const MOST_PAIRS = 2;
const MOST_PAGES = 12;

const distinct = (rows: readonly unknown[], field: string): number =>
  new Set(rows.map((row) => at(row, field))).size;

const nothings = (rows: readonly unknown[], field: string): number =>
  valuesOf(rows, field).filter(isNothing).length;

interface Sortable {
  rows: readonly unknown[];
  /** The fields that the list takes. */
  fields: string[];
  /** Those that do not tell all rows apart, the one with the fewest values first. */
  tied: string[];
}

async function sortableOf(probe: Probe): Promise<Sortable> {
  const { request } = await probe.base();
  const wanted = { page: 1, pageSize: pageSizesOf(probe).at(-1) };
  const { page } = await askPage(probe, request, wanted);
  const rows = page?.items ?? [];
  const fields: string[] = [];
  for (const field of sortFieldsOf(probe, rows)) {
    if ((await askPage(probe, request, { ...wanted, sort: field })).page) fields.push(field);
  }
  const tied = fields
    .filter((field) => distinct(rows, field) < rows.length)
    .toSorted((one, other) => distinct(rows, one) - distinct(rows, other));
  return { rows, fields, tied };
}

/** About rows that the first field to sort by does not tell apart. */
export const listOrder: readonly ProbeCheck[] = [
  {
    id: 'list-second-sort',
    rule: 'Where a list takes several fields to sort by, the second one orders what is equal in the first.',
    appliesTo: (operation) => listCallOf(operation)?.sort !== undefined,
    run: async (probe) => {
      const { request } = await probe.base();
      const sort = listCallOf(probe.operation)?.sort;
      const { rows, fields, tied } = await sortableOf(probe);
      let pairs = 0;
      // Rows that say nothing are equal too.
      const emptiest = tied.toSorted((one, other) => nothings(rows, other) - nothings(rows, one)).slice(0, 1);
      for (const first of new Set([...emptiest, ...tied])) {
        const second = fields.find((one) => one !== first && distinct(rows, one) > rows.length / 2);
        const fits =
          sort && (probe.fits(sort.schema, `${first},${second}`) || probe.fits(sort.schema, [first, second]));
        if (second === undefined || !fits || pairs >= MOST_PAIRS) continue;
        for (const sign of ['', '-']) {
          const wanted = { sort: `${first},${sign}${second}`, page: 1, pageSize: pageSizesOf(probe).at(-1) };
          const { exchange, page } = await askPage(probe, request, wanted);
          if (!page) break;
          pairs += sign === '' ? 1 : 0;
          const unsorted = runsOf(page.items, first).find(
            (run) => !isSorted(valuesOf(run, second), sign === '-', probe.contract),
          );
          const message = `sort=${wanted.sort} does not sort by ${second} where ${first} is ${String(at(unsorted?.[0], first))}`;
          probe.note(exchange, unsorted ? [{ message, pointer: '/items' }] : []);
        }
      }
      if (pairs === 0) probe.untried('no two fields to sort by are known');
    },
  },
  {
    // An order that is another one at each call shows rows twice and others never.
    id: 'list-ties',
    rule: 'Also where rows are equal in what a list is sorted by, no row stands on two pages and none is lost.',
    appliesTo: (operation) => listCallOf(operation)?.sort !== undefined,
    run: async (probe) => {
      const { request } = await probe.base();
      const { tied } = await sortableOf(probe);
      const [pageSize] = pageSizesOf(probe);
      for (const field of tied) {
        const seen = new Map<unknown, number>();
        let total: number | undefined;
        for (let number = 1; number <= MOST_PAGES; number += 1) {
          const wanted = { sort: field, page: number, pageSize };
          const { exchange, page } = await askPage(probe, request, wanted);
          if (!page || (total !== undefined && page.total !== total)) break;
          total = page.total;
          const ids = page.items.map((row) => (isRecord(row) ? row['id'] : undefined)).filter(Boolean);
          const twice = ids.find((id) => seen.has(id));
          const message = `sorted by ${field}, ${String(twice)} of page ${seen.get(twice)} comes again on page ${number}`;
          probe.note(exchange, twice === undefined ? [] : [{ message, pointer: '/items' }]);
          for (const id of ids) seen.set(id, number);
          if (number * page.pageSize >= page.total) break;
        }
        if (total !== undefined) return;
      }
      probe.untried('no field with equal values is known');
    },
  },
];
