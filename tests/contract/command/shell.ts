import { execFile } from 'node:child_process';
import { env } from 'node:process';

/** Runs commands as a person would paste them into `sh`, with the passwords in the environment. */
export function runInShell(commands: string, password: string): Promise<string> {
  return new Promise((resolve) => {
    execFile('sh', ['-c', commands], { env: { ...env, PASSWORD: password } }, (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
}

/** The commands that stand below the finding of a check. */
export function blockOf(stdout: string, check: string): string {
  const [, block = ''] =
    new RegExp(`^ {2}\\w+ {2}${check}: .*\\n(?: {4}.*\\n){3}((?: {4}.*\\n)+)`, 'm').exec(stdout) ?? [];
  return block;
}
