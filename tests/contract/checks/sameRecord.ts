import { at, isRecord } from '#mocks/contract/homes.ts';

import { recordsOf, rowsIn } from '#tests/contract/model/records.ts';
import { type Exchange, isSuccess } from '#tests/contract/run/exchange.ts';

import type { ProbeCheck } from './check.ts';
import { noteReading, readAt } from './readBack.ts';

const MOST = 3;

const scalars = (value: unknown): [string, unknown][] =>
  Object.entries(isRecord(value) ? value : {}).filter(
    ([, one]) => typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean',
  );

/** Some records have a number that they are asked by as well as their id. */
function isAskedFor({ request, answer }: Exchange, name: string): boolean {
  const asked = String(request.path[name]).toLowerCase();
  return scalars(answer.json).some(([, value]) => String(value).toLowerCase() === asked);
}

/** The same thing says the same wherever it is read. */
export const sameRecord: readonly ProbeCheck[] = [
  {
    id: 'same-record',
    rule: 'An address answers the record whose id it names, and reading it changes nothing.',
    appliesTo: ({ method, path }) => method === 'GET' && path.endsWith('}'),
    run: async (probe) => {
      const { subject } = recordsOf(probe.contract, probe.operation);
      if (!subject) return;
      const asked = probe.valid.plain(probe.operation);
      for (const [index, request] of asked.slice(0, MOST).entries()) {
        const exchange = await probe.send(request);
        const id = at(exchange.answer.json, 'id');
        if (!isSuccess(exchange) || (typeof id !== 'string' && typeof id !== 'number')) continue;
        const wrong = `asked for ${String(request.path[subject.name])}, it answers ${String(id)}`;
        probe.note(exchange, isAskedFor(exchange, subject.name) ? [] : [{ message: wrong, pointer: '/id' }]);
        const version = at(exchange.answer.json, 'version');
        if (index > 0 || typeof version !== 'number') continue;
        const again = await probe.send(request);
        const now = at(again.answer.json, 'version');
        const message = `read twice, its version goes from ${version} to ${String(now)}`;
        probe.note(again, !isSuccess(again) || now === version ? [] : [{ message, pointer: '/version' }]);
      }
    },
  },
  {
    id: 'list-rows',
    rule: 'A row of a list is at its address, and says there what the row says.',
    appliesTo: (operation, contract) => {
      const { reader, list } = recordsOf(contract, operation);
      return operation === list && reader !== undefined;
    },
    run: async (probe) => {
      const { request } = await probe.base();
      let rows = rowsIn((await probe.send(request)).answer.json);
      if (rows?.length === 0 && (await probe.fill())) rows = rowsIn((await probe.send(request)).answer.json);
      const records = recordsOf(probe.contract, probe.operation);
      for (const row of (rows ?? []).slice(0, MOST)) {
        if (!isRecord(row) || row['id'] === undefined) continue;
        const wanted = { id: row['id'], request, record: row };
        const there = await readAt(probe, records, wanted);
        if (!there) continue;
        if (!there.record) {
          noteReading(
            probe,
            there,
            `a row of the list is answered with ${there.exchange.answer.status} at its address`,
          );
          continue;
        }
        // What changes by itself is another thing at each reading.
        const rowNow = rowsIn((await probe.send(request)).answer.json)?.find(
          (one) => at(one, 'id') === row['id'],
        );
        if (JSON.stringify(rowNow) !== JSON.stringify(row)) continue;
        const { record } = there;
        const other = scalars(row).find(
          ([name, value]) => typeof record[name] === typeof value && record[name] !== value,
        );
        const message =
          other &&
          `${other[0]} is ${String(other[1])} in the list and ${String(record[other[0]])} at its address`;
        noteReading(probe, there, message);
      }
      if ((rows ?? []).length === 0) probe.untried('the list is empty');
    },
  },
];
