import * as fc from 'fast-check';

import type { Checker } from '#mocks/contract/checker.ts';

import type { ReplyCheck, Setting, Wrong } from '#tests/contract/checks/check.ts';
import { type ApiRequest, emptyRequest } from '#tests/contract/generate/apiRequest.ts';
import { createArbitraries } from '#tests/contract/generate/arbitraryOf.ts';
import type { ValidRequests } from '#tests/contract/generate/validRequests.ts';
import { wrongRequests, type WrongRequest } from '#tests/contract/generate/wrongRequests.ts';
import { endsSession } from '#tests/contract/model/conventions.ts';
import type { Operation } from '#tests/contract/model/contract.ts';
import { makersOf } from '#tests/contract/model/records.ts';
import { createAccounts, type KnownAccounts } from './accounts.ts';
import { type Exchange, isSuccess } from './exchange.ts';
import type { Ledger } from './ledger.ts';
import type { Pool } from './pool.ts';
import type { Probe } from './probe.ts';
import { renewed } from './renewed.ts';
import { createSender } from './sender.ts';
import { aboutNew, succeed } from './succeed.ts';
import type { Verification } from './verification.ts';
import type { Attempts } from './attempts.ts';
import type { SignIns } from './signIns.ts';

export interface ProbeParts {
  verification: Verification;
  checker: Checker;
  setting: Setting;
  pool: Pool;
  ledger: Ledger;
  signIns: SignIns;
  knownAccounts: KnownAccounts;
  attempts: Attempts;
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

interface Base {
  request: ApiRequest;
  succeeded: boolean;
}

export function createProbe(parts: ProbeParts, operation: Operation): OperationProbe {
  const { verification, checker, ledger, valid } = parts;
  const { contract, safe } = verification;
  let base: Base | undefined;
  let wrong: readonly WrongRequest[] | undefined;
  const { send, livingToken, lastAnswered } = createSender(parts, operation);
  const renew = (request: ApiRequest, other = operation): Promise<ApiRequest> =>
    renewed(parts, other, request, send);
  const accounts = createAccounts(parts, send);

  async function findBase(): Promise<Base> {
    const [first = emptyRequest] = valid.plain(operation);
    const acts = operation.method !== 'GET' || endsSession(operation);
    // A safe run writes nothing, so it cannot know what would be accepted.
    if (safe && acts) return { request: await renew(first), succeeded: false };
    const found = await succeed(parts, operation, send);
    return { request: found?.request ?? first, succeeded: found !== undefined && isSuccess(found) };
  }

  const arbitraryOf = createArbitraries(contract.document);
  const make = (schema: unknown): unknown =>
    fc.sample(arbitraryOf(schema), { numRuns: 1, seed: verification.seed })[0];

  const shared = {
    contract,
    operation,
    isAsked: (id: string) => verification.operations.some((one) => one.id === id),
    send,
    livingToken,
    lastAnswered,
    valid,
    renewed: renew,
    succeed: (first: ApiRequest, sending = send) => succeed(parts, operation, sending, [first]),
    aboutNew: (request: ApiRequest) => aboutNew(parts, operation, request, send),
    fill: async (list = operation) => {
      for (const maker of safe ? [] : makersOf(contract, list)) {
        const made = await succeed(parts, maker, send);
        if (made && isSuccess(made)) return true;
      }
      return false;
    },
    base: async () => (base ??= await findBase()),
    wrong: async () => {
      base ??= await findBase();
      return (wrong ??= wrongRequests({ contract, checker, make }, operation, base.request));
    },
    ...accounts,
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
