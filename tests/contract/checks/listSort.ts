import { at } from '#mocks/contract/homes.ts';

import { listCallOf } from '#tests/contract/model/conventions.ts';

import type { ProbeCheck } from './check.ts';
import { isSorted } from './isSorted.ts';
import { askPage, pageSizesOf, sortFieldsOf } from './pages.ts';

/**
 * Fields that the list does not sort by are refused and prove nothing. How texts compare is the server's choice, as long
 * as it is one of the usual ways.
 */
export const listSort: ProbeCheck = {
  id: 'list-sort',
  rule: 'A list that takes a field to sort by is sorted by it, upwards, and downwards with a minus.',
  appliesTo: (operation) => listCallOf(operation)?.sort !== undefined,
  run: async (probe) => {
    const { request } = await probe.base();
    const { page: first } = await askPage(probe, request, {});
    const fields = sortFieldsOf(probe, first?.items ?? []);
    let sorted = false;
    for (const field of fields) {
      for (const sign of ['', '-']) {
        const pageSize = pageSizesOf(probe).at(-1);
        const { exchange, page } = await askPage(probe, request, {
          sort: `${sign}${field}`,
          page: 1,
          pageSize,
        });
        if (!page) break;
        sorted = true;
        const values = page.items.map((item) => at(item, field));
        const message = `sort=${sign}${field} does not sort by ${field}`;
        probe.note(exchange, isSorted(values, sign === '-') ? [] : [{ message, pointer: '/items' }]);
      }
    }
    if (!sorted) probe.untried('no field to sort by is known');
  },
};
