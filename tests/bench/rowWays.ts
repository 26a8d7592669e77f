import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright';
import { build } from 'vite';
import * as z from 'zod/mini';
import { siteServer } from '#build/site.ts';
import { listen } from './listen.ts';
import { medians } from './tables.ts';

/** What is done to hundred rows of twenty-two cells, in milliseconds of script, style and layout. */
const rowFigures = ['first', 'mount', 'page', 'one', 'all'] as const;
type RowTimes = Record<(typeof rowFigures)[number], number>;

/** Ours, beside plain tags (the limit) and the way of the peers. */
const rowWays = ['plain', 'ours', 'peers'] as const;

const number = z.number();
const zTimes = z.object({ first: number, mount: number, page: number, one: number, all: number });

/** Measures the ways to write a table, round after round, each time in a page of its own. */
export async function measureRowWays(
  browser: Browser,
  rounds: number,
): Promise<Record<string, Record<string, number>>> {
  const outDir = mkdtempSync(join(tmpdir(), 'bench-rows-'));
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'rows'),
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  const server = siteServer({ root: outDir, headers: { page: {}, hashed: {}, other: {} } });
  const origin = await listen(server);
  const times = new Map<string, RowTimes[]>(rowWays.map((way) => [way, []]));
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const way of rowWays) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await page.goto(`${origin}/?way=${way}`);
      const measured: unknown = await page.evaluate(() => {
        const measure: unknown = Reflect.get(window, 'measureRows');
        const answer: unknown =
          typeof measure === 'function' ? Reflect.apply(measure, window, []) : undefined;
        return answer;
      });
      if (round > 0) times.get(way)?.push(zTimes.parse(measured));
      await context.close();
    }
  }
  server.close();
  return Object.fromEntries([...times].map(([way, list]) => [way, medians(list, rowFigures)]));
}
