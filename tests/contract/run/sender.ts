import { at } from '#mocks/contract/homes.ts';

import { endsSession } from '#tests/contract/model/conventions.ts';
import type { Operation } from '#tests/contract/model/contract.ts';
import type { ProbeParts } from './createProbe.ts';
import type { Exchange } from './exchange.ts';
import { insist } from './givenUp.ts';
import type { Probe } from './probe.ts';
import { httpRequestOf } from './httpRequest.ts';

const UNAUTHORIZED = 401;
const CONFLICT = 409;

/** Sends calls with a token that lives, lets every reply check look at the answers, and learns from them. */
export function createSender(parts: ProbeParts, operation: Operation): Probe['send'] {
  const { verification, setting, ledger, pool } = parts;
  const { contract } = verification;
  let token: string | undefined;

  async function livingToken(asked: Operation): Promise<string | undefined> {
    if (asked.schemes.length === 0) return undefined;
    // What ends sign-ins gets one of its own each time.
    if (token === undefined || endsSession(asked)) token = (await parts.signIn()) ?? verification.token;
    return token;
  }

  function inspected(exchange: Exchange): void {
    let kept = !exchange.foreignMethod;
    for (const check of parts.replyChecks) {
      if (!check.appliesTo(exchange.operation, contract)) continue;
      const wrongs = check.inspect(exchange, setting);
      ledger.note(check.id, exchange, wrongs);
      kept &&= wrongs.length === 0;
    }
    if (kept) verification.onKept?.(exchange);
  }

  function learned({ operation: asked, request, answer, foreignMethod, proof }: Exchange): void {
    const { status, json } = answer;
    // What another account is shown is not there for this one.
    if (proof !== 'token' && asked.schemes.length > 0) return;
    if (status >= 200 && status < 300 && !foreignMethod) pool.learn(asked, request, json);
    if (status === CONFLICT) pool.learnVersion(at(json, 'current'));
    // A password that was changed, a session that was lost: the next call tries a new one.
    if (status === UNAUTHORIZED) token = undefined;
  }

  return async (request, how = {}) => {
    const asked = how.operation ?? operation;
    const { proof = 'token', method } = how;
    const sent = proof === 'token' ? await livingToken(asked) : how.token;
    const wired = method === undefined ? asked : { ...asked, method };
    const wire = httpRequestOf(verification.base, wired, request, sent);
    const answer = await verification.transport(wire);
    parts.counted();
    const foreignMethod = method !== undefined;
    const exchange = { operation: asked, request, wire, answer, proof, token: sent, foreignMethod };
    for (const early of answer.waitedOut ?? []) inspected({ ...exchange, answer: early });
    inspected(exchange);
    insist(answer);
    learned(exchange);
    return exchange;
  };
}
