import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { disabledFeatures, systemChromium } from './browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'browser-'));
const program = join(folder, 'google-chrome');
writeFileSync(program, '#!/bin/sh\n');
afterAll(() => rmSync(folder, { recursive: true }));

test('a browser counts if it can be run', () => {
  const env = { PATH: ['/nowhere', folder].join(delimiter) };
  chmodSync(program, 0o644);
  expect(systemChromium(env)).toBeUndefined();
  chmodSync(program, 0o755);
  expect(systemChromium(env)).toBe(program);
});

test('CHROMIUM_PATH wins over PATH', () => {
  expect(systemChromium({ PATH: folder, CHROMIUM_PATH: '/opt/chromium' })).toBe('/opt/chromium');
  expect(systemChromium({})).toBeUndefined();
});

test('a headless browser wins over a whole one', () => {
  const windowless = join(folder, 'chromium-headless-shell');
  writeFileSync(windowless, '#!/bin/sh\n', { mode: 0o755 });
  expect(systemChromium({ PATH: folder })).toBe(windowless);
});

test('the browser of the tests leaves off every feature that Playwright leaves off', () => {
  const bundle = join(import.meta.dirname, '../../node_modules/playwright-core/lib/coreBundle.js');
  const [, list = ''] = /disabledFeatures = \[([^\]]+)\]/.exec(readFileSync(bundle, 'utf8')) ?? [];
  const names = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(names).toContain('PaintHolding');
  expect(disabledFeatures).toEqual(expect.arrayContaining(names));
});
