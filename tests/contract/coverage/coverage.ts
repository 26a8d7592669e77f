/**
 * Tells which described answers no test has ever produced: `npm run contract:coverage`. See README.md of the folder
 * above. Ends with 0, with 1 when there are no records of this contract, with 2 for wrong usage.
 */
import { argv, stderr, stdout } from 'node:process';

import { RECORDS } from '#mocks/adapters/recorder.ts';

import { BadUsage } from '#tests/contract/options.ts';
import { UnusableContract } from '#tests/contract/model/follow.ts';
import { readCoverageOptions } from './coverageOptions.ts';
import { COVERAGE_USAGE } from './coverageUsage.ts';
import { runCoverage } from './runCoverage.ts';

async function main(): Promise<number> {
  try {
    const options = readCoverageOptions(argv.slice(2));
    if (options) {
      const { lines, code } = await runCoverage(options, RECORDS);
      stdout.write(lines.map((line) => `${line}\n`).join(''));
      return code;
    }
    stdout.write(COVERAGE_USAGE);
    return 0;
  } catch (error) {
    const known = error instanceof BadUsage || error instanceof UnusableContract;
    const reason = error instanceof Error ? error.message : String(error);
    stderr.write(known ? `${reason}\n` : `The command itself failed, which is a mistake in it: ${reason}\n`);
    return 2;
  }
}

process.exitCode = await main();
