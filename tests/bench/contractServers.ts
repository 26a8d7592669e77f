import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { freePort } from './builtPanel.ts';
import { untilAnswered } from './untilAnswered.ts';

const root = join(import.meta.dirname, '../..');

/** A process that answers the calls of the contract. */
export type ContractServer = { base: string; token: string; pid: number | undefined; stop: () => void };

async function started(child: ChildProcess, base: string): Promise<ContractServer> {
  const { token } = await untilAnswered(base, child);
  return { base, token, pid: child.pid, stop: () => child.kill() };
}

function run(args: readonly string[], port: number, more: Record<string, string> = {}): ChildProcess {
  const env = { ...process.env, ...more, PORT: String(port) };
  return spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** @param data `large` gives the mock the catalogue and the history of a mid-size merchant */
export async function startMock(data?: 'large'): Promise<ContractServer> {
  const port = await freePort();
  const server = run(['mocks/adapters/server.ts'], port, data ? { MOCK_DATA: data } : {});
  return started(server, `http://127.0.0.1:${port}/api`);
}

/** Prism's proxy before a server; it judges what goes through. It knows no base path. */
export async function startPrismProxy(before: ContractServer): Promise<ContractServer> {
  const port = await freePort();
  const command = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
  const place = ['-h', '127.0.0.1', '-p', String(port), '-v', 'silent', '--multiprocess', 'false'];
  const child = run([command, 'proxy', '--errors', ...place, 'openapi.yaml', before.base], port);
  return started(child, `http://127.0.0.1:${port}`);
}

/** Our proxy before a server: it judges calls and answers by every reply check. */
export async function startOwnProxy(before: ContractServer): Promise<ContractServer> {
  const port = await freePort();
  const child = run(['tests/contract/proxy/proxy.ts', before.base, '--port', String(port)], port);
  return started(child, `http://127.0.0.1:${port}${new URL(before.base).pathname}`);
}
