import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { stdout } from 'node:process';

import { readContract } from '#tests/contract/model/readContract.ts';
import { BadUsage } from '#tests/contract/options.ts';
import { putFile } from '#tests/contract/putFile.ts';
import { readAcceptList } from './acceptList.ts';
import { type Baseline, findBaseline } from './findBaseline.ts';
import type { DiffOptions } from './diffOptions.ts';
import { createDifference, createFailCheck } from './difference.ts';
import { createLineFinder } from './createLineFinder.ts';
import { FORMATS } from './formats.ts';
import { readFileAt } from './git.ts';
import { formatMarkdown } from './markdown.ts';

async function read(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new BadUsage(`${file} cannot be read.`);
  });
}

async function baseOf({ contract, base, revision }: DiffOptions): Promise<Baseline> {
  const file = resolve(contract);
  if (base !== undefined) return { text: await read(base), name: base };
  if (revision === undefined) return findBaseline(file);
  const text = await readFileAt(file, revision);
  if (text === undefined) throw new BadUsage(`There is no ${basename(file)} in ${revision}.`);
  return { text, name: revision };
}

/**
 * Compares, and writes the reports.
 * @returns the exit status: 1 when something is found that `--fail-on` names
 */
export async function runDiff(options: DiffOptions): Promise<number> {
  const { contract, accept, failOn } = options;
  const format = FORMATS[options.format];
  const text = await read(contract);
  const entries = accept === undefined ? [] : readAcceptList(await read(accept), basename(accept));
  const base = await baseOf(options);
  if ('reason' in base) {
    stdout.write(`${format.uncompared(base.reason)}\n`);
    return 0;
  }
  const title = `${basename(contract)} against ${base.name}`;
  // Reading both takes a second, and most of the time there is nothing to compare.
  const after = readContract(text);
  const before = base.text === text ? after : readContract(base.text);
  const difference = createDifference(before, after, entries);
  const fails = createFailCheck(difference, failOn);
  let findLine: ((pointer: string) => number) | undefined;
  const lineOf = (pointer: string): number => (findLine ??= createLineFinder(text))(pointer);
  await putFile(options.markdown, formatMarkdown(difference, title));
  stdout.write(`${format.difference({ difference, title, file: contract, fails, lineOf })}\n`);
  return difference.findings.some(fails) ? 1 : 0;
}
