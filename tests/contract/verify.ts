/**
 * Tells whether a server keeps a contract: `npm run contract:verify -- --url URL`. See README.md beside this file.
 * Ends with 0 when it does, 1 when it does not, 2 when it could not be asked.
 */
import { argv, stderr, stdout } from 'node:process';

import { isRecord } from '#mocks/contract/homes.ts';

import { BadUsage, readOptions } from './options.ts';
import { UnusableContract } from './model/follow.ts';
import { ServerNotThere } from './reachServer.ts';
import type { Ended } from './runCommand.ts';
import { USAGE } from './usage.ts';

function explain(error: unknown): Ended {
  const isKnown =
    error instanceof BadUsage || error instanceof UnusableContract || error instanceof ServerNotThere;
  const reason = error instanceof Error ? error.message : String(error);
  stderr.write(isKnown ? `${reason}\n` : `The check itself failed, which is a mistake in it: ${reason}\n`);
  return { code: 2, open: [] };
}

async function main(): Promise<number> {
  try {
    const options = readOptions(argv.slice(2));
    if (!options) {
      stdout.write(USAGE);
      return 0;
    }
    // What it needs takes a while to load: something is said before.
    stdout.write(`Reading ${options.contract}\n`);
    if (options.watch) return await (await import('./watchCommand.ts')).watchCommand(options, explain);
    const { code } = await (await import('./runCommand.ts')).runCommand(options);
    return code;
  } catch (error) {
    return explain(error).code;
  }
}

// Who reads the output may have seen enough (`| head`): the run goes on, and its exit status is right.
stdout.on('error', (error) => {
  if (!isRecord(error) || error['code'] !== 'EPIPE') throw error;
});
process.exitCode = await main();
