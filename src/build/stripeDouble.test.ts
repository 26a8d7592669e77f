import { expect, test } from 'vitest';
import { DOUBLE_MARKER } from '#mocks/doubles/stripe/marker.ts';
import { hashSource } from './headers.ts';
import { findInlineTexts } from './page.ts';
import { findDoubleFiles, buildHostedFiles } from './stripeDouble.ts';

const chunk = (fileName: string, code: string) => ({ fileName, code });

test('every file of the stand-in carries its marker, and no file of a build for Stripe may', async () => {
  const files = await buildHostedFiles();
  expect([...files.keys()].sort()).toEqual([
    '/endive/stripe.js',
    '/stripe-double/card.html',
    '/stripe-double/challenge.html',
  ]);
  for (const content of files.values()) expect(content).toContain(DOUBLE_MARKER);
  expect(findDoubleFiles([chunk('a.js', 'pay()'), chunk('b.js', `x="${DOUBLE_MARKER}"`)])).toEqual(['b.js']);
});

test('a frame runs its own script only, sends no request and evaluates no code', async () => {
  for (const [path, content] of await buildHostedFiles()) {
    expect(content).not.toMatch(/\b(eval|Function)\(|\.innerHTML/);
    if (path.endsWith('.js')) continue;
    const { scripts } = findInlineTexts(content);
    expect(scripts).toHaveLength(1);
    expect(content).toContain(
      `default-src 'none'; script-src ${hashSource(scripts[0] ?? '')}; style-src 'sha256-`,
    );
  }
});
