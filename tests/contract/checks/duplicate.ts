import { at, isRecord } from '#mocks/contract/homes.ts';

import { uniqueFieldsOf } from '#tests/contract/model/stated.ts';

import type { ProbeCheck } from './check.ts';
import { isSuccess } from './readBack.ts';

/** Two that have the same in the fields that must be unique, and nothing else in common. */
export const duplicate: ProbeCheck = {
  id: 'duplicate',
  proposed: true,
  rule: 'What must be unique (`x-unique`) is not taken a second time.',
  appliesTo: (operation, contract) =>
    operation.method === 'POST' && uniqueFieldsOf(contract, operation).length > 0,
  writes: true,
  run: async (probe) => {
    const { request } = await probe.base();
    const first = await probe.succeed(request);
    if (!first || !isSuccess(first)) {
      probe.untried('no call succeeds');
      return;
    }
    const { body } = first.request;
    for (const fields of uniqueFieldsOf(probe.contract, probe.operation)) {
      const same = fields.map((name): [string, unknown] => [name, at(body, name)]);
      const missing = same.find(([, value]) => value === undefined);
      if (missing || !isRecord(body)) {
        probe.untried(`no ${missing?.[0] ?? 'body'} was sent`);
        continue;
      }
      const other = await probe.renewed(first.request);
      const again = await probe.send({
        ...other,
        body: { ...Object(other.body), ...Object.fromEntries(same) },
      });
      const message = `${fields.join(' and ')} are the same as before, and the answer is ${again.answer.status}`;
      probe.note(again, isSuccess(again) ? [{ message }] : []);
    }
  },
};
