/**
 * Tells whether a server keeps a contract: `npm run contract:verify -- --url URL`. See README.md beside this file.
 * Ends with 0 when it does, 1 when it does not, 2 when it could not be asked.
 */
import { argv, stderr, stdout } from 'node:process';

import { BadUsage, readOptions } from './options.ts';
import { UnusableContract } from './model/follow.ts';
import { runCommand, ServerNotThere } from './runCommand.ts';
import { USAGE } from './usage.ts';

async function main(): Promise<number> {
  try {
    const options = readOptions(argv.slice(2));
    if (options) return await runCommand(options);
    stdout.write(USAGE);
    return 0;
  } catch (error) {
    const known =
      error instanceof BadUsage || error instanceof UnusableContract || error instanceof ServerNotThere;
    const reason = error instanceof Error ? error.message : String(error);
    stderr.write(known ? `${reason}\n` : `The check itself failed, which is a mistake in it: ${reason}\n`);
    return 2;
  }
}

process.exitCode = await main();
