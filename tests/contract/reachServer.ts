import { emptyRequest } from '#tests/contract/generate/apiRequest.ts';
import { endsSession, saysSignIn } from './model/conventions.ts';
import type { Contract } from './model/contract.ts';
import { BadUsage, type Options } from './options.ts';
import { httpRequestOf } from './run/httpRequest.ts';
import { answerInWords } from './run/judgeStanding.ts';
import { findSignIn, type Login, createSignInRequest, tokenIn } from './run/signIn.ts';
import type { Transport } from './run/transport.ts';
import type { Verification } from './run/verification.ts';

/** Nobody answers at the address, or lets us in; the message is one sentence. */
export class ServerNotThere extends Error {
  override readonly name = 'ServerNotThere';
}

const MISSING: ReadonlySet<number> = new Set([404, 405, 501]);
const MOST_READS = 3;

type Proof = Pick<Verification, 'login' | 'secondLogin' | 'token' | 'withoutToken'>;

/** @returns why nobody can sign in, where the server has no such call yet */
async function signInOnce(
  contract: Contract,
  login: Login,
  transport: Transport,
  base: string,
): Promise<string | undefined> {
  const signInCall = findSignIn(contract);
  if (!signInCall) {
    throw new BadUsage(
      '--login: the contract has no call that takes a name and a password and gives a token.',
    );
  }
  const answer = await transport(createSignInRequest(base, signInCall, login));
  if (answer.gaveUp !== undefined) throw new ServerNotThere(`${answer.gaveUp}.`);
  if (tokenIn(answer) !== undefined) return undefined;
  const call = `${signInCall.operation.method} ${signInCall.operation.path}`;
  if (MISSING.has(answer.status)) return `needs a sign-in, and ${call} is answered with ${answer.status}`;
  const isWrongPassword = answer.status >= 400 && answer.status < 500;
  const hint = isWrongPassword
    ? ''
    : ` --only ${signInCall.operation.id} without --login asks about that call alone.`;
  throw new ServerNotThere(
    `${new URL(base).origin} gives ${login.name} no token: ${call} is answered with ${answerInWords(answer)}.${hint}`,
  );
}

/** A token that is dead would look like a server that refuses everything. */
async function mustTakeToken(
  contract: Contract,
  token: string,
  transport: Transport,
  base: string,
): Promise<void> {
  const reads = contract.operations.filter(
    (one) =>
      one.method === 'GET' &&
      one.schemes.length > 0 &&
      one.parameters.every(({ required }) => !required) &&
      !endsSession(one),
  );
  let refusal: string | undefined;
  for (const read of reads.slice(0, MOST_READS)) {
    const answer = await transport(httpRequestOf(base, read, emptyRequest, token));
    if (answer.status !== 401 && !saysSignIn(contract, answer.json)) return;
    refusal = `GET ${read.path} is answered with ${answerInWords(answer)}`;
  }
  if (refusal !== undefined) throw new ServerNotThere(`The server does not take the --token: ${refusal}.`);
}

/**
 * Asks once, so that a wrong address, password or token is said in a sentence and not by a thousand failures.
 * @throws {ServerNotThere}
 */
export async function reachServer(
  contract: Contract,
  { url, login, secondLogin, token }: Options,
  transport: Transport,
  base: string,
): Promise<Proof> {
  const { failure } = await transport({ method: 'GET', url: `${base}/`, headers: {} });
  if (failure !== undefined) throw new ServerNotThere(`Nobody answers at ${url.origin}.`);
  if (token !== undefined) await mustTakeToken(contract, token, transport, base);
  if (!login) return { token, login, secondLogin };
  const withoutToken = await signInOnce(contract, login, transport, base);
  if (withoutToken !== undefined)
    return { token: undefined, login: undefined, secondLogin: undefined, withoutToken };
  if (secondLogin) await signInOnce(contract, secondLogin, transport, base);
  return { token, login, secondLogin };
}
