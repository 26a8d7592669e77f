import { basename } from 'node:path';

import { readFileAt, git } from './git.ts';
import { versionOf } from './readVersion.ts';

/** What a contract is compared with, or the sentence that says why it cannot be compared. */
export type Baseline = { text: string; name: string } | { reason: string };

const UNKNOWN = 'so nothing was compared; --base FILE compares with a file';

/**
 * The contract as it was when it got the version that it has in the last commit. Whatever breaks since then has to raise
 * the version, on any branch, and where a branch is called what does not matter.
 */
export async function findBaseline(file: string): Promise<Baseline> {
  const head = await readFileAt(file, 'HEAD');
  if (head === undefined) return { reason: `${basename(file)} has no history here, ${UNKNOWN}.` };
  const version = versionOf(head);
  const log = await git(file, 'log', '--format=%H', '-G', 'version', '--', basename(file));
  for (const commit of (log ?? '').split('\n').filter((line) => /^[0-9a-f]{40,}$/.test(line))) {
    const before = await readFileAt(file, `${commit}^`);
    if (before !== undefined && versionOf(before) === version) continue;
    const grafted = (await git(file, 'rev-parse', '--is-shallow-repository'))?.trim() === 'true';
    const parent = await git(file, 'rev-parse', '--verify', '--quiet', `${commit}^`);
    if (grafted && parent === undefined) break;
    const text = await readFileAt(file, commit);
    if (text === undefined) break;
    return { text, name: `${commit.slice(0, 9)}, which set version ${version ?? 'none'}` };
  }
  return {
    reason: `This clone does not reach back to the commit that set version ${version ?? 'none'}, ${UNKNOWN}, and git fetch --unshallow gets the history.`,
  };
}
