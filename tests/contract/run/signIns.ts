import { at } from '#mocks/contract/homes.ts';

import type { AlteredToken } from './alteredTokens.ts';
import type { Proof } from './exchange.ts';
import { Stopped } from './givenUp.ts';
import type { HttpRequest } from './httpRequest.ts';
import { type Account, type Secrets, secretsOf, secretsOfAltered, type KnownSignIns } from './secrets.ts';
import { type SignInCall, signIn, tokenIn } from './signIn.ts';
import type { Answer, Transport } from './transport.ts';
import type { Verification } from './verification.ts';

/** The sign-ins of a run. Knows every token that was given, so that reports show none of them. */
export interface SignIns {
  /** Sends a call and learns from the answers to sign-ins. */
  transport: Transport;
  /**
   * A new token; undefined where there is no login for the account.
   * @throws {Stopped} when the server gives none
   */
  signIn: (account: Account) => Promise<string | undefined>;
  /** Notes that a call which ends sign-ins, or changes the password, succeeded. */
  noteEnding: (wire: HttpRequest, token: string | undefined, body: unknown) => void;
  /** The secrets of a call that is sent now. */
  secretsOf: (token: string | undefined, proof: Proof, altered?: AlteredToken) => Secrets;
}

export function createSignIns(given: Verification, signInCall: SignInCall | undefined): SignIns {
  const { base, login, secondLogin } = given;
  const tokens = new Map<string, Account>();
  if (given.token !== undefined) tokens.set(given.token, 'first');
  const logins = { first: login, second: secondLogin };
  const newPasswords: string[] = [];
  let ending: KnownSignIns['ending'];

  function learn(wire: HttpRequest, answer: Answer): void {
    const token =
      signInCall && wire.url === `${base}${signInCall.operation.path}` ? tokenIn(answer) : undefined;
    if (token === undefined || typeof wire.body !== 'string') return;
    const isSecond = secondLogin !== undefined && wire.body.includes(JSON.stringify(secondLogin.name));
    tokens.set(token, isSecond ? 'second' : 'first');
  }

  const transport: Transport = async (wire) => {
    const answer = await given.transport(wire);
    learn(wire, answer);
    return answer;
  };

  return {
    transport,
    async signIn(account) {
      const own = logins[account];
      if (!own || !signInCall) return undefined;
      for (const password of [own.password, ...newPasswords]) {
        const token = await signIn(transport, base, signInCall, { ...own, password });
        if (token !== undefined) return token;
      }
      const { method, path } = signInCall.operation;
      throw new Stopped(`${own.name} is given no token at ${method} ${path} any more`);
    },
    noteEnding(wire, token, body) {
      if (token !== undefined) ending = { wire, token };
      // The next sign-in needs the new password.
      const password = at(body, 'password');
      if (typeof password === 'string') newPasswords.unshift(password);
    },
    secretsOf(token, proof, altered) {
      const known = { base, signInCall, logins, tokens, ending };
      return altered ? secretsOfAltered(known, altered) : secretsOf(known, token, proof === 'bad');
    },
  };
}
