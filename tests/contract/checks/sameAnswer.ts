import { isRecord } from '#mocks/contract/homes.ts';

import { secretFieldsOf } from '#tests/contract/model/stated.ts';
import type { Exchange } from '#tests/contract/run/exchange.ts';
import { findSignIn } from '#tests/contract/run/signIn.ts';

import type { ProbeCheck } from './check.ts';

/** Whoever can tell the answers apart learns who has an account. */
export const sameAnswer: ProbeCheck = {
  id: 'same-answer',
  proposed: true,
  rule: 'No answer tells whether somebody has what is sent (`x-same-answer`).',
  appliesTo: (operation, contract) => {
    const signInCall = findSignIn(contract);
    if (!signInCall || signInCall.operation === operation) return false;
    return secretFieldsOf(contract, operation).includes(signInCall.nameField);
  },
  writes: true,
  run: async (probe) => {
    const { login } = probe;
    const field = findSignIn(probe.contract)?.nameField;
    const { request } = await probe.base();
    if (!login || field === undefined || !isRecord(request.body)) {
      probe.untried('needs --login');
      return;
    }
    const ask = async (name: string): Promise<{ exchange: Exchange; said: string }> => {
      const body = { ...Object(request.body), [field]: name };
      const exchange = await probe.send({ ...(await probe.renewed(request)), body });
      const { status, text } = exchange.answer;
      return { exchange, said: `${status} ${text.replaceAll(name, '')}` };
    };
    const [unknown, known, other] = [
      await ask(`nobody-${login.name}`),
      await ask(login.name),
      await ask(`no-one-${login.name}`),
    ];
    // A text that is another one each time, such as the number of the call, tells nothing.
    if (unknown.said !== other.said) {
      probe.untried('its answers differ anyway');
      return;
    }
    const message = `a ${field} that somebody has is answered in another way than one that nobody has`;
    probe.note(known.exchange, known.said === unknown.said ? [] : [{ message }]);
  },
};
