import { rm } from 'node:fs/promises';

import { putFile } from '#tests/contract/putFile.ts';
import { readContractFile } from '#tests/contract/readContractFile.ts';
import { coverageOf } from './coverageOf.ts';
import type { CoverageOptions } from './coverageOptions.ts';
import { missing, table, totals } from './coverageReport.ts';
import { readRecords } from './readRecords.ts';
import { totalsOf } from './totalsOf.ts';

const CONTRACT = 'openapi.yaml';
const HOW =
  'Run `npm run unit` (and `npm run e2e`, `npm run contract:verify`): they write down what they see.';

/**
 * @param folder where the records lie
 * @returns what is to be said, and the exit status
 */
export async function runCoverage(
  options: CoverageOptions,
  folder: string,
): Promise<{ lines: string[]; code: number }> {
  if (options.forget) {
    await rm(folder, { recursive: true, force: true });
    return { lines: [], code: 0 };
  }
  const contract = await readContractFile(CONTRACT);
  const records = readRecords(folder);
  const own = records.filter((one) => one.contract === contract.fingerprint);
  if (own.length === 0) {
    const why = records.length > 0 ? 'The records are of another contract.' : 'There are no records.';
    return { lines: [`${why} ${HOW}`], code: 1 };
  }
  const operations = coverageOf(contract, own);
  const { fingerprint } = contract;
  const data = { contract: fingerprint, totals: totalsOf(operations), operations };
  await putFile(options.json, `${JSON.stringify(data, null, 1)}\n`);
  const lines = [
    ...(options.totals || options.missing ? [] : [...table(operations), '']),
    ...(options.totals ? [] : missing(operations)),
    ...(options.missing ? [] : totals(contract, operations)),
  ];
  return { lines, code: 0 };
}
