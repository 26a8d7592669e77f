/**
 * Writes the contract as one page: `npm run contract:docs`. See the README.md of the folder above.
 */
import { argv, stderr, stdout } from 'node:process';

import { UnusableContract } from '#tests/contract/model/follow.ts';
import { BadUsage } from '#tests/contract/options.ts';
import { DOCS_USAGE, readDocsOptions } from './docsOptions.ts';
import { runDocs } from './runDocs.ts';

async function main(): Promise<number> {
  try {
    const options = readDocsOptions(argv.slice(2));
    if (options) await runDocs(options);
    else stdout.write(DOCS_USAGE);
    return 0;
  } catch (error) {
    const known = error instanceof BadUsage || error instanceof UnusableContract;
    const reason = error instanceof Error ? error.message : String(error);
    stderr.write(known ? `${reason}\n` : `The page could not be made, which is a mistake in it: ${reason}\n`);
    return 2;
  }
}

process.exitCode = await main();
