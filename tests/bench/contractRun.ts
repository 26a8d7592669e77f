import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endsSession } from '#tests/contract/model/conventions.ts';
import { readContract } from '#tests/contract/model/readContract.ts';
import { tallyOf } from '#tests/contract/report/tally.ts';
import { allChecks } from '#tests/contract/checks/allChecks.ts';
import { httpTransport } from '#tests/contract/run/transport.ts';
import { verify } from '#tests/contract/run/verify.ts';
import { startMock } from './contractServers.ts';

export type ContractRun = {
  operations: number;
  calls: number;
  checks: number;
  ms: number;
  /** Addresses below the base that were read with success, as often as they were. */
  reads: readonly string[];
};

const file = join(import.meta.dirname, '../../openapi.yaml');

/** The whole contract asked of the mock as `npm run contract:verify` does it. */
export async function contractRun(): Promise<ContractRun> {
  const contract = readContract(readFileSync(file, 'utf8'));
  const mock = await startMock();
  const reads: string[] = [];
  // Some reads end the sign-in, and all that come after them would be refused.
  const ends = contract.operations.filter(endsSession).map(({ path }) => path.split('{', 1)[0] ?? path);
  const send = httpTransport(10_000);
  try {
    const outcome = await verify({
      contract,
      checks: allChecks,
      transport: async (request) => {
        const answer = await send(request);
        const path = request.url.slice(mock.base.length);
        const lasts = !ends.some((one) => path.startsWith(one));
        if (request.method === 'GET' && answer.status === 200 && lasts) reads.push(path);
        return answer;
      },
      base: mock.base,
      operations: contract.operations,
      token: undefined,
      login: { name: 'admin@backroom.test', password: 'backroom' },
      ...{ safe: false, strict: false, seed: 1, runs: 12, slowMs: 10_000 },
      onProgress: () => undefined,
    });
    const { operations, judged, findings } = tallyOf(outcome.verdicts);
    if (findings > 0) throw new Error(`The mock breaks the contract in ${findings} ways`);
    return { operations, calls: outcome.calls, checks: judged, ms: outcome.ms, reads };
  } finally {
    mock.stop();
  }
}
