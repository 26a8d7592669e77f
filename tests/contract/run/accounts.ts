import { isRecord } from '#mocks/contract/homes.ts';

import { emptyRequest } from '#tests/contract/generate/apiRequest.ts';
import { wordsOf } from '#tests/contract/model/records.ts';
import type { ProbeParts } from './createProbe.ts';
import type { Probe } from './probe.ts';
import { findSignIn, signIn } from './signIn.ts';

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  const inside = Array.isArray(value) ? value : Object.values(isRecord(value) ? value : {});
  return inside.flatMap(textsIn);
}

/** What is learnt of the accounts once in a run. */
export interface KnownAccounts {
  /** The token of the second account. */
  second: string | undefined;
  /** What may be done with a token. */
  permissions: Map<string, ReadonlySet<string>>;
}

/** Signing in as somebody, and what that somebody may do. */
export function createAccounts(
  parts: ProbeParts,
  send: Probe['send'],
): Pick<Probe, 'signIn' | 'login' | 'secondToken' | 'permissions'> {
  const { contract, transport, base, login } = parts.verification;
  const { knownAccounts, signIns } = parts;
  const signInCall = findSignIn(contract);

  const signInAs: Probe['signIn'] = (as = login) =>
    as && signInCall ? signIn(transport, base, signInCall, as) : Promise.resolve(undefined);

  return {
    login,
    signIn: signInAs,
    secondToken: async () => (knownAccounts.second ??= await signIns.signIn('second')),
    permissions: async (token) => {
      const found = knownAccounts.permissions.get(token ?? '');
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
      const { answer } = await send(emptyRequest, { operation: teller, ...how });
      const texts = new Set(answer.status === 200 ? textsIn(answer.json) : []);
      knownAccounts.permissions.set(token ?? '', texts);
      return texts;
    },
  };
}
