import { spawn } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { prismArguments } from '#build/prism.ts';
import { freePort } from './builtPanel.ts';
import { credentials, json, untilAnswered } from './untilAnswered.ts';

const root = join(import.meta.dirname, '../..');

export type Rate = { server: string; start: number; perSecond: Record<string, number>; refused: number };

async function load(
  base: string,
  token: string,
  seconds: number,
): Promise<Pick<Rate, 'perSecond' | 'refused'>> {
  const authorization = `Bearer ${token}`;
  const calls = [
    { name: 'GET /logged-in-user', path: '/logged-in-user', headers: { authorization } },
    { name: 'GET /node/userMenu', path: '/node/userMenu', headers: { authorization } },
    {
      name: 'POST /users/authenticate',
      path: '/users/authenticate',
      method: 'POST',
      headers: json,
      body: credentials,
    },
  ];
  const perSecond: Record<string, number> = {};
  let refused = 0;
  for (const { name, path, ...call } of calls) {
    const result = await autocannon({ url: base + path, connections: 10, duration: seconds, ...call });
    perSecond[name] = result.requests.average;
    refused += result.non2xx + result.errors;
  }
  return { perSecond, refused };
}

/** Starts one server of the contract, loads it, and ends it. */
export async function rateOf(server: 'mock' | 'Prism', seconds: number): Promise<Rate> {
  const port = await freePort();
  const prism = prismArguments(port, 'silent');
  const child = spawn(process.execPath, server === 'mock' ? ['mocks/adapters/server.ts'] : prism, {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const base = `http://127.0.0.1:${port}${server === 'mock' ? '/api' : ''}`;
    const { ms, token } = await untilAnswered(base, child);
    return { server, start: ms, ...(await load(base, token, seconds)) };
  } finally {
    child.kill();
  }
}
