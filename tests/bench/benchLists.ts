import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { benchOptions, provideBrowser } from '#tests/support/browser.ts';
import { listGoals } from './listGoals.ts';
import { measureLists } from './lists.ts';
import { measureRowWays } from './rowWays.ts';
import { goalRow, printTable } from './tables.ts';

// Lists and ladders of the production build over the large catalogue, and hundred rows beside plain tags and the way of
// the peers. `npm run bench:lists -- 9` takes nine rounds.
const rounds = Number(process.argv[2] ?? 5);

await provideBrowser();
const browser = await chromium.launch(benchOptions());
const rows = await measureRowWays(browser, rounds);
const lists = await measureLists(browser, rounds);
await browser.close();

const ms = (value: number): string => value.toFixed(1);
printTable(
  `Lists, 12,000 products: ms to the frame that shows it, ${rounds} rounds; filter without its debounce, ladder without the frame`,
  Object.entries(lists).map(([what, { middle, p95 }]) => ({ what, middle: ms(middle), p95: ms(p95) })),
);
printTable(
  `Hundred rows, a grid of 12 cells and a list of 20 with tick and menu: ms of script, style and layout, medians of ${rounds} interleaved rounds`,
  Object.entries(rows).map(([way, times]) => ({
    way,
    ...Object.fromEntries(Object.entries(times).map(([figure, time]) => [figure, ms(time)])),
  })),
);
const goals = listGoals(lists, rows);
printTable('Goals', goals.map(goalRow));

const reports = join(import.meta.dirname, '../../reports');
mkdirSync(reports, { recursive: true });
writeFileSync(join(reports, 'bench-lists.json'), `${JSON.stringify({ lists, rows, goals }, null, 2)}\n`);
