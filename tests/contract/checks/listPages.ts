import { listCallOf } from '#tests/contract/model/conventions.ts';

import type { ProbeCheck, Wrong } from './check.ts';
import { askPage, pageSizesOf } from './pages.ts';

/** Walking on would take long; the last pages are asked for too. */
const MOST = 12;

/** Nothing is shown twice and nothing is lost between two pages. */
export const listPages: ProbeCheck = {
  id: 'list-pages',
  rule: 'The pages of a list are full but the last, hold each item once, and add up to the total.',
  appliesTo: (operation) => listCallOf(operation) !== undefined,
  run: async (probe) => {
    const { request } = await probe.base();
    const [pageSize] = pageSizesOf(probe);
    if (pageSize === undefined) {
      probe.untried('no page size is known');
      return;
    }
    const seen = new Map<string, number>();
    const { page: first } = await askPage(probe, request, { page: 1, pageSize });
    const last = Math.max(1, Math.ceil((first?.total ?? 0) / pageSize));
    for (let number = 1; number <= Math.min(last, MOST); number += 1) {
      const { exchange, page } = await askPage(probe, request, { page: number, pageSize });
      if (!page || page.total !== first?.total) continue;
      const wrongs: Wrong[] = [];
      const wanted = Math.min(pageSize, Math.max(0, page.total - (number - 1) * pageSize));
      if (page.page !== number)
        wrongs.push({ message: `page ${number} calls itself ${page.page}`, pointer: '/page' });
      if (page.pageSize !== pageSize) {
        wrongs.push({
          message: `asked for pages of ${pageSize}, it says ${page.pageSize}`,
          pointer: '/pageSize',
        });
      }
      if (page.items.length !== wanted) {
        const message = `page ${number} has ${page.items.length} items; with a total of ${page.total} it has ${wanted}`;
        wrongs.push({ message, pointer: '/items' });
      }
      for (const item of page.items.map((one) => JSON.stringify(one))) {
        const before = seen.get(item);
        if (before !== undefined && before !== number) {
          wrongs.push({
            message: `an item of page ${before} comes again on page ${number}`,
            pointer: '/items',
          });
        }
        seen.set(item, number);
      }
      probe.note(exchange, wrongs);
    }
  },
};
