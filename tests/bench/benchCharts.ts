import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build } from 'vite';
import * as z from 'zod/mini';
import { createSiteServer } from '#build/site.ts';
import { texts } from '#build/texts.ts';
import { benchOptions, provideBrowser } from '#tests/support/browser.ts';
import { listen } from './listen.ts';
import { goalRow, medians, printTable } from './tables.ts';

// Ten lines over two years, by day: painted, read, brushed and zoomed. `npm run bench:charts -- 9` takes nine rounds.
const rounds = Number(process.argv[2] ?? 5);
const [PAINT_MS, FRAME_MS] = [50, 16.7];
const zTimes = z.record(z.string(), z.number());

const outDir = mkdtempSync(join(tmpdir(), 'bench-charts-'));
await build({
  configFile: false,
  root: join(import.meta.dirname, 'charts'),
  logLevel: 'error',
  plugins: [react(), texts()],
  build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
});
await provideBrowser();
const browser = await chromium.launch(benchOptions());
const server = createSiteServer({ root: outDir, headers: { page: {}, hashed: {}, other: {} } });
const origin = await listen(server);
const runs: Record<string, number>[] = [];
// The first round warms up.
for (let round = 0; round <= rounds; round += 1) {
  console.log(`Charts, round ${round} of ${rounds}`);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(origin);
  const measured: unknown = await page.evaluate(() => {
    const measure: unknown = Reflect.get(window, 'measureCharts');
    const answer: unknown = typeof measure === 'function' ? Reflect.apply(measure, window, []) : undefined;
    return answer;
  });
  if (round > 0) runs.push(zTimes.parse(measured));
  await page.close();
}
server.close();
await browser.close();

const times = medians(runs, Object.keys(runs[0] ?? {}));
printTable(
  `Ten lines of 731 points: ms to the frame that shows it, and of each frame, medians of ${rounds} rounds`,
  Object.entries(times).map(([what, time]) => ({ what, ms: time.toFixed(1) })),
);
const goals = [
  { what: 'painted, ms', value: times.mount ?? Number.NaN, limit: PAINT_MS },
  { what: 'a frame of brushing, p95, ms', value: times['brush, p95'] ?? Number.NaN, limit: FRAME_MS },
];
printTable('Goals', goals.map(goalRow));
const reports = join(import.meta.dirname, '../../reports');
mkdirSync(reports, { recursive: true });
writeFileSync(join(reports, 'bench-charts.json'), `${JSON.stringify({ times, goals }, null, 2)}\n`);
