import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { stdout } from 'node:process';

import { readContract } from '#tests/contract/model/readContract.ts';
import { BadUsage } from '#tests/contract/options.ts';
import { putFile } from '#tests/contract/putFile.ts';
import { type Baseline, baselineOf } from './baseline.ts';
import type { DiffOptions } from './diffOptions.ts';
import { differenceOf } from './difference.ts';
import { fileAt } from './git.ts';
import { markdownDifference } from './markdown.ts';
import { terminalDifference } from './terminal.ts';

async function read(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new BadUsage(`${file} cannot be read.`);
  });
}

async function baseOf({ contract, base, revision }: DiffOptions): Promise<Baseline> {
  const file = resolve(contract);
  if (base !== undefined) return { text: await read(base), name: base };
  if (revision === undefined) return baselineOf(file);
  const text = await fileAt(file, revision);
  if (text === undefined) throw new BadUsage(`There is no ${basename(file)} in ${revision}.`);
  return { text, name: revision };
}

/**
 * Compares, and writes the reports.
 * @returns the exit status: 1 when something breaks and the version does not say so
 */
export async function runDiff(options: DiffOptions): Promise<number> {
  const text = await read(options.contract);
  const base = await baseOf(options);
  if ('reason' in base) {
    stdout.write(`${base.reason}\n`);
    return 0;
  }
  const title = `${basename(options.contract)} against ${base.name}`;
  // Reading both takes a second, and most of the time there is nothing to compare.
  const after = readContract(text);
  const difference = differenceOf(base.text === text ? after : readContract(base.text), after);
  await putFile(options.markdown, markdownDifference(difference, title));
  stdout.write(`${terminalDifference(difference, title)}\n`);
  return difference.unsaid ? 1 : 0;
}
