import * as fc from 'fast-check';

import type { ProbeCheck } from '#tests/contract/checks/check.ts';
import { endsSession } from '#tests/contract/model/conventions.ts';
import type { Operation } from '#tests/contract/model/contract.ts';
import { createProbe, type ProbeParts } from './createProbe.ts';
import { GivenUp } from './givenUp.ts';
import { leaveOut } from './leaveOut.ts';
import { shrunk } from './shrink.ts';

async function ask(parts: ProbeParts, operation: Operation): Promise<void> {
  const { verification, ledger, valid, setting, replyChecks } = parts;
  const { contract, checks, safe, seed, runs, login } = verification;
  const probe = createProbe(parts, operation);
  const probeChecks = checks.filter((one): one is ProbeCheck => 'run' in one);
  // Without a way to sign in again the one token must live.
  const deadly = endsSession(operation) && operation.schemes.length > 0 && !login;
  const reads = operation.method === 'GET' && !endsSession(operation);
  if (deadly) {
    leaveOut(parts, operation, 'ends the sign-in: needs --login');
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

/**
 * Asks a server about one operation.
 * @returns why it was not asked to the end, if the server wanted fewer calls than can be waited for
 */
export async function verifyOperation(parts: ProbeParts, operation: Operation): Promise<string | undefined> {
  try {
    await ask(parts, operation);
    return undefined;
  } catch (error) {
    if (!(error instanceof GivenUp)) throw error;
    leaveOut(parts, operation, error.message);
    return error.message;
  }
}
