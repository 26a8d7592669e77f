import { isRecord } from '#mocks/contract/homes.ts';

import { wordsOf } from '#tests/contract/model/records.ts';
import type { ProbeParts } from './createProbe.ts';
import type { Probe } from './probe.ts';
import { doorOf, signIn } from './signIn.ts';

const NOTHING = { path: {}, query: {}, header: {}, cookie: {} };

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  const inside = Array.isArray(value) ? value : Object.values(isRecord(value) ? value : {});
  return inside.flatMap(textsIn);
}

/** The tokens of the second account and what accounts may do, learnt once in a run. */
interface Known {
  second: string | undefined;
  permissions: Map<string, ReadonlySet<string>>;
}

const known = new WeakMap<ProbeParts, Known>();

/** Signing in as somebody, and what that somebody may do. */
export function createAccounts(
  parts: ProbeParts,
  send: Probe['send'],
): Pick<Probe, 'signIn' | 'login' | 'secondToken' | 'permissions'> {
  const { contract, transport, base, login, secondLogin } = parts.verification;
  const door = doorOf(contract);
  const memory: Known = known.get(parts) ?? { second: undefined, permissions: new Map() };
  known.set(parts, memory);

  const signInAs: Probe['signIn'] = (as = login) =>
    as && door ? signIn(transport, base, door, as) : Promise.resolve(undefined);

  return {
    login,
    signIn: signInAs,
    secondToken: async () => (memory.second ??= secondLogin && (await signInAs(secondLogin))),
    permissions: async (token) => {
      const found = memory.permissions.get(token ?? '');
      if (found) return found;
      const teller = contract.operations.find(
        (one) =>
          one.method === 'GET' &&
          one.schemes.length > 0 &&
          one.parameters.every(({ required }) => !required) &&
          /permission/i.test(wordsOf(contract, one).split('.')[0] ?? ''),
      );
      if (!teller) return new Set();
      const how = token === undefined ? {} : { proof: 'unknown' as const, token };
      const { answer } = await send(NOTHING, { operation: teller, ...how });
      const texts = new Set(answer.status === 200 ? textsIn(answer.json) : []);
      memory.permissions.set(token ?? '', texts);
      return texts;
    },
  };
}
