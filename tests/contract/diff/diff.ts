/**
 * Tells what a change of the contract does to a backend and to the panel: `npm run contract:diff`. See the README.md of
 * the folder above. Ends with 1 when something breaks and the version does not say so.
 */
import { argv, stderr, stdout } from 'node:process';

import { UnusableContract } from '#tests/contract/model/follow.ts';
import { BadUsage } from '#tests/contract/options.ts';
import { DIFF_USAGE, readDiffOptions } from './diffOptions.ts';
import { runDiff } from './runDiff.ts';

async function main(): Promise<number> {
  try {
    const options = readDiffOptions(argv.slice(2));
    if (options) return await runDiff(options);
    stdout.write(DIFF_USAGE);
    return 0;
  } catch (error) {
    const known = error instanceof BadUsage || error instanceof UnusableContract;
    const reason = error instanceof Error ? error.message : String(error);
    stderr.write(
      known ? `${reason}\n` : `The comparison itself failed, which is a mistake in it: ${reason}\n`,
    );
    return 2;
  }
}

process.exitCode = await main();
