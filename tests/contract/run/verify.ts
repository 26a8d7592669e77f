import * as fc from 'fast-check';

import type { ProbeCheck, ReplyCheck, Setting } from '#tests/contract/checks/check.ts';
import { createValidRequests } from '#tests/contract/generate/validRequests.ts';
import { closed } from '#tests/contract/model/closed.ts';
import { endsSession } from '#tests/contract/model/conventions.ts';
import type { Operation } from '#tests/contract/model/contract.ts';
import { checkerOf } from './checkerOf.ts';
import { createProbe, type ProbeParts } from './createProbe.ts';
import { createLedger } from './ledger.ts';
import { inOrder } from './order.ts';
import { createPool } from './pool.ts';
import { shrunk } from './shrink.ts';
import { doorOf, signIn } from './signIn.ts';
import type { Outcome, Verification } from './verification.ts';

function settingOf({ contract, strict, slowMs }: Verification): Setting {
  const sentences = (document: object): Setting['errors'] => {
    const checker = checkerOf(document);
    return (pointer, value) =>
      checker.errors(pointer, value).map(({ message, pointer: where }) => ({ message, pointer: where }));
  };
  const strictErrors = strict ? sentences(closed(contract.document)) : undefined;
  return { contract, slowMs, errors: sentences(contract.document), strictErrors };
}

/** Random-looking, and the same for the same seed. */
function uniqueTexts(seed: number): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `bench-${Date.now().toString(36)}-${seed}-${count}`.padEnd(20, 'x');
  };
}

function partsOf(verification: Verification, counted: () => void): ProbeParts {
  const { contract, checks, login, transport, base, strict } = verification;
  const checker = checkerOf(contract.document);
  const pool = createPool();
  const door = doorOf(contract);
  return {
    verification,
    checker,
    setting: settingOf(verification),
    pool,
    ledger: createLedger(),
    valid: createValidRequests(contract, checker, pool),
    replyChecks: checks.filter((one): one is ReplyCheck => 'inspect' in one && (strict || !one.onlyStrict)),
    signIn: () => (login && door ? signIn(transport, base, door, login) : Promise.resolve(undefined)),
    unique: uniqueTexts(verification.seed),
    counted,
  };
}

async function verifyOperation(parts: ProbeParts, operation: Operation): Promise<void> {
  const { verification, ledger, valid, setting, replyChecks } = parts;
  const { contract, checks, safe, seed, runs, login } = verification;
  const probe = createProbe(parts, operation);
  const probeChecks = checks.filter((one): one is ProbeCheck => 'run' in one);
  // Without a way to sign in again the one token must live.
  const deadly = endsSession(operation) && operation.schemes.length > 0 && !login;
  const reads = operation.method === 'GET' && !endsSession(operation);
  if (deadly) {
    for (const { id } of checks) ledger.untried(id, operation, 'ends the sign-in: needs --login');
    return;
  }
  if (!safe || reads) {
    const requests = valid.arbitrary(operation);
    const sent = fc.sample(requests, { numRuns: runs, seed });
    const { renewed } = probe.of('');
    for (const [index, request] of sent.entries()) {
      // Every other request names the version that is right, so that deeper rules are reached.
      await probe.send(index % 2 === 0 ? await renewed(request) : request);
    }
    const broken = ledger.verdicts().filter((one) => one.operation === operation && one.finding);
    for (const { check } of broken) {
      const found = replyChecks.find(({ id }) => id === check);
      if (!found || check === 'whole-answer' || check === 'time') continue;
      const smaller = await shrunk(found, requests, { send: probe.send, setting, seed, runs });
      if (smaller) ledger.replace(smaller);
    }
  }
  for (const check of probeChecks) {
    if (!check.appliesTo(operation, contract)) continue;
    if (safe && check.writes) ledger.untried(check.id, operation, 'writes: left out by --safe');
    else await check.run(probe.of(check.id));
  }
}

/** Asks a server about every operation and every rule. Never rejects because of what the server does. */
export async function verify(verification: Verification): Promise<Outcome> {
  const started = performance.now();
  let calls = 0;
  const parts = partsOf(verification, () => {
    calls += 1;
  });
  const operations = inOrder(verification.operations);
  for (const [index, operation] of operations.entries()) {
    const before = calls;
    await verifyOperation(parts, operation);
    const findings = parts.ledger
      .verdicts()
      .flatMap((one) => (one.operation === operation && one.finding ? [one.finding] : []));
    verification.onProgress({
      operation,
      index: index + 1,
      of: operations.length,
      calls: calls - before,
      findings,
    });
  }
  // Helpers, such as signing out, are not what was asked about.
  const verdicts = parts.ledger.verdicts().filter((one) => operations.includes(one.operation));
  return { verdicts, calls, ms: performance.now() - started };
}
