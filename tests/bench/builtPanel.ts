import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A port that nobody uses now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('No port is free');
  return address.port;
}

interface Choice {
  /** How much the mock knows: as every day, or a mid-size merchant with 50,000 documents and 1,000 payments. */
  data?: 'large';
  /** The demo, whose mock runs in the browser. */
  demo?: boolean;
}

/** The built panel with its mock, in a process of its own: the bench must not share its loop. */
export async function startPanel({
  data,
  demo = false,
}: Choice): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort();
  const child = spawn(process.execPath, ['src/build/preview.ts', ...(demo ? ['--demo'] : [])], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, PORT: String(port), BACKEND_URL: '', MOCK_DATA: data ?? '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // A bench that fails leaves nobody behind.
  process.once('exit', () => child.kill());
  const origin = `http://localhost:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The panel ended with ${child.exitCode}`);
    try {
      await fetch(origin);
      return { origin, stop: () => child.kill() };
    } catch {
      await pause(50);
    }
  }
}
