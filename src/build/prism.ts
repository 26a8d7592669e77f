import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getPort } from './modes.ts';

const root = join(import.meta.dirname, '../..');

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Where the search nodes stand in the contract's examples: `npm run dev:prism` on its own port. */
const PANEL = 'http://localhost:5173';

/** The file of the contract, with the search nodes of its examples at the address of the panel. */
export function writeContractFor(panel: string): string {
  const file = join(root, 'openapi.yaml');
  if (panel === PANEL) return file;
  const folder = mkdtempSync(join(tmpdir(), 'prism-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const copy = join(folder, 'openapi.yaml');
  writeFileSync(copy, readFileSync(file, 'utf8').replaceAll(`${PANEL}/`, `${panel}/`));
  return copy;
}

/** Arguments for Node that run Prism on a contract, answering with its named examples. */
export function prismArguments(
  port: number,
  verbosity: 'warn' | 'silent',
  contract = join(root, 'openapi.yaml'),
): string[] {
  const command = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
  const place = ['-h', '127.0.0.1', '-p', String(port), '-v', verbosity];
  // Where NODE_ENV is production it would fork by default, and its fork does not start on this Node.
  return [command, 'mock', ...place, '--multiprocess', 'false', contract];
}

/**
 * Starts Prism on the contract with static examples and waits until it listens. The process ends with ours.
 * Rejects when the port is taken or Prism ends before it listens.
 * @param panel origin of the panel, which serves the search nodes
 */
export async function startPrism(panel: string): Promise<ChildProcess> {
  const port = getPort('prism');
  if (await answers(port)) throw new Error(`Port ${port} is taken`);
  const child = spawn(process.execPath, prismArguments(port, 'warn', writeContractFor(panel)), {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.once('exit', () => child.kill());
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`Prism ended with ${child.exitCode}`);
    await pause(100);
  }
  return child;
}

/** Ends this process in order when it is told to stop, so that what it started ends with it. */
export function stopOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
}
