import { isDeepStrictEqual } from 'node:util';

import { isRecord } from '#mocks/contract/homes.ts';

import { endsSession, saysSignIn } from '#tests/contract/model/conventions.ts';
import { sameAsOf } from '#tests/contract/model/statedOfRecords.ts';
import { type Exchange, isSuccess } from '#tests/contract/run/exchange.ts';

import { emptyRequest } from '#tests/contract/generate/apiRequest.ts';
import type { ProbeCheck } from './check.ts';

const GONE: readonly number[] = [404, 409, 410];

const otherName = (one: unknown, other: unknown): string | undefined => {
  if (!isRecord(one) || !isRecord(other)) return undefined;
  return Object.keys({ ...one, ...other }).find((name) => !isDeepStrictEqual(one[name], other[name]));
};

/** A read is asked as often as anybody likes, and wherever it is answered. */
export const askedAgain: readonly ProbeCheck[] = [
  {
    // Programs that fetch links in advance must not use them up.
    id: 'asked-again',
    rule: 'What a read answers can be read again: asking uses nothing up.',
    appliesTo: (operation) => operation.method === 'GET' && !endsSession(operation),
    run: async (probe) => {
      await probe.base();
      const request = probe.lastAnswered();
      if (!request) {
        probe.untried('no call succeeds');
        return;
      }
      const again = await probe.send(request);
      const { status } = again.answer;
      const message = `what was read is answered with ${status} when it is asked for again`;
      probe.note(again, GONE.includes(status) ? [{ message }] : []);
    },
  },
  {
    id: 'same-as',
    proposed: true,
    rule: 'A read that is said to be the same as another one (`x-same-as`) answers what that one answers.',
    appliesTo: (operation, contract) => sameAsOf(contract, operation) !== undefined,
    run: async (probe) => {
      const other = sameAsOf(probe.contract, probe.operation);
      if (!other) return;
      const isRead = ({ answer }: Exchange): boolean => !saysSignIn(probe.contract, answer.json);
      const read = async (): Promise<readonly [Exchange, Exchange]> => [
        await probe.send(emptyRequest),
        await probe.send(emptyRequest, { operation: other }),
      ];
      let [one, two] = await read();
      // Something may have changed it in between.
      if (!isDeepStrictEqual(one.answer.json, two.answer.json)) [one, two] = await read();
      if (![one, two].every((exchange) => isSuccess(exchange) && isRead(exchange))) {
        probe.untried('no call succeeds');
        return;
      }
      const name = otherName(one.answer.json, two.answer.json);
      const message = `${String(name)} is not what ${other.id} says`;
      probe.note(one, name === undefined ? [] : [{ message, pointer: `/${name}` }]);
    },
  },
];
