import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium, type BrowserContextOptions, type Page } from 'playwright';
import { build } from 'vite';
import { serveMock } from '#mocks/adapters/node.ts';
import { zSiteHeaders } from '#build/headers.ts';
import { createSiteServer } from '#build/site.ts';
import { benchOptions } from '#tests/support/browser.ts';
import { listen } from './listen.ts';

const root = join(import.meta.dirname, '../..');

/** A page to open, and when a person can use it. */
export type Target = {
  name: string;
  url: string;
  /** Selector of the element that must be visible and enabled. */
  usable: string;
  storageState?: BrowserContextOptions['storageState'];
};

const plain = { page: {}, hashed: {}, other: {} };
const cached = { ...plain, hashed: { 'Cache-Control': 'public, max-age=31536000, immutable' } };

/** The least of all: one document, nothing else. */
const htmlForm = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Limit</title><link rel="icon" href="data:,">
<style>body{font:14px system-ui;max-width:360px;margin:auto}input,button{display:block;width:100%;height:40px}</style>
<h1>Sign in</h1><form><label>E-mail<input type="email"></label><label>Password<input type="password"></label>
<button type="submit">Sign in</button></form></html>`;

/** Signs in as a person does. */
export async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel(/mail/i).fill('admin@backroom.test');
  await page
    .getByLabel(/^password/i)
    .first()
    .fill('backroom');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/home');
}

/** Signs in and keeps what the browser stored, without its cache. */
export async function signedIn(origin: string): Promise<BrowserContextOptions['storageState']> {
  const browser = await chromium.launch(benchOptions());
  const page = await browser.newPage();
  await signIn(page, origin);
  const state = await page.context().storageState();
  await browser.close();
  return state;
}

/** Builds the limit pages, serves them and the built panel, and names what to open. */
export async function startTargets(): Promise<{ targets: Target[]; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  mkdirSync(join(folder, 'html'));
  writeFileSync(join(folder, 'html/index.html'), htmlForm);
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'limit'),
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: join(folder, 'react'), emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  const headers = zSiteHeaders.parse(JSON.parse(readFileSync(join(root, 'dist/headers.json'), 'utf8')));
  const servers = [
    createSiteServer({ root: join(folder, 'html'), headers: plain }),
    createSiteServer({ root: join(folder, 'react'), headers: cached }),
    createSiteServer({ root: join(root, 'dist/site'), headers, api: serveMock }),
  ] as const;
  const [html, limit, panel] = await Promise.all([
    listen(servers[0]),
    listen(servers[1]),
    listen(servers[2]),
  ]);
  const button = 'button[type=submit]:enabled';
  return {
    targets: [
      { name: 'limit, HTML', url: `${html}/`, usable: button },
      { name: 'limit, React', url: `${limit}/`, usable: button },
      { name: '/login', url: `${panel}/login`, usable: button },
      { name: '/home', url: `${panel}/home`, usable: 'main h1', storageState: await signedIn(panel) },
    ],
    stop: () => {
      for (const server of servers) server.close();
    },
  };
}
