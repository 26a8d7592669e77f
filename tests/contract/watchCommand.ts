import { watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { stdin, stdout } from 'node:process';

import type { Options } from './options.ts';
import { type Ended, runCommand } from './runCommand.ts';

/** An editor writes a file in several steps. */
const SETTLE_MS = 200;

/** Resolves when Enter is pressed or the contract was changed; what comes during a run counts as once. */
function createSignal(contract: string): () => Promise<void> {
  let isPending = false;
  let wake = (): void => undefined;
  let timer: NodeJS.Timeout | undefined;
  const ring = (): void => {
    isPending = true;
    wake();
  };
  stdin.on('data', ring);
  // The folder: editors put a new file in the place of the old one.
  watch(dirname(contract), (_event, name) => {
    if (name !== basename(contract)) return;
    clearTimeout(timer);
    timer = setTimeout(ring, SETTLE_MS);
  });
  return async () => {
    if (!isPending) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    isPending = false;
  };
}

/**
 * Runs, and then again about what was not kept, whenever it is asked to. Ends with the last exit status at Ctrl-C.
 * @param explain the sentence for what kept a run from asking, and its exit status
 */
export async function watchCommand(options: Options, explain: (error: unknown) => Ended): Promise<never> {
  let code = 2;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(code));
  const isWanted = createSignal(options.contract);
  let open: readonly string[] = [];
  for (;;) {
    const asked = open.length === 0 ? options : { ...options, only: open, tags: [], exclude: [] };
    const ended = await runCommand(asked).catch(explain);
    code = ended.code;
    if (ended.code !== 2 || ended.open.length > 0) open = ended.open;
    const again = open.length === 0 ? 'asks everything again' : `asks again about ${open.length}`;
    stdout.write(`\nEnter, or a change of ${options.contract}, ${again}; Ctrl-C ends.\n`);
    await isWanted();
  }
}
