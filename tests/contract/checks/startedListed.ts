import { at } from '#mocks/contract/homes.ts';

import { emptyRequest, withParameter } from '#tests/contract/generate/apiRequest.ts';
import { listCallOf, listPageIn } from '#tests/contract/model/conventions.ts';
import type { Operation } from '#tests/contract/model/contract.ts';
import { listOfStarted, rowsIn } from '#tests/contract/model/records.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

import type { ProbeCheck } from './check.ts';

const MOST_PAGES = 20;

/** Whether a list has a row, page by page; undefined when it does not answer, or has too many pages. */
async function hasRow(probe: Probe, list: Operation, id: unknown): Promise<boolean | undefined> {
  const isPaged = listCallOf(list) !== undefined;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const request = isPaged ? withParameter(emptyRequest, 'query', 'page', page) : emptyRequest;
    const { answer } = await probe.send(request, { operation: list });
    const rows = answer.status === 200 ? rowsIn(answer.json) : undefined;
    if (!rows) return undefined;
    if (rows.some((row) => at(row, 'id') === id)) return true;
    const shown = listPageIn(answer.json);
    if (!shown || shown.page * shown.pageSize >= shown.total) return false;
  }
  return undefined;
}

/** Who started something looks for it where such things are listed. */
export const startedListed: ProbeCheck = {
  id: 'started-listed',
  proposed: true,
  rule: 'What a call has started is in the list of such things when it is answered.',
  appliesTo: (operation, contract) => listOfStarted(contract, operation) !== undefined,
  writes: true,
  run: async (probe) => {
    const list = listOfStarted(probe.contract, probe.operation);
    const { request } = await probe.base();
    const done = await probe.succeed(request);
    const id = at(done?.answer.json, 'id');
    if (!list || !done || done.answer.status !== 202 || id === undefined) {
      probe.untried('no call succeeds');
      return;
    }
    const isListed = await hasRow(probe, list, id);
    const message = `${JSON.stringify(id)} was started, and ${list.id} does not have it`;
    if (isListed !== undefined) probe.note(done, isListed ? [] : [{ message }]);
  },
};
