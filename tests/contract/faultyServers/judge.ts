import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PASSWORD } from '#mocks/core/users.ts';

import type { Contract } from '#tests/contract/model/contract.ts';
import { readContract } from '#tests/contract/model/readContract.ts';
import type { Finding } from '#tests/contract/run/ledger.ts';
import { allChecks } from '#tests/contract/checks/allChecks.ts';
import { httpTransport } from '#tests/contract/run/transport.ts';
import { patient } from '#tests/contract/run/patient.ts';
import type { Outcome } from '#tests/contract/run/verification.ts';
import { verify } from '#tests/contract/run/verify.ts';
import { readWorkflowFiles } from '#tests/contract/workflows/readWorkflowFiles.ts';
import type { Fault } from './faultyServer.ts';
import { startServer } from './startServer.ts';
import { untilFound } from './untilFound.ts';

const root = join(import.meta.dirname, '../../..');
const stated = readContract(readFileSync(join(root, 'openapi.yaml'), 'utf8'), ...readWorkflowFiles(root));

/** A job of the mock lasts less than a second: what is not there after three will never be. */
const MOST_RETRIES = 6;

const contract: Contract = {
  ...stated,
  workflows: stated.workflows.map((workflow) => ({
    ...workflow,
    steps: workflow.steps.map((step) => ({
      ...step,
      onFailure: step.onFailure.map((action) =>
        action.type === 'retry'
          ? { ...action, retryLimit: Math.min(action.retryLimit, MOST_RETRIES) }
          : action,
      ),
    })),
  })),
};

export interface Question {
  seed: number;
  runs: number;
  /** These operations; all of them without it. */
  only?: readonly string[];
  strict?: boolean;
  /** The checks of which one finding answers the question; without it the run goes to its end. */
  until?: (check: string) => boolean;
}

/** Checks a server with this fault, or with none. */
export async function askServer(
  fault: Fault | undefined,
  { seed, runs, only, strict = false, until }: Question,
): Promise<Outcome> {
  const server = await startServer(`contract ${fault?.name ?? 'faithful'} ${seed}`, fault);
  const isAsked = (id: string): boolean => only === undefined || only.includes(id);
  // Workflows are many calls, and only what they find is looked for in them.
  const checks = until?.('workflow') === false ? allChecks.filter(({ id }) => id !== 'workflow') : allChecks;
  const whole = {
    checks,
    // Long enough for a machine that does other things, short enough to wait for.
    transport: patient(httpTransport(fault?.caughtBy === 'whole-answer' ? 1000 : 20_000), {
      pause: () => Promise.resolve(),
      onWait: () => undefined,
    }),
  };
  try {
    return await verify({
      contract,
      ...(until ? untilFound(whole, (check, id) => until(check) && isAsked(id)) : whole),
      base: server.base,
      operations: contract.operations.filter(({ id }) => isAsked(id)),
      token: undefined,
      login: { name: 'admin@backroom.test', password: PASSWORD },
      secondLogin: { name: 'service@backroom.test', password: PASSWORD },
      ...{ safe: false, strict, seed, runs },
      slowMs: fault?.caughtBy === 'time' ? 250 : 20_000,
      onProgress: () => undefined,
    });
  } finally {
    await server.close();
  }
}

/** What the checks find in a server with this fault, or with none. */
export async function judge(fault: Fault | undefined, question: Question): Promise<Finding[]> {
  const { verdicts } = await askServer(fault, question);
  return verdicts.flatMap(({ finding }) => (finding ? [finding] : []));
}
