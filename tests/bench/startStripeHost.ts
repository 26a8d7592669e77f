import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from './builtPanel.ts';

/** `js.stripe.com` of the browser tests, in a process of its own. */
export async function startStripeHost(): Promise<{ port: number; stop: () => void }> {
  const port = await freePort();
  const child = spawn(process.execPath, ['tests/support/stripeHost.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A bench that fails leaves nobody behind.
  process.once('exit', () => child.kill());
  await new Promise<void>((resolve, reject) => {
    // It says where it is once it listens.
    child.stdout.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`The stand-in for Stripe ended with ${code}`)));
  });
  return { port, stop: () => child.kill() };
}
