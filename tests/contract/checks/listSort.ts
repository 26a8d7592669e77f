import { listCallOf, sortedByOf, sortsNullsLast } from '#tests/contract/model/conventions.ts';

import type { ProbeCheck } from './check.ts';
import { isNothing, isSorted, valuesOf } from './isSorted.ts';
import { askPage, pageSizesOf, sortFieldsOf } from './pages.ts';

/**
 * Fields that the list does not sort by are refused and prove nothing. How texts compare is the server's choice, as long
 * as it is one of the usual ways.
 */
export const listSort: ProbeCheck = {
  id: 'list-sort',
  rule: 'A list that takes a field to sort by is sorted by it, or by what the contract names for it (`x-sorts-by`), upwards, and downwards with a minus.',
  appliesTo: (operation) => listCallOf(operation)?.sort !== undefined,
  run: async (probe) => {
    const { request } = await probe.base();
    const pageSize = pageSizesOf(probe).at(-1);
    const { page: first } = await askPage(probe, request, { page: 1, pageSize });
    const sort = listCallOf(probe.operation)?.sort;
    const own = sortFieldsOf(probe, first?.items ?? []).map((field) => [field, field] as const);
    const others = sort ? Object.entries(sortedByOf(probe.contract, sort)) : [];
    let sorted = false;
    for (const [word, field] of new Map([...own, ...others])) {
      let upwards: readonly unknown[] = [];
      for (const sign of ['', '-']) {
        const wanted = { sort: `${sign}${word}`, page: 1, pageSize };
        const { exchange, page } = await askPage(probe, request, wanted);
        if (!page) break;
        sorted = true;
        const values = valuesOf(page.items, field);
        // A page of rows without a value comes after those with one.
        const isTooEarly =
          sortsNullsLast(probe.contract) && values.every(isNothing) && !upwards.every(isNothing);
        const isRight = isSorted(values, sign === '-', probe.contract) && !isTooEarly;
        const message = `sort=${sign}${word} does not sort by ${field}`;
        probe.note(exchange, isRight ? [] : [{ message, pointer: '/items' }]);
        upwards = values;
      }
    }
    if (!sorted) probe.untried('no field to sort by is known');
  },
};
