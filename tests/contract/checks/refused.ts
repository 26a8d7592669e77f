import { saysSignIn } from '#tests/contract/model/conventions.ts';
import type { WrongRequest } from '#tests/contract/generate/wrongRequests.ts';

import type { ProbeCheck } from './check.ts';

/** A check that sends requests with these rules broken and wants each of them refused. */
export function refused(
  described: Pick<ProbeCheck, 'id' | 'rule'>,
  rules: readonly WrongRequest['rule'][],
): ProbeCheck {
  return {
    ...described,
    proposed: true,
    appliesTo: ({ parameters, body }) => parameters.length > 0 || body !== undefined,
    run: async (probe) => {
      const wrong = (await probe.wrong()).filter(({ rule }) => rules.includes(rule));
      for (const { what, request } of wrong) {
        const exchange = await probe.send(request);
        const { status, json } = exchange.answer;
        // A 5xx, a broken connection and a sign-in that got lost are other checks' to name.
        const accepted = status > 0 && status < 400 && !saysSignIn(probe.contract, json);
        probe.note(exchange, accepted ? [{ message: `${what}, and the answer is ${status}` }] : []);
      }
    },
  };
}
