import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { zGraph } from '#build/graph.ts';
import { benchOptions, provideBrowser } from '#tests/support/browser.ts';
import { goalsOf } from './goals.ts';
import { rateOf, type Rate } from './mockRate.ts';
import { addedToFirst, partsOnDemand } from './onDemand.ts';
import { openColdAndWarm, type Opening } from './openPage.ts';
import { measureSwitches, type Switch } from './switches.ts';
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
  'later',
  'laterTotal',
  'script',
  'style',
  'fonts',
  'painted',
  'usable',
  'scriptTime',
  'blocking',
  'shift',
] as const satisfies readonly (keyof Opening)[];

type Pages = { pages: Record<string, Record<string, number>>; switches: Switch[] };

async function measurePages(): Promise<Pages> {
  await provideBrowser();
  const { targets, stop } = await startTargets();
  const browser = await chromium.launch(benchOptions());
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
  const home = targets.find(({ name }) => name === '/home');
  if (!home) throw new Error('There is no /home to switch in');
  const switches = await measureSwitches(browser, home, rounds);
  await browser.close();
  stop();
  const pages = Object.fromEntries([...openings].map(([name, list]) => [name, medians(list, figures)]));
  return { pages, switches };
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

const { pages, switches } = await measurePages();
const servers = await measureServers();

const goals = goalsOf(pages, servers, switches);
const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
printTable(
  `Pages: slow 4G, processor four times slower, medians of ${rounds} interleaved rounds; kB on the wire, ms; later: asked for once the page is usable`,
  Object.entries(pages).map(([name, at]) => ({
    page: name,
    requests: at.requests ?? 0,
    'API calls': at.apiCalls ?? 0,
    kB: kB(at.total ?? 0),
    script: kB(at.script ?? 0),
    style: kB(at.style ?? 0),
    fonts: kB(at.fonts ?? 0),
    later: at.later ?? 0,
    'later kB': kB(at.laterTotal ?? 0),
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
const root = join(import.meta.dirname, '../..');
const graph = zGraph.parse(JSON.parse(readFileSync(join(root, 'dist/graph.json'), 'utf8')));
const site = join(root, 'dist/site');
printTable('Layouts, customizer, palette and languages: kB', [
  { part: 'in the first signed-in screen, about', kB: kB(addedToFirst(graph, site)) },
  ...partsOnDemand(graph, site).map(({ part, bytes }) => ({ part: `on demand: ${part}`, kB: kB(bytes) })),
]);
const ms = (value: number): string => (Number.isNaN(value) ? '' : value.toFixed(0));
printTable(
  'Choice to painted, ms: the first time with what it fetches, and again; processor and network as they are',
  switches.map(({ what, first, again }) => ({ switch: what, first: ms(first), again: ms(again) })),
);
printTable('Goals', goals.map(goalRow));

const reports = join(root, 'reports');
mkdirSync(reports, { recursive: true });
writeFileSync(
  join(reports, 'bench.json'),
  `${JSON.stringify({ pages, servers, switches, goals }, null, 2)}\n`,
);
