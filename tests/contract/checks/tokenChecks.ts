import { at } from '#mocks/contract/homes.ts';

import { emptyRequest } from '#tests/contract/generate/apiRequest.ts';
import { isLogout, saysSignIn } from '#tests/contract/model/conventions.ts';
import { alteredTokens } from '#tests/contract/run/alteredTokens.ts';
import type { Exchange } from '#tests/contract/run/exchange.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

import type { Check } from './check.ts';

/** Notes whether a call that proves nothing is told to sign in: by 401, by 403 where no 401 is described, or by status 0. */
function mustRefuse(probe: Probe, exchange: Exchange, how: string): void {
  const { status, json } = exchange.answer;
  const { replies } = probe.operation;
  const only403 = !('401' in replies) && status === 403;
  // Whether saying it with a 200 is allowed is for the schema to tell.
  const refused = status === 401 || only403 || saysSignIn(probe.contract, json);
  const unknown = status === 0 || status >= 500;
  probe.note(exchange, refused || unknown ? [] : [{ message: `asked ${how}, it answers ${status}` }]);
}

/** About who may ask: the server authorises, and hiding a button is no gate. */
export const tokenChecks: readonly Check[] = [
  {
    id: 'no-token',
    rule: 'A call without a token is refused as the contract says.',
    appliesTo: ({ schemes }) => schemes.length > 0,
    run: async (probe) => {
      const { request } = await probe.base();
      mustRefuse(probe, await probe.send(request, { proof: 'none' }), 'without a token');
    },
  },
  {
    // Text that only looks like a token, and what a living one is nearly.
    id: 'wrong-token',
    rule: 'A call with a token that nobody was given is refused as the contract says.',
    appliesTo: ({ schemes }) => schemes.length > 0,
    run: async (probe) => {
      const { request } = await probe.base();
      const exchange = await probe.send(request, { proof: 'bad', token: `nobody-${probe.unique()}` });
      mustRefuse(probe, exchange, 'with a made-up token');
      const isBearer = probe.operation.schemes.every(({ kind }) => kind === 'bearer');
      const living = isBearer ? await probe.livingToken() : undefined;
      // RFC 6749, 1.9: values are case-sensitive.
      for (const altered of living === undefined ? [] : alteredTokens(living)) {
        mustRefuse(probe, await probe.send(request, { proof: 'bad', altered }), `with ${altered.what}`);
      }
    },
  },
  {
    // A token is dead the moment its sign-in is ended. Needs `--login`, and a call that signs out.
    id: 'dead-token',
    proposed: true,
    rule: 'A call with the token of a sign-in that was ended is refused as the contract says.',
    appliesTo: ({ schemes }, { operations }) => schemes.length > 0 && operations.some(isLogout),
    writes: true,
    run: async (probe) => {
      const { request } = await probe.base();
      const logout = probe.contract.operations.find(isLogout);
      const token = await probe.signIn();
      if (token === undefined || !logout) {
        probe.untried('needs --login');
        return;
      }
      const ended = await probe.send(emptyRequest, { operation: logout, proof: 'bad', token });
      if (ended.answer.status >= 300) {
        probe.untried(`signing out answers ${ended.answer.status}`);
        return;
      }
      const exchange = await probe.send(request, { proof: 'bad', token });
      mustRefuse(probe, exchange, 'with the token of an ended sign-in');
    },
  },
  {
    // A session that ends by itself costs people their work.
    id: 'good-token',
    rule: 'A call with a living token is not refused as if nobody had signed in.',
    appliesTo: ({ schemes }) => schemes.length > 0,
    inspect: ({ answer, proof, foreignMethod }) =>
      proof === 'token' && answer.status === 401 && !foreignMethod
        ? [{ message: 'a call with a living token is answered with 401' }]
        : [],
  },
  {
    // The panel ends the session at such an answer, so it must be said as promised, and never by accident.
    id: 'needs-login',
    rule: 'An answer that says "sign in" has the status 0 as a number, and is not said to somebody signed in.',
    appliesTo: ({ schemes }, { document }) =>
      schemes.length > 0 && at(document, 'components', 'schemas', 'NeedsLogin') !== undefined,
    inspect: ({ answer, proof, foreignMethod }, { contract }) => {
      if (foreignMethod || !saysSignIn(contract, answer.json)) return [];
      if (at(answer.json, 'status') !== 0)
        return [{ message: 'the status is a text, not the number 0', pointer: '/status' }];
      return proof === 'token' ? [{ message: 'a call with a living token is told to sign in' }] : [];
    },
  },
];
