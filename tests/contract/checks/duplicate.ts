import { at } from '#mocks/contract/homes.ts';

import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { wordsOf } from '#tests/contract/model/records.ts';

import type { ProbeCheck } from './check.ts';
import { isSuccess } from './readBack.ts';

const UNIQUE = /\b(is|are|be) (unique|new)\b/i;
const TAKEN = /already (exists?|taken|registered)/i;

/** Whether the contract says in words that what is made must be new. */
function wantsNew(contract: Contract, operation: Operation): boolean {
  const { path, method } = operation;
  const conflict = at(
    contract.document,
    'paths',
    path,
    method.toLowerCase(),
    'responses',
    '409',
    'description',
  );
  return UNIQUE.test(wordsOf(contract, operation)) || TAKEN.test(String(conflict));
}

/** The same thing twice, by two intents. */
export const duplicate: ProbeCheck = {
  id: 'duplicate',
  proposed: true,
  rule: 'Where the contract says that something is unique, the same thing is not made a second time.',
  appliesTo: (operation, contract) =>
    operation.method === 'POST' && operation.body !== undefined && wantsNew(contract, operation),
  writes: true,
  run: async (probe) => {
    const { request } = await probe.base();
    const first = await probe.succeed(request);
    if (!first || !isSuccess(first)) {
      probe.untried('no call succeeds');
      return;
    }
    // Only the key is another one.
    const { header } = await probe.renewed(request);
    const again = await probe.send({ ...first.request, header });
    const message = `the same thing is made again, and the answer is ${again.answer.status}`;
    probe.note(again, isSuccess(again) ? [{ message }] : []);
  },
};
