import { type ChildProcess, execFile } from 'node:child_process';
import { join } from 'node:path';
import { execPath } from 'node:process';

import { type Question, startOther, type Reply } from '#tests/contract/otherContracts/startOther.ts';

const root = join(import.meta.dirname, '../../..');
const command = join(import.meta.dirname, '../verify.ts');

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs `npm run contract:verify` with these arguments. */
export function runVerify(...args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(execPath, [command, ...args], { cwd: root }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

/** The same, left running. */
export function startVerify(...args: readonly string[]): ChildProcess {
  return execFile(execPath, [command, ...args], { cwd: root });
}

export const LOGIN = ['--login', 'ana@example.test:open-sesame'];
const PATIENT = ['--slow-ms', '60000', '--give-up-ms', '60000'];
export const NOTES = [
  ...['--contract', join(import.meta.dirname, 'notes.yaml'), '--seed', '5', '--runs', '4'],
  ...PATIENT,
];

/** Asks a server about `notes.yaml`. */
export async function verifyNotes(
  server: (question: Question) => Reply,
  ...args: readonly string[]
): Promise<Ended> {
  const { origin, close } = await startOther(server);
  return runVerify('--url', origin, ...NOTES, ...args).finally(close);
}
