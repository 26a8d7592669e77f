import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserOptions, provideBrowser } from '#tests/support/browser.ts';
import { goalsOf } from './goals.ts';
import { rateOf, type Rate } from './mockRate.ts';
import { openColdAndWarm, type Opening } from './openPage.ts';
import { goalRow, median, medians, printTable } from './tables.ts';
import { startTargets } from './targets.ts';

// Figures of the production build beside limit pages of our own, and of the mock beside Prism, in one run.
// Trust bytes and counts first, then ratios, never a lone time. `npm run bench -- 9` takes nine rounds.
const rounds = Number(process.argv[2] ?? 5);
const seconds = 4;

const figures = [
  'requests',
  'apiCalls',
  'total',
  'script',
  'style',
  'fonts',
  'painted',
  'usable',
  'scriptTime',
  'blocking',
  'shift',
] as const satisfies readonly (keyof Opening)[];

async function measurePages(): Promise<Record<string, Record<string, number>>> {
  await provideBrowser();
  const { targets, stop } = await startTargets();
  const browser = await chromium.launch(browserOptions());
  const openings = new Map<string, Opening[]>();
  // Round after round, so that a busy moment of the machine meets every page alike. The first one warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const target of targets) {
      const { cold, warm } = await openColdAndWarm(browser, target);
      if (round === 0) continue;
      for (const [name, opening] of [
        [`${target.name}, cold`, cold],
        [`${target.name}, warm`, warm],
      ] as const) {
        openings.set(name, [...(openings.get(name) ?? []), opening]);
      }
    }
  }
  await browser.close();
  stop();
  return Object.fromEntries([...openings].map(([name, list]) => [name, medians(list, figures)]));
}

async function measureServers(): Promise<Record<string, Record<string, number>>> {
  const names = ['mock', 'Prism'] as const;
  const rates: Record<(typeof names)[number], Rate[]> = { mock: [], Prism: [] };
  for (let round = 0; round < 3; round += 1)
    for (const name of names) rates[name].push(await rateOf(name, seconds));
  return Object.fromEntries(
    names.map((name) => {
      const calls = Object.keys(rates[name][0]?.perSecond ?? {});
      return [
        name,
        {
          'start ms': median(rates[name].map(({ start }) => start)),
          ...Object.fromEntries(
            calls.map((call) => [call, median(rates[name].map(({ perSecond }) => perSecond[call] ?? 0))]),
          ),
          refused: Math.max(...rates[name].map(({ refused }) => refused)),
        },
      ];
    }),
  );
}

const pages = await measurePages();
const servers = await measureServers();

const goals = goalsOf(pages, servers);
const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
printTable(
  `Pages: slow 4G, processor four times slower, medians of ${rounds} interleaved rounds; kB on the wire, ms`,
  Object.entries(pages).map(([name, at]) => ({
    page: name,
    requests: at.requests ?? 0,
    'API calls': at.apiCalls ?? 0,
    kB: kB(at.total ?? 0),
    script: kB(at.script ?? 0),
    style: kB(at.style ?? 0),
    fonts: kB(at.fonts ?? 0),
    painted: Math.round(at.painted ?? 0),
    usable: Math.round(at.usable ?? 0),
    'script ms': Math.round(at.scriptTime ?? 0),
    blocking: Math.round(at.blocking ?? 0),
    shift: (at.shift ?? 0).toFixed(3),
  })),
);
printTable(
  `Servers of the contract: calls a second, 10 connections, ${seconds} s each, medians of 3 interleaved rounds`,
  Object.entries(servers).map(([name, at]) => ({
    server: name,
    ...Object.fromEntries(Object.entries(at).map(([figure, value]) => [figure, Math.round(value)])),
  })),
);
printTable('Goals', goals.map(goalRow));

const reports = join(import.meta.dirname, '../../reports');
mkdirSync(reports, { recursive: true });
writeFileSync(join(reports, 'bench.json'), `${JSON.stringify({ pages, servers, goals }, null, 2)}\n`);
