import { emptyRequest } from '#tests/contract/generate/apiRequest.ts';
import { entriesOf } from '#tests/contract/model/entriesOf.ts';
import { permissionListOf } from '#tests/contract/model/stated.ts';
import type { ProbeParts } from './createProbe.ts';
import type { Probe } from './probe.ts';
import { findSignIn, signIn } from './signIn.ts';

/** The texts that stand under a name, at any depth. */
function textsUnder(name: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsUnder(name, one));
  return entriesOf(value).flatMap(([key, one]) =>
    key === name && typeof one === 'string' ? [one] : textsUnder(name, one),
  );
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
      const list = permissionListOf(contract);
      if (!list) return new Set();
      const how = token === undefined ? {} : { proof: 'unknown' as const, token };
      const { answer } = await send(emptyRequest, { operation: list.operation, ...how });
      const texts = new Set(answer.status === 200 ? textsUnder(list.property, answer.json) : []);
      knownAccounts.permissions.set(token ?? '', texts);
      return texts;
    },
  };
}
