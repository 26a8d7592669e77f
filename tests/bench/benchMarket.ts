import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examples } from '#mocks/contract/examples.gen.ts';
import { firstSettings } from '#tests/support/marketSettings.ts';
import { startMock } from './contractServers.ts';
import { goalRow, printTable } from './tables.ts';
import { timesOf } from './timesOf.ts';

// The market of the mock with 16,000 matches and 400,000 readings: lists and summaries from the request to the last byte of
// the answer, what other settings would change, the start, and the memory after it. `npm run bench:market -- 100` asks each a hundred times.
const times = Number(process.argv[2] ?? 40);
const [LIMIT_MS, START_MS, MEMORY_MB] = [120, 3000, 400];

const lists: Readonly<Record<string, string>> = {
  matches: '/matches',
  'suspicious matches': '/matches?suspicious=true',
  'matches, the latest': '/matches?sort=-lastSeenAt',
  'matches with a word': '/matches?q=mug',
  'products by price index': '/products?sort=-priceIndex&pageSize=50',
  'products without a match': '/products?flag=noMatch',
  competitors: '/competitors',
  'one competitor': '/competitors/cmp-1',
  'alerts, counted': '/alerts/count',
  alerts: '/alerts',
  'alert rules': '/alert-rules',
  'price rules': '/price-rules',
  'price suggestions': '/price-suggestions',
  'analysis, summary': '/competitor-analysis/summary',
  'analysis, index series': '/competitor-analysis/index-series',
  'analysis, gaps': '/competitor-analysis/gap-distribution',
  'analysis, heat table': '/competitor-analysis/heatmap',
  'analysis, competitors': '/competitor-analysis/competitors',
  'analysis, movers': '/competitor-analysis/movers',
  'analysis, opportunities': '/competitor-analysis/opportunities',
  'analysis, products': '/competitor-analysis/products',
  'analysis, categories': '/competitor-analysis/categories',
};

/** Other settings of the market that are tried out. A goal is set for the limits alone, which compare nothing again. */
const LIMITS = 'what-if of limits';
const whatIfs: Readonly<Record<string, object>> = {
  [LIMITS]: { suspiciousPct: 25, expiredDays: 60 },
  'what-if of a rate': { fixedRates: [{ currency: 'CHF', rate: '0.8815' }] },
  'what-if of the quantity': { listQuantity: 500 },
};

const everything = { categoryIds: [], supplierIds: [], brand: null, kviOnly: false };

const begun = performance.now();
const server = await startMock('large');
const headers = { authorization: `Bearer ${server.token}` };

async function timeOf(path: string, body?: object): Promise<number> {
  const asked = performance.now();
  const reply = await fetch(server.base + path, {
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  await reply.text();
  if (!reply.ok) throw new Error(`The mock answered ${reply.status}`);
  return performance.now() - asked;
}

/** What a process has in memory, in MB, as `ps` says it; not a number where there is no `ps`. */
function memoryOf(pid: number | undefined): number {
  try {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
  } catch {
    return Number.NaN;
  }
}

try {
  await timeOf('/matches');
  const start = performance.now() - begun;
  const memory = memoryOf(server.pid);
  // The offers are judged when they are first asked for, and kept.
  for (const path of Object.values(lists)) await timeOf(path);
  const rows = [];
  for (const [name, path] of Object.entries(lists)) {
    const all: number[] = [];
    for (let round = 0; round < times; round += 1) all.push(await timeOf(path));
    rows.push({ name, ...timesOf(all) });
  }
  const rule = examples.priceRulePreviewInput;
  const tried = [];
  const previews: number[] = [];
  // Another priority each time, so that none is answered from what is known.
  for (let round = 0; round < times; round += 1)
    previews.push(
      await timeOf('/price-rules/preview', { ...rule, scope: everything, priority: 1 + (round % 9) }),
    );
  tried.push({ name: 'preview of a price rule', ...timesOf(previews) });
  for (const [name, changes] of Object.entries(whatIfs)) {
    const all: number[] = [];
    for (let round = 0; round < times; round += 1)
      all.push(await timeOf('/competitor-settings/preview', { ...firstSettings, ...changes }));
    tried.push({ name, ...timesOf(all) });
  }
  printTable(
    'Market, 16,000 matches, 400,000 readings, ms',
    [...rows, ...tried].map(({ name, middle, p95, most }) => ({
      list: name,
      middle: middle.toFixed(1),
      p95: p95.toFixed(1),
      most: most.toFixed(1),
    })),
  );
  const goals = [
    { what: 'start to the first matches, ms', value: start, limit: START_MS },
    { what: 'memory after the first matches, MB', value: memory, limit: MEMORY_MB },
    ...[...rows, ...tried.filter(({ name }) => name === LIMITS)].map(({ name, p95 }) => ({
      what: `${name}, p95, ms`,
      value: p95,
      limit: LIMIT_MS,
    })),
  ];
  printTable('Goals', goals.map(goalRow));
  const folder = join(import.meta.dirname, '../../reports');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'bench-market.json'), JSON.stringify({ start, memory, rows, tried }, null, 2));
} finally {
  server.stop();
}
