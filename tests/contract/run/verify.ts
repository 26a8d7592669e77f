import type { ReplyCheck } from '#tests/contract/checks/check.ts';
import { createValidRequests } from '#tests/contract/generate/validRequests.ts';
import { createSignIns } from './signIns.ts';
import { createAttempts } from './attempts.ts';
import { checkerOf } from './checkerOf.ts';
import type { ProbeParts } from './createProbe.ts';
import { Stopped } from './givenUp.ts';
import { leaveOut } from './leaveOut.ts';
import { createLedger } from './ledger.ts';
import { inOrder } from './order.ts';
import { createPool } from './pool.ts';
import { settingOf } from './settingOf.ts';
import { findSignIn } from './signIn.ts';
import type { Outcome, Verification } from './verification.ts';
import { verifyOperation } from './verifyOperation.ts';

/** Random-looking, and the same for the same seed. */
function uniqueTexts(seed: number): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `bench-${Date.now().toString(36)}-${seed}-${count}`.padEnd(20, 'x');
  };
}

function partsOf(given: Verification, counted: () => void): ProbeParts {
  const { contract, checks, strict, login, secondLogin } = given;
  const checker = checkerOf(contract.document);
  const pool = createPool(
    given.values,
    [login, secondLogin].flatMap((one) => one?.name ?? []),
  );
  const signIns = createSignIns(given, findSignIn(contract));
  return {
    verification: { ...given, transport: signIns.transport },
    checker,
    setting: settingOf(given),
    pool,
    ledger: createLedger(),
    signIns,
    knownAccounts: { second: undefined, permissions: new Map() },
    attempts: createAttempts(contract),
    valid: createValidRequests(contract, checker, pool),
    replyChecks: checks.filter((one): one is ReplyCheck => 'inspect' in one && (strict || !one.onlyStrict)),
    signIn: () => signIns.signIn('first'),
    unique: uniqueTexts(given.seed),
    counted,
  };
}

/** So many operations one after the other that want fewer calls: the others would too. */
const MOST_GIVEN_UP = 2;

/** Asks a server about every operation and every rule. Never rejects because of what the server does. */
export async function verify(verification: Verification): Promise<Outcome> {
  const started = performance.now();
  let calls = 0;
  const parts = partsOf(verification, () => {
    calls += 1;
  });
  let givenUp = 0;
  let cutShort: string | undefined;
  let stopped: string | undefined;
  const { contract } = verification;
  const operations = inOrder(contract, verification.operations, findSignIn(contract)?.operation);
  for (const [index, operation] of operations.entries()) {
    const before = calls;
    const gaveUp = await verifyOperation(parts, operation).catch((error: unknown) => {
      if (!(error instanceof Stopped)) throw error;
      stopped = error.message;
      leaveOut(parts, operation, error.message);
      return error.message;
    });
    givenUp = gaveUp === undefined ? 0 : givenUp + 1;
    if (stopped === undefined) cutShort ??= gaveUp;
    verification.onProgress({
      operation,
      index: index + 1,
      of: operations.length,
      calls: calls - before,
      verdicts: parts.ledger.verdicts().filter((one) => one.operation === operation),
      gaveUp,
    });
    if (gaveUp === undefined || (givenUp < MOST_GIVEN_UP && stopped === undefined)) continue;
    for (const other of operations.slice(index + 1)) leaveOut(parts, other, gaveUp);
    break;
  }
  // Helpers, such as signing out, are not what was asked about.
  const verdicts = parts.ledger.verdicts().filter((one) => operations.includes(one.operation));
  return { verdicts, calls, ms: performance.now() - started, cutShort, stopped };
}
