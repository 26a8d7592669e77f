import * as fc from 'fast-check';

import type { ProbeCheck } from '#tests/contract/checks/check.ts';
import { endsSession } from '#tests/contract/model/conventions.ts';
import type { Operation } from '#tests/contract/model/contract.ts';
import { createProbe, type OperationProbe, type ProbeParts } from './createProbe.ts';
import { GivenUp } from './givenUp.ts';
import { judgeStanding } from './judgeStanding.ts';
import { learnIds, succeedAtLast } from './learnIds.ts';
import { leaveOut } from './leaveOut.ts';
import { findSignIn, signInRequest } from './signIn.ts';
import { shrunk } from './shrink.ts';

/** So many calls show whether an operation may be missing. */
const FIRST = 3;

/** Sends valid requests, and looks for the smallest ones that break a rule. */
async function sendValid(parts: ProbeParts, operation: Operation, probe: OperationProbe): Promise<void> {
  const { verification, ledger, valid, setting, replyChecks, attempts } = parts;
  const { seed, runs } = verification;
  const requests = valid.arbitrary(operation);
  const sent = fc.sample(requests, { numRuns: Math.max(runs, FIRST), seed });
  const { renewed } = probe.of('');
  for (const [index, request] of sent.entries()) {
    if (index >= runs && !attempts.isMissing(operation)) break;
    // Every other request names the version that is right, so that deeper rules are reached.
    await probe.send(index % 2 === 0 ? await renewed(request) : request);
    if (index !== FIRST - 1 || !attempts.isMissing(operation)) continue;
    await succeedAtLast(parts, operation, probe.of(''));
    if (attempts.isMissing(operation)) return;
  }
  const broken = ledger.verdicts().filter((one) => one.operation === operation && one.finding);
  for (const { check } of broken) {
    const found = replyChecks.find(({ id }) => id === check);
    if (!found || check === 'whole-answer' || check === 'time') continue;
    const smaller = await shrunk(found, requests, { send: probe.send, setting, seed, runs });
    if (smaller) ledger.replace(smaller);
  }
}

/** @returns why the operation cannot be asked, where the options are the reason */
async function ask(
  parts: ProbeParts,
  operation: Operation,
  probe: OperationProbe,
): Promise<string | undefined> {
  const { verification, ledger, valid, attempts } = parts;
  const { contract, checks, safe, login, token } = verification;
  if (operation.schemes.length > 0 && !login && token === undefined) {
    // Nobody may call it; whether it is there can be seen all the same.
    const plain = valid.plain(operation);
    for (let call = 0; call < FIRST; call += 1) {
      const request = plain[call % plain.length];
      if (request) await probe.send(request);
    }
    return verification.withoutToken ?? 'needs --login or --token';
  }
  // Without a way to sign in again the one token must live.
  if (endsSession(operation) && operation.schemes.length > 0 && !login)
    return 'ends the sign-in: needs --login';
  const signInCall = findSignIn(contract);
  // No other call of the sign-in is certain to succeed.
  if (login && operation === signInCall?.operation) await probe.send(signInRequest(signInCall, login));
  await learnIds(parts, operation, probe.send);
  const reads = operation.method === 'GET' && !endsSession(operation);
  if (!safe || reads) await sendValid(parts, operation, probe);
  for (const check of checks.filter((one): one is ProbeCheck => 'run' in one)) {
    if (attempts.isMissing(operation)) break;
    if (!check.appliesTo(operation, contract)) continue;
    if (safe && check.writes) ledger.untried(check.id, operation, 'writes: left out by --safe');
    else await check.run(probe.of(check.id));
  }
  return undefined;
}

/**
 * Asks a server about one operation.
 * @returns why it was not asked to the end, if the server wanted fewer calls than can be waited for
 * @throws {Stopped} when nothing more can be asked
 */
export async function verifyOperation(parts: ProbeParts, operation: Operation): Promise<string | undefined> {
  const probe = createProbe(parts, operation);
  try {
    const leftOut = await ask(parts, operation, probe);
    if (leftOut !== undefined) leaveOut(parts, operation, leftOut);
    await judgeStanding(parts, operation, probe, leftOut !== undefined);
    return undefined;
  } catch (error) {
    if (!(error instanceof GivenUp)) throw error;
    leaveOut(parts, operation, error.message);
    return error.message;
  }
}
