import type { ApiRequest } from '#tests/contract/generate/apiRequest.ts';
import { listCallOf } from '#tests/contract/model/conventions.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

import type { ProbeCheck } from './check.ts';
import { askPage, pageSizesOf } from './pages.ts';

/** Whether a list has another total than before: it grew while it was read, as that of a running job does. */
async function hasMoved(
  probe: Probe,
  request: ApiRequest,
  wanted: Readonly<Record<string, unknown>>,
  total: number,
): Promise<boolean> {
  const { page } = await askPage(probe, request, wanted);
  return page?.total !== total;
}

/** About the total of a list. */
export const listChecks: readonly ProbeCheck[] = [
  {
    // People come back to a page that is gone.
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
        } else if (page.items.length > 0 && !(await hasMoved(probe, request, { page: 1 }, first.total))) {
          probe.note(exchange, [{ message: `page ${number}, beyond the end, has items`, pointer: '/items' }]);
        } else {
          const message = `page ${number} says there are ${page.total}, page 1 says ${first.total}`;
          const isRight =
            page.total === first.total || (await hasMoved(probe, request, { page: 1 }, first.total));
          probe.note(exchange, isRight ? [] : [{ message, pointer: '/total' }]);
        }
      }
    },
  },
  {
    // The pager is drawn from it.
    id: 'list-total',
    rule: 'The total of a list is the same whatever the size of its pages, and a page never holds more than its size.',
    appliesTo: (operation) => listCallOf(operation) !== undefined,
    run: async (probe) => {
      const { request } = await probe.base();
      let first: { total: number; pageSize: number } | undefined;
      for (const pageSize of pageSizesOf(probe)) {
        const { exchange, page } = await askPage(probe, request, { page: 1, pageSize });
        if (!page) continue;
        first ??= { total: page.total, pageSize };
        const { length } = page.items;
        if (length > pageSize) {
          probe.note(exchange, [{ message: `a page of ${pageSize} has ${length} items`, pointer: '/items' }]);
        } else if (page.total !== first.total) {
          const { total } = first;
          if (await hasMoved(probe, request, { page: 1, pageSize: first.pageSize }, total)) return;
          const message = `with pages of ${pageSize} the total is ${page.total}, before it was ${total}`;
          probe.note(exchange, [{ message, pointer: '/total' }]);
        } else {
          const enough = page.total >= length && (length > 0 || page.total === 0);
          const message = `the total is ${page.total}, and page 1 has ${length} items`;
          probe.note(exchange, enough ? [] : [{ message, pointer: '/total' }]);
        }
      }
    },
  },
];
