/**
 * Stands before a server and tells what breaks the contract: `npm run contract:proxy -- URL`. See README.md of the
 * folder above. Ends with 0 when nothing did, 1 when something did, 2 when it could not start.
 */
import { argv, stderr, stdout } from 'node:process';

import { BadUsage } from '#tests/contract/options.ts';
import { UnusableContract } from '#tests/contract/model/follow.ts';
import { readProxyOptions } from './proxyOptions.ts';
import { PROXY_USAGE } from './proxyUsage.ts';
import { runProxy } from './runProxy.ts';

async function main(): Promise<number> {
  try {
    const options = readProxyOptions(argv.slice(2));
    if (options) return await runProxy(options);
    stdout.write(PROXY_USAGE);
    return 0;
  } catch (error) {
    const known = error instanceof BadUsage || error instanceof UnusableContract;
    const reason = error instanceof Error ? error.message : String(error);
    stderr.write(known ? `${reason}\n` : `The proxy itself failed, which is a mistake in it: ${reason}\n`);
    return 2;
  }
}

process.exitCode = await main();
