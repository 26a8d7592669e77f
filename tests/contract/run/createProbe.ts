import * as fc from 'fast-check';

import type { Checker } from '#mocks/contract/checker.ts';
import { at } from '#mocks/contract/homes.ts';

import type { ReplyCheck, Setting, Wrong } from '#tests/contract/checks/check.ts';
import { type ApiRequest, withParameter } from '#tests/contract/generate/apiRequest.ts';
import { withNewNames } from '#tests/contract/generate/newNames.ts';
import { createArbitraries } from '#tests/contract/generate/arbitraryOf.ts';
import type { ValidRequests } from '#tests/contract/generate/validRequests.ts';
import { wrongRequests, type WrongRequest } from '#tests/contract/generate/wrongRequests.ts';
import { endsSession, idempotencyKeyOf, versionPlaceOf } from '#tests/contract/model/conventions.ts';
import type { Operation } from '#tests/contract/model/contract.ts';
import type { Exchange } from './exchange.ts';
import { insist } from './givenUp.ts';
import type { Ledger } from './ledger.ts';
import type { Pool } from './pool.ts';
import type { How, Probe } from './probe.ts';
import type { Verification } from './verification.ts';
import { wireOf } from './wire.ts';

export interface ProbeParts {
  verification: Verification;
  checker: Checker;
  setting: Setting;
  pool: Pool;
  ledger: Ledger;
  valid: ValidRequests;
  replyChecks: readonly ReplyCheck[];
  /** A new token, if one can be had. */
  signIn: () => Promise<string | undefined>;
  unique: () => string;
  counted: () => void;
}

/** Everything about one operation that checks share; `of` says for which check notes are taken. */
export interface OperationProbe {
  send: Probe['send'];
  of: (check: string) => Probe;
}

export function createProbe(parts: ProbeParts, operation: Operation): OperationProbe {
  const { verification, checker, ledger, pool, setting, valid } = parts;
  const { contract, safe } = verification;
  let token: string | undefined;
  let base: { request: ApiRequest; succeeded: boolean } | undefined;
  let wrong: readonly WrongRequest[] | undefined;

  async function livingToken(asked: Operation): Promise<string | undefined> {
    if (asked.schemes.length === 0) return undefined;
    // What ends sign-ins gets one of its own each time.
    if (token === undefined || endsSession(asked)) token = (await parts.signIn()) ?? verification.token;
    return token;
  }

  function inspected(exchange: Exchange): void {
    for (const check of parts.replyChecks) {
      if (!check.appliesTo(exchange.operation, contract)) continue;
      ledger.note(check.id, exchange, check.inspect(exchange, setting));
    }
  }

  async function send(request: ApiRequest, how: How = {}): Promise<Exchange> {
    const asked = how.operation ?? operation;
    const { proof = 'token', method } = how;
    const sent = proof === 'token' ? await livingToken(asked) : how.token;
    const wire = wireOf(
      verification.base,
      method === undefined ? asked : { ...asked, method },
      request,
      sent,
    );
    const answer = await verification.transport(wire);
    parts.counted();
    const foreignMethod = method !== undefined;
    const exchange = { operation: asked, request, wire, answer, proof, token: sent, foreignMethod };
    for (const early of answer.waitedOut ?? []) inspected({ ...exchange, answer: early });
    inspected(exchange);
    insist(answer);
    if (answer.status >= 200 && answer.status < 300 && !foreignMethod)
      pool.learn(asked, request, answer.json);
    // A password that was changed, a session that was lost: the next call tries a new one.
    if (answer.status === 401) token = undefined;
    return exchange;
  }

  async function currentVersion(request: ApiRequest): Promise<number | undefined> {
    const reader = contract.operations.find(
      ({ method, path }) => method === 'GET' && path === operation.path,
    );
    if (reader)
      await send({ ...request, query: {}, header: {}, body: undefined }, { operation: reader }).then(learned);
    const id = Object.values(request.path).at(-1) ?? at(request.body, 'id');
    return seen ?? pool.versionOf(id);
  }
  let seen: number | undefined;
  const learned = ({ answer }: Exchange): void => {
    const version = at(answer.json, 'version');
    seen = typeof version === 'number' ? version : undefined;
  };

  async function renewed(request: ApiRequest): Promise<ApiRequest> {
    const key = idempotencyKeyOf(operation);
    const named = withNewNames(checker, operation, request, parts.unique);
    const fresh = key ? withParameter(named, 'header', key.name, parts.unique()) : named;
    const place = versionPlaceOf(contract, operation);
    const version = place && (await currentVersion(request));
    if (version === undefined) return fresh;
    if (place === 'query') return withParameter(fresh, 'query', 'version', version);
    return { ...fresh, body: { ...Object(fresh.body), version } };
  }

  async function findBase(): Promise<{ request: ApiRequest; succeeded: boolean }> {
    const candidates = valid.plain(operation);
    // A safe run writes nothing, so it cannot know what would be accepted.
    const [first = { path: {}, query: {}, header: {}, cookie: {} }] = candidates;
    const acts = operation.method !== 'GET' || endsSession(operation);
    if (safe && acts) return { request: await renewed(first), succeeded: false };
    let found: ApiRequest | undefined;
    for (const candidate of candidates.slice(0, 8)) {
      const request = await renewed(candidate);
      const { answer } = await send(request);
      if (answer.status >= 200 && answer.status < 300) return { request, succeeded: true };
      if (answer.status !== 404) found ??= request;
    }
    return { request: found ?? first, succeeded: false };
  }

  const arbitraryOf = createArbitraries(contract.document);
  const make = (schema: unknown): unknown =>
    fc.sample(arbitraryOf(schema), { numRuns: 1, seed: verification.seed })[0];

  const shared = {
    contract,
    operation,
    send,
    valid,
    renewed,
    base: async () => (base ??= await findBase()),
    wrong: async () => {
      base ??= await findBase();
      return (wrong ??= wrongRequests({ contract, checker, make }, operation, base.request));
    },
    signIn: parts.signIn,
    fits: (pointer: string, value: unknown) => checker.errors(pointer, value).length === 0,
    unique: parts.unique,
  };
  return {
    send,
    of: (check) => ({
      ...shared,
      note: (exchange: Exchange, wrongs: readonly Wrong[]) => ledger.note(check, exchange, wrongs),
      untried: (reason) => ledger.untried(check, operation, reason),
    }),
  };
}
