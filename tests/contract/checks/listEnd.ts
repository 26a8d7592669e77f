import { listCallOf } from '#tests/contract/model/conventions.ts';

import type { ProbeCheck } from './check.ts';
import { askPage } from './pages.ts';

/** People come back to a page that is gone. */
export const check: ProbeCheck = {
  id: 'list-end',
  rule: 'A page beyond the end of a list is empty, and its total is the right one.',
  appliesTo: (operation) => listCallOf(operation) !== undefined,
  run: async (probe) => {
    const { request } = await probe.base();
    const { page: first } = await askPage(probe, request, { page: 1 });
    if (!first) {
      probe.untried('there is no list to ask for');
      return;
    }
    const beyond = Math.ceil(first.total / Math.max(1, first.pageSize)) + 1;
    for (const number of [beyond, beyond + 1000]) {
      const { exchange, page } = await askPage(probe, request, { page: number });
      if (!page) {
        probe.note(exchange, [
          { message: `page ${number} of a list is answered with ${exchange.answer.status}` },
        ]);
      } else if (page.items.length > 0) {
        probe.note(exchange, [{ message: `page ${number}, beyond the end, has items`, pointer: '/items' }]);
      } else {
        const message = `page ${number} says there are ${page.total}, page 1 says ${first.total}`;
        probe.note(exchange, page.total === first.total ? [] : [{ message, pointer: '/total' }]);
      }
    }
  },
};
