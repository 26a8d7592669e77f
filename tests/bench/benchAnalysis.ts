import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import en from '#shared/i18n/locales/en/analysis.json' with { type: 'json' };
import fields from '#shared/i18n/locales/en/fields.json' with { type: 'json' };
import { paths } from '#shared/lib/paths.ts';
import { benchOptions, provideBrowser } from '#tests/support/browser.ts';
import { startPanel } from './builtPanel.ts';
import { longTasksOf, noteLongTasks } from './longTasks.ts';
import { openDashboard } from './openDashboard.ts';
import { goalRow, printTable } from './tables.ts';
import { signedIn } from './targets.ts';
import { timesOf } from './timesOf.ts';

// The dashboard of the production build over 3,000 tracked products, 16,000 matches and 400,000 readings: from the click to
// all its panels, and from another basis of comparison to other figures. `npm run bench:analysis -- 20` opens it 20 times.
const rounds = Number(process.argv[2] ?? 12);
const [OPEN_MS, TASK_MS, SLOWER] = [1000, 100, 4];

/** Panels that show other figures with another basis. */
const figures = [en['dashboard.heatmap'], en['dashboard.gaps'], en['dashboard.competitors']];
const panels = [
  ...figures,
  en['dashboard.indexOverTime'],
  en['dashboard.movers'],
  en['dashboard.opportunities'],
];

await provideBrowser();
const { origin, stop } = await startPanel({ data: 'large' });
const browser = await chromium.launch(benchOptions());
const opened: number[] = [];
const changed: number[] = [];
const tasks: number[] = [];
let blanks = 0;
try {
  const storageState = await signedIn(origin);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...(storageState ? { storageState } : {}),
  });
  await noteLongTasks(context);
  const page = await context.newPage();
  const open = async () => {
    await page.goto(`${origin}${paths.home}`);
    const link = page.getByRole('navigation').getByRole('link', { name: 'Competitor Dashboard' }).first();
    // As a hand comes near: the screen is fetched before the click.
    await link.hover();
    await longTasksOf(page);
    return link.evaluate(openDashboard, { panels, isOther: false });
  };
  // The first round warms up: the mock works the market out once.
  for (let round = 0; round <= rounds; round += 1) {
    console.log(`Dashboard, round ${round} of ${rounds}`);
    const { ms } = await open();
    const unit = page.getByRole('button', { name: fields['field.unitPrice'], exact: true });
    const other = await unit.evaluate(openDashboard, { panels: figures, isOther: true });
    if (round === 0) continue;
    opened.push(ms);
    changed.push(other.ms);
    blanks = Math.max(blanks, other.blanks);
  }
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  for (let round = 0; round < Math.min(rounds, 5); round += 1) {
    await open();
    tasks.push(...(await longTasksOf(page)));
  }
} finally {
  await browser.close();
  stop();
}

const times = { 'from the click to all panels': timesOf(opened), 'another basis': timesOf(changed) };
printTable(
  `Dashboard over 3,000 tracked products, ms, ${rounds} rounds`,
  Object.entries(times).map(([what, { middle, p95, most }]) => ({
    what,
    middle: middle.toFixed(0),
    p95: p95.toFixed(0),
    most: most.toFixed(0),
  })),
);
const goals = [
  {
    what: 'from the click to all panels, p95, ms',
    value: times['from the click to all panels'].p95,
    limit: OPEN_MS,
  },
  { what: 'panels that were blank while the scope changed', value: blanks, limit: 0 },
  {
    what: `longest task of the main thread, ${SLOWER} times slower, ms`,
    value: Math.max(0, ...tasks),
    limit: TASK_MS,
  },
];
printTable('Goals', goals.map(goalRow));
const folder = join(import.meta.dirname, '../../reports');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'bench-analysis.json'), `${JSON.stringify({ times, goals }, null, 2)}\n`);
