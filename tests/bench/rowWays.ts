import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright';
import { build } from 'vite';
import * as z from 'zod/mini';
import { createSiteServer } from '#build/site.ts';
import { texts } from '#build/texts.ts';
import { listen } from './listen.ts';
import { medians } from './tables.ts';

/** What is done to hundred rows, in milliseconds of script, style and layout, by figure. */
type RowTimes = Record<string, number>;

/** Ours, beside plain tags with a class (the limit) and the way of the peers. */
const rowWays = ['plain', 'ours', 'peers'] as const;

/** Twelve cells a row, as in the goals, and all that a list of products has. */
const rowKinds = ['grid', 'list'] as const;

const zTimes = z.record(z.string(), z.number());

/** Measures the ways to write a table by `kind, way`, round after round, each time in a page of its own. */
export async function measureRowWays(
  browser: Browser,
  rounds: number,
): Promise<Record<string, Record<string, number>>> {
  const outDir = mkdtempSync(join(tmpdir(), 'bench-rows-'));
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'rows'),
    logLevel: 'error',
    plugins: [react(), texts()],
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  const server = createSiteServer({ root: outDir, headers: { page: {}, hashed: {}, other: {} } });
  const origin = await listen(server);
  const times = new Map<string, RowTimes[]>();
  const turns = rowKinds.flatMap((kind) => rowWays.map((way) => ({ kind, way })));
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    console.log(`Rows, round ${round} of ${rounds}`);
    for (const { kind, way } of turns) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await page.goto(`${origin}/?way=${way}&kind=${kind}`);
      const measured: unknown = await page.evaluate(() => {
        const measure: unknown = Reflect.get(window, 'measureRows');
        const answer: unknown =
          typeof measure === 'function' ? Reflect.apply(measure, window, []) : undefined;
        return answer;
      });
      const name = `${kind}, ${way}`;
      if (round > 0) times.set(name, [...(times.get(name) ?? []), zTimes.parse(measured)]);
      await context.close();
    }
  }
  server.close();
  return Object.fromEntries(
    [...times].map(([way, list]) => [way, medians(list, Object.keys(list[0] ?? {}))]),
  );
}
