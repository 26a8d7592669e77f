import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

export const credentials = JSON.stringify({ email: 'admin@backroom.test', password: 'backroom' });
export const json = { 'content-type': 'application/json' };

/** Milliseconds until the server answers a call as the contract says, and the token that it answers. */
export async function untilAnswered(
  base: string,
  child: ChildProcess,
): Promise<{ ms: number; token: string }> {
  const begun = performance.now();
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    try {
      const reply = await fetch(`${base}/users/authenticate`, {
        method: 'POST',
        headers: json,
        body: credentials,
      });
      const body: unknown = await reply.json();
      const token = typeof body === 'object' && body !== null && 'token' in body ? String(body.token) : '';
      return { ms: performance.now() - begun, token };
    } catch {
      await pause(10);
    }
  }
}
