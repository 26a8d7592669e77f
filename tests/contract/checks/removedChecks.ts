import { at } from '#mocks/contract/homes.ts';

import type { ApiRequest } from '#tests/contract/generate/apiRequest.ts';
import type { Operation, Parameter } from '#tests/contract/model/contract.ts';
import { isRestore, type Records, recordsOf } from '#tests/contract/model/records.ts';
import type { Probe } from '#tests/contract/run/probe.ts';
import { isSuccess } from '#tests/contract/run/exchange.ts';

import type { ProbeCheck } from './check.ts';
import { type Fields, findRow, idIn, noteReading, readAt, type Wanted } from './readBack.ts';

const MARK = /^(is)?_?(archived|deleted|removed)(_?at)?$/i;
const GONE = [404, 410];
const MOST_TRIES = 4;

/** The filter that shows what is archived. */
const archivedFilter = (list: Operation | undefined): Parameter | undefined =>
  list?.parameters.find(({ in: place, name }) => place === 'query' && MARK.test(name));

const markOf = (record: Fields | undefined): string | undefined =>
  Object.keys(record ?? {}).find((name) => MARK.test(name));

/** Whether a mark says so: a time, true, or `Y`. */
const isSet = (mark: unknown): boolean => Boolean(mark) && mark !== 'N';

/** Notes whether a record that was deleted is still shown as if it were there. */
async function noteGone(probe: Probe, records: Records, wanted: Wanted, isKept: boolean): Promise<void> {
  const there = await readAt(probe, records, wanted);
  if (there) {
    const mark = markOf(there.record);
    const { status } = there.exchange.answer;
    const isMarked = mark === undefined ? isKept : isSet(there.record?.[mark]);
    const message = `it was deleted, and its address answers ${status}${mark === undefined ? '' : ` with ${mark} ${String(there.record?.[mark])}`}`;
    noteReading(probe, there, GONE.includes(status) || isMarked ? undefined : message);
  }
  const row = await findRow(probe, records, { ...wanted, record: there?.record ?? wanted.record });
  if (row) noteReading(probe, row, row.record && 'it was deleted, and is in its list');
  const filter = archivedFilter(records.list);
  if (!filter || !row || row.record) return;
  const kept = await findRow(probe, records, wanted, { query: { [filter.name]: true } });
  if (kept) {
    noteReading(
      probe,
      kept,
      kept.record ? undefined : `it was archived, and ${filter.name}=true does not list it`,
    );
  }
}

/** What a deletion does, and what undoes it. */
export const removedChecks: readonly ProbeCheck[] = [
  {
    // A server that says "deleted" and deletes nothing.
    id: 'removed',
    rule: 'What was deleted or archived is gone from its address or marked there, gone from its list, and takes no changes and no second deletion.',
    appliesTo: (operation, contract) => {
      const { reader, list } = recordsOf(contract, operation);
      return operation.method === 'DELETE' && operation.path.endsWith('}') && (reader ?? list) !== undefined;
    },
    writes: true,
    run: async (probe) => {
      const { contract, operation } = probe;
      const records = recordsOf(contract, operation);
      const [first] = probe.valid.plain(operation);
      const { request } = await probe.base();
      // A row says what its list has to be asked for.
      const known = first && (await findRow(probe, records, { id: idIn(probe, first), request: first }));
      const done = await probe.succeed(first ?? request);
      if (!done || !isSuccess(done)) {
        probe.untried('no call succeeds');
        return;
      }
      const id = idIn(probe, done.request);
      const said = at(done.answer.json, 'id');
      const named = `it is about ${String(id)}, and the answer names ${String(said)}`;
      probe.note(done, said === undefined || said === id ? [] : [{ message: named, pointer: '/id' }]);
      const restorer = contract.operations.find(
        (one) => isRestore(one) && one.path.startsWith(`${operation.path}/`),
      );
      const wanted = { id, request: done.request, record: known?.record };
      await noteGone(probe, records, wanted, restorer !== undefined);
      const again = await probe.send(await probe.renewed(done.request));
      const twice = `it was deleted, and is deleted again with ${again.answer.status}`;
      probe.note(again, isSuccess(again) ? [{ message: twice }] : []);
      const { changer } = records;
      const [change] = changer ? probe.valid.plain(changer) : [];
      const place = changer?.parameters.findLast((one) => one.in === 'path')?.name;
      if (!changer || !change || place === undefined) return;
      const path = { ...change.path, ...done.request.path, [place]: id };
      const fresh = await probe.renewed({ ...change, path }, changer);
      const late = await probe.send(fresh, { operation: changer });
      const message = `it was deleted, and a change of it is answered with ${late.answer.status}`;
      probe.note({ ...late, operation }, isSuccess(late) ? [{ message }] : []);
    },
  },
  {
    id: 'restored',
    rule: 'What was restored is at its address and in its list again.',
    appliesTo: (operation, contract) =>
      isRestore(operation) && recordsOf(contract, operation).remover !== undefined,
    writes: true,
    run: async (probe) => {
      const { contract, operation } = probe;
      const records = recordsOf(contract, operation);
      const { remover } = records;
      if (!remover) return;
      const known = [(await probe.base()).request, ...probe.valid.plain(operation)];
      let restored: ApiRequest | undefined;
      let status = 0;
      for (const request of known.slice(0, MOST_TRIES)) {
        const bare: ApiRequest = { path: request.path, query: {}, header: {}, cookie: {} };
        const removed = await probe.send(await probe.renewed(bare, remover), { operation: remover });
        const back = isSuccess(removed) ? await probe.send(await probe.renewed(request)) : undefined;
        ({ status } = (back ?? removed).answer);
        if (back && isSuccess(back)) restored = request;
        if (restored) break;
      }
      if (!restored) {
        probe.untried(`nothing could be deleted and restored: ${status}`);
        return;
      }
      const request = restored;
      const wanted = { id: idIn(probe, request), request };
      const there = await readAt(probe, records, wanted);
      if (there) {
        const mark = markOf(there.record);
        const still = mark !== undefined && isSet(at(there.record, mark));
        const message = still ? `${mark} is still ${String(at(there.record, mark))}` : undefined;
        const gone = `its address answers ${there.exchange.answer.status}`;
        const wrong = there.record ? message : gone;
        noteReading(probe, there, wrong && `it was restored, and ${wrong}`);
      }
      const row = await findRow(probe, records, { ...wanted, record: there?.record });
      if (row) noteReading(probe, row, row.record ? undefined : 'it was restored, and is not in its list');
    },
  },
];
