import { tokenBitsOf } from '#tests/contract/model/stated.ts';
import { findSignIn, signInRequest, tokenIn } from '#tests/contract/run/signIn.ts';

import type { ProbeCheck, Wrong } from './check.ts';

/** Enough that a character of chance is hardly the same in all of them. */
const SIGN_INS = 4;
/** What a character of the widest alphabet of tokens (base85) says at most. */
const BITS_OF_A_CHARACTER = 6.4;

/** At how many places the tokens differ; what only some have counts as different. */
function differing(tokens: readonly string[]): number {
  const longest = Math.max(...tokens.map(({ length }) => length));
  const places = Array.from({ length: longest }, (_, index) => new Set(tokens.map((token) => token[index])));
  return places.filter(({ size }) => size > 1).length;
}

function wrongIn(tokens: readonly string[], bits: number): Wrong[] {
  if (new Set(tokens).size < tokens.length) return [{ message: 'two sign-ins are given the same token' }];
  const most = Math.floor(differing(tokens) * BITS_OF_A_CHARACTER);
  if (most >= bits) return [];
  const message = `tokens of ${tokens.length} sign-ins differ at ${differing(tokens)} places, room for ${most} bits of chance, not ${bits}`;
  return [{ message }];
}

/** Who guesses a token is somebody else. */
export const newToken: ProbeCheck = {
  id: 'new-token',
  proposed: true,
  rule: 'Each sign-in is given a token of its own, with as many bits of chance as the contract states.',
  appliesTo: (operation, contract) =>
    findSignIn(contract)?.operation === operation && tokenBitsOf(contract) !== undefined,
  writes: true,
  run: async (probe) => {
    const signInCall = findSignIn(probe.contract);
    const bits = tokenBitsOf(probe.contract);
    const { login } = probe;
    if (!login || !signInCall || bits === undefined) {
      probe.untried('needs --login');
      return;
    }
    const tokens: string[] = [];
    for (let count = 1; count <= SIGN_INS; count += 1) {
      const exchange = await probe.send(signInRequest(signInCall, login));
      const token = tokenIn(exchange.answer);
      if (token === undefined) {
        probe.untried(`signing in is answered with ${exchange.answer.status}`);
        return;
      }
      tokens.push(token);
      if (count === SIGN_INS) probe.note(exchange, wrongIn(tokens, bits));
    }
  },
};
