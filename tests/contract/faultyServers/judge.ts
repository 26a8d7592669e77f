import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PASSWORD } from '#mocks/core/users.ts';

import { readContract } from '#tests/contract/model/readContract.ts';
import type { Finding } from '#tests/contract/run/ledger.ts';
import { allChecks } from '#tests/contract/checks/allChecks.ts';
import { httpTransport } from '#tests/contract/run/transport.ts';
import { patient } from '#tests/contract/run/patient.ts';
import type { Outcome } from '#tests/contract/run/verification.ts';
import { verify } from '#tests/contract/run/verify.ts';
import type { Fault } from './faultyServer.ts';
import { startServer } from './startServer.ts';

const textOf = (name: string): string => readFileSync(join(import.meta.dirname, '../../..', name), 'utf8');
const contract = readContract(textOf('openapi.yaml'), textOf('workflows.arazzo.yaml'));

export interface Question {
  seed: number;
  runs: number;
  /** These operations; all of them without it. */
  only?: readonly string[];
  strict?: boolean;
}

/** Checks a server with this fault, or with none. */
export async function askServer(
  fault: Fault | undefined,
  { seed, runs, only, strict = false }: Question,
): Promise<Outcome> {
  const server = await startServer(`contract ${fault?.name ?? 'faithful'} ${seed}`, fault);
  try {
    return await verify({
      contract,
      checks: allChecks,
      // Long enough for a machine that does other things, short enough to wait for.
      transport: patient(httpTransport(fault?.caughtBy === 'whole-answer' ? 1000 : 20_000), {
        pause: () => Promise.resolve(),
        onWait: () => undefined,
      }),
      base: server.base,
      operations: contract.operations.filter(({ id }) => only === undefined || only.includes(id)),
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
