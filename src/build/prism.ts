import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
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

/** Arguments for Node that run Prism on the contract, answering with its named examples. */
export function prismArguments(port: number, verbosity: 'warn' | 'silent'): string[] {
  const command = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
  const place = ['-h', '127.0.0.1', '-p', String(port), '-v', verbosity];
  // Where NODE_ENV is production it would fork by default, and its fork does not start on this Node.
  return [command, 'mock', ...place, '--multiprocess', 'false', join(root, 'openapi.yaml')];
}

/**
 * Starts Prism on the contract with static examples and waits until it listens. The process ends with ours.
 * Rejects when the port is taken or Prism ends before it listens.
 */
export async function startPrism(port = getPort('prism')): Promise<ChildProcess> {
  if (await answers(port)) throw new Error(`Port ${port} is taken`);
  const child = spawn(process.execPath, prismArguments(port, 'warn'), {
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
