import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { zGraph } from '#build/graph.ts';
import { benchOptions, browserWithStripeHost, provideBrowser } from '#tests/support/browser.ts';
import { startPanel } from './builtPanel.ts';
import { indexTimes } from './indexTimes.ts';
import { paymentRound } from './paymentTimes.ts';
import { searchPaymentGoals, shelves, type Figure, type Shelf } from './searchPaymentGoals.ts';
import { inFirstLoad, searchPaymentSizes } from './searchPaymentSizes.ts';
import { searchRound } from './searchTimes.ts';
import { startStripeHost } from './startStripeHost.ts';
import { goalRow, printTable } from './tables.ts';
import { signedIn } from './targets.ts';
import { timesOf, type Times } from './timesOf.ts';

// Searching and taking cards in the production build, over the mock and the stand-in for Stripe.
// `npm run bench:search-payment -- 9` takes nine rounds.
const rounds = Number(process.argv[2] ?? 5);

async function measure(browser: Browser): Promise<ReadonlyMap<Figure, Times>> {
  const noted = new Map<Figure, number[]>();
  const panel = await startPanel({ data: 'large' });
  try {
    const storageState = await signedIn(panel.origin);
    // Round after round, so that a busy moment of the machine meets everything alike. The first one warms up.
    for (let round = 0; round <= rounds; round += 1) {
      const note = (what: Figure, ms: number): void => {
        if (round > 0) noted.set(what, [...(noted.get(what) ?? []), ms]);
      };
      const inShelf = (shelf: Shelf) =>
        searchRound(browser, shelves[shelf], (what, ms) => note(`${shelf}: ${what}`, ms));
      await inShelf('5,000');
      await inShelf('50,000');
      await inShelf('demo');
      await paymentRound(browser, panel.origin, storageState, round, note);
    }
  } finally {
    panel.stop();
  }
  return new Map([...noted].map(([what, all]) => [what, timesOf(all)]));
}

const root = join(import.meta.dirname, '../..');
await provideBrowser();
const indexes = { '5,000': await indexTimes('', rounds), '50,000': await indexTimes('large', 1) };
const host = await startStripeHost();
const browser = await chromium.launch(browserWithStripeHost(host.port, benchOptions()));
const times = await measure(browser);
await browser.close();
host.stop();
const graph = zGraph.parse(JSON.parse(readFileSync(join(root, 'dist/graph.json'), 'utf8')));
const sizes = searchPaymentSizes(graph, join(root, 'dist/site'));

const ms = (value: number): string => value.toFixed(1);
const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
printTable(
  `Search and card payments: ms to the painted frame, ${rounds} rounds; a key without the box’s debounce; demo: the mock in the page`,
  [...times].map(([what, { middle, p95, most }]) => ({
    what,
    middle: ms(middle),
    p95: ms(p95),
    most: ms(most),
  })),
);
printTable(
  'The engine of the mock in a worker, ms',
  Object.entries(indexes).map(([documents, { seed = 0, index = 0 }]) => ({
    documents,
    'documents made': ms(seed),
    'index made': ms(index),
  })),
);
printTable(
  'Own parts of both screens, kB on the wire',
  sizes.map(({ part, gzip, brotli }) => ({ part, gzip: kB(gzip), brotli: kB(brotli) })),
);
const goals = searchPaymentGoals({
  times,
  sizes,
  inFirst: inFirstLoad(graph),
  index: indexes['5,000'].index ?? Number.NaN,
});
printTable('Goals', goals.map(goalRow));

const reports = join(root, 'reports');
mkdirSync(reports, { recursive: true });
const report = { times: Object.fromEntries(times), indexes, sizes, goals };
writeFileSync(join(reports, 'bench-search-payment.json'), `${JSON.stringify(report, null, 2)}\n`);
