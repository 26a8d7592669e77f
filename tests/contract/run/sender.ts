import { at } from '#mocks/contract/homes.ts';

import type { ApiRequest } from '#tests/contract/generate/apiRequest.ts';
import { deadlineOf, endsSession } from '#tests/contract/model/conventions.ts';
import type { Operation } from '#tests/contract/model/contract.ts';
import { subjectOf } from '#tests/contract/model/pathParts.ts';
import type { ProbeParts } from './createProbe.ts';
import { type Exchange, isSuccess } from './exchange.ts';
import { GivenUp, insist } from './givenUp.ts';
import type { Probe } from './probe.ts';
import { httpRequestOf } from './httpRequest.ts';

const UNAUTHORIZED = 401;
const CONFLICT = 409;
const MOST_HANGING = 3;

/** Sends calls with a token that lives, lets every reply check look at the answers, and learns from them. */
export function createSender(
  parts: ProbeParts,
  operation: Operation,
): Pick<Probe, 'send' | 'livingToken' | 'lastAnswered'> {
  const { verification, setting, ledger, pool, signIns, attempts } = parts;
  const { contract } = verification;
  let token: string | undefined;
  let hanging = 0;
  let answered: ApiRequest | undefined;

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
    if (status === CONFLICT) pool.learnVersion(asked.path, request, at(json, 'current'));
    // A password that was changed, a session that was lost: the next call tries a new one.
    if (status === UNAUTHORIZED) token = undefined;
  }

  /** Whether the server itself named these ids, and that the last one is part of the others. */
  function isNamed(asked: Operation, { path: ids }: Exchange['request']): boolean {
    const subject = subjectOf(asked)?.name ?? '';
    const parents = pool.parentsOf(ids[subject]);
    return Object.entries(ids).every(
      ([name, value]) =>
        pool.placed(asked.path, name).includes(value) && (name === subject || parents[name] === value),
    );
  }

  const send: Probe['send'] = async (request, how = {}) => {
    const asked = how.operation ?? operation;
    const { proof: wanted = 'token', method } = how;
    const sent = wanted === 'token' ? await livingToken(asked) : (how.altered?.token ?? how.token);
    const isSecured = asked.schemes.length > 0;
    const proof = wanted === 'token' && isSecured && sent === undefined ? 'none' : wanted;
    const wired = method === undefined ? asked : { ...asked, method };
    const deadlineMs = deadlineOf(contract, asked);
    const wire = { ...httpRequestOf(verification.base, wired, request, sent), deadlineMs };
    const secrets = signIns.secretsOf(sent, proof, how.altered);
    const answer = await verification.transport(wire);
    parts.counted();
    const foreignMethod = method !== undefined;
    const exchange = { operation: asked, request, wire, answer, proof, token: sent, foreignMethod, secrets };
    for (const early of answer.waitedOut ?? []) inspected({ ...exchange, answer: early });
    if (answer.failure !== 'no connection') inspected(exchange);
    insist(answer, wire.url);
    attempts.note(exchange, answer.status === 404 && isNamed(asked, request));
    hanging = answer.failure === 'hangs' ? hanging + 1 : 0;
    if (hanging === MOST_HANGING)
      throw new GivenUp(`${wire.method} ${asked.path} hangs ${MOST_HANGING} times in a row`);
    const isEnding = isSuccess(exchange) && endsSession(asked) && !foreignMethod;
    if (isEnding) signIns.noteEnding(wire, sent, request.body);
    learned(exchange);
    const isOrdinary = asked === operation && !foreignMethod && (proof === 'token' || !isSecured);
    if (isOrdinary && isSuccess(exchange)) answered = request;
    return exchange;
  };

  return { send, livingToken: () => livingToken(operation), lastAnswered: () => answered };
}
