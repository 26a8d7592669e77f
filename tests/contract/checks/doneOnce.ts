import { isOnce } from '#tests/contract/model/conventions.ts';
import { isSuccess } from '#tests/contract/run/exchange.ts';

import type { ProbeCheck } from './check.ts';

/** A state that is left is left: what was closed cannot be closed again. */
export const doneOnce: ProbeCheck = {
  id: 'done-once',
  proposed: true,
  rule: 'What can be done to a record once (`x-once`) is refused the second time.',
  appliesTo: (operation, contract) => isOnce(contract, operation),
  writes: true,
  run: async (probe) => {
    const { request } = await probe.base();
    const done = await probe.succeed(request);
    if (!done || !isSuccess(done)) {
      probe.untried('no call succeeds');
      return;
    }
    const again = await probe.send(await probe.renewed(done.request));
    const message = `it is done a second time, and the answer is ${again.answer.status}`;
    probe.note(again, isSuccess(again) ? [{ message }] : []);
  },
};
