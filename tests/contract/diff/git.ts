import { execFile } from 'node:child_process';
import { dirname, basename } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MOST_BYTES = 64 * 1024 * 1024;

/** Runs git in the folder of a file. @returns what it printed, or undefined when it failed or is not there */
export async function git(file: string, ...args: readonly string[]): Promise<string | undefined> {
  try {
    return (await run('git', args, { cwd: dirname(file), maxBuffer: MOST_BYTES })).stdout;
  } catch {
    return undefined;
  }
}

/** The file as it was in a revision. */
export function readFileAt(file: string, revision: string): Promise<string | undefined> {
  return git(file, 'show', '--end-of-options', `${revision}:./${basename(file)}`);
}
