import { at, isRecord } from '#mocks/contract/homes.ts';

import type { ApiRequest } from '#tests/contract/generate/apiRequest.ts';
import { recordsOf } from '#tests/contract/model/records.ts';
import { uniqueFieldsOf } from '#tests/contract/model/stated.ts';
import type { Probe } from '#tests/contract/run/probe.ts';
import { isSuccess } from '#tests/contract/run/exchange.ts';

import type { ProbeCheck } from './check.ts';
import { idIn, readNow } from './readBack.ts';

/** What another record has, and a request that must not be given the same. */
interface Taken {
  record: unknown;
  /** A request about something else, by a new intent. */
  other: () => Promise<ApiRequest>;
}

/** What was made just now, and another creation. */
async function takenByCreation(probe: Probe): Promise<Taken | undefined> {
  const { request } = await probe.base();
  const first = await probe.succeed(request);
  if (!first || !isSuccess(first)) return undefined;
  return { record: first.request.body, other: () => probe.renewed(first.request) };
}

/** One of two that were made for it, and a change of the other one. */
async function takenByChange(probe: Probe): Promise<Taken | undefined> {
  const { request } = await probe.base();
  const [one, other] = [await probe.aboutNew(request), await probe.aboutNew(request)];
  if (!one || !other) return undefined;
  const wanted = { id: idIn(probe, one), request: one };
  const record = (await readNow(probe, recordsOf(probe.contract, probe.operation), wanted))?.record;
  return record && { record, other: () => probe.renewed(other) };
}

/** Two that have the same in the fields that must be unique, and nothing else in common. */
export const duplicate: ProbeCheck = {
  id: 'duplicate',
  proposed: true,
  rule: 'What must be unique (`x-unique`) is not taken a second time, by a creation or a change.',
  appliesTo: (operation, contract) => uniqueFieldsOf(contract, operation).length > 0,
  writes: true,
  run: async (probe) => {
    const creates = probe.operation.method === 'POST';
    const taken = await (creates ? takenByCreation(probe) : takenByChange(probe));
    if (!taken) {
      probe.untried(creates ? 'no call succeeds' : 'no two records can be made');
      return;
    }
    for (const fields of uniqueFieldsOf(probe.contract, probe.operation)) {
      const same = fields.map((name): [string, unknown] => [name, at(taken.record, name)]);
      const other = await taken.other();
      const missing = same.find(([, value]) => value === undefined);
      if (missing || !isRecord(other.body)) {
        probe.untried(`nothing is known of ${fields.join(' and ')}`);
        continue;
      }
      const again = await probe.send({ ...other, body: { ...other.body, ...Object.fromEntries(same) } });
      const message = `${fields.join(' and ')} are those of another record, and the answer is ${again.answer.status}`;
      probe.note(again, isSuccess(again) ? [{ message }] : []);
    }
  },
};
