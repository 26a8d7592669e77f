import { listCallOf } from '#tests/contract/model/conventions.ts';

import type { ProbeCheck } from './check.ts';
import { askPage, pageSizesOf } from './pages.ts';

/** The pager is drawn from it. */
export const check: ProbeCheck = {
  id: 'list-total',
  rule: 'The total of a list is the same whatever the size of its pages, and a page never holds more than its size.',
  appliesTo: (operation) => listCallOf(operation) !== undefined,
  run: async (probe) => {
    const { request } = await probe.base();
    let total: number | undefined;
    for (const pageSize of pageSizesOf(probe)) {
      const { exchange, page } = await askPage(probe, request, { page: 1, pageSize });
      if (!page) continue;
      total ??= page.total;
      const { length } = page.items;
      if (length > pageSize) {
        probe.note(exchange, [{ message: `a page of ${pageSize} has ${length} items`, pointer: '/items' }]);
      } else if (page.total !== total) {
        const message = `with pages of ${pageSize} the total is ${page.total}, before it was ${total}`;
        probe.note(exchange, [{ message, pointer: '/total' }]);
      } else {
        const enough = page.total >= length && (length > 0 || page.total === 0);
        const message = `the total is ${page.total}, and page 1 has ${length} items`;
        probe.note(exchange, enough ? [] : [{ message, pointer: '/total' }]);
      }
    }
  },
};
