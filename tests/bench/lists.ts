import type { Browser, Locator, Page } from 'playwright';
import { paths } from '#shared/lib/paths.ts';
import { SEARCH_DEBOUNCE_MS } from '#shared/lib/constants.ts';
import { actOnList, type Seen } from './actOnList.ts';
import { startPanel } from './builtPanel.ts';
import { decideReview } from './decideReview.ts';
import { typeIntoLadder } from './typeIntoLadder.ts';
import { typeIntoReading } from './typeIntoReading.ts';
import { signedIn } from './targets.ts';
import { median } from './tables.ts';

/** What a person does in the screens, in milliseconds to the frame that shows it; the ladder's without the frame. */
const listFigures = [
  'route, first',
  'route, again',
  'filter, a letter',
  'log filter, a letter',
  'review, a decision',
  'page',
  'sort',
  'hundred rows, another page',
  'tick all of hundred',
  'ladder, a key',
  'reading, a key',
] as const;
export type ListFigure = (typeof listFigures)[number];

export interface ListTimes {
  middle: number;
  /** The slowest but one in twenty. */
  p95: number;
}

const table = 'main table[aria-label]';
/** Letters of a search that has fewer and fewer matches among 12,000 products. */
const letters = ['m', 'mu', 'mug', 'mug ', 'mug s', 'mug st'];

async function rowsOf(page: Page): Promise<string> {
  await page.locator(`${table}[aria-busy=false] tr[data-row]`).first().waitFor();
  return (await page.locator(`${table} tr[data-row]`).first().getAttribute('data-row')) ?? '';
}

async function act(control: Locator, seen: Omit<Seen, 'table'>, text?: string): Promise<number> {
  await control.waitFor();
  return control.evaluate(actOnList, { seen: { table, ...seen }, text: text ?? null });
}

/** One visit: each thing once or a few times over, noted as it comes. */
async function visit(
  page: Page,
  origin: string,
  note: (what: ListFigure, ms: number) => void,
): Promise<void> {
  const link = page.getByRole('navigation').getByRole('link', { name: 'SKU Manager' }).first();
  const home = page.getByRole('navigation').getByRole('link', { name: 'Home' }).first();
  await page.goto(`${origin}${paths.home}`);
  // As a hand comes near: the screen and its first rows are fetched before the click.
  await link.hover();
  note('route, first', await act(link, {}));
  await home.click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  note('route, again', await act(link, {}));

  const next = page.getByRole('button', { name: 'Next page' });
  for (let times = 0; times < 3; times += 1) note('page', await act(next, { firstNot: await rowsOf(page) }));
  const header = page.getByRole('columnheader').getByRole('button');
  for (const at of [1, 2]) note('sort', await act(header.nth(at), { firstNot: await rowsOf(page) }));

  const search = page.getByRole('searchbox').first();
  for (const text of letters) {
    const ms = await act(search, { query: text.trim() }, text);
    // What only adds a blank asks for nothing.
    if (text === text.trim()) note('filter, a letter', ms - SEARCH_DEBOUNCE_MS);
  }

  await page.goto(`${origin}${paths.activityLog}`);
  for (const text of ['m', 'mu', 'mug']) {
    const ms = await act(search, { query: text }, text);
    note('log filter, a letter', ms - SEARCH_DEBOUNCE_MS);
  }

  await page.goto(`${origin}${paths.competitorAdmin}?view=review`);
  for (let times = 0; times < 6; times += 1) {
    await page.locator('main section h2').first().waitFor();
    note('review, a decision', await page.locator('main').evaluate(decideReview));
  }

  await page.goto(`${origin}${paths.skuManager}?pageSize=100`);
  note('hundred rows, another page', await act(next, { firstNot: await rowsOf(page) }));
  const all = page.locator(`${table} thead input[type=checkbox]`);
  for (const ticked of [100, 0]) note('tick all of hundred', await act(all, { ticked }));
}

/** Every column of the list, as somebody has them who chose them all: the look is kept in the browser. */
const everyColumn = (
  'sku image name productId supplier category status moq skuCount stock nextArrival fromPrice breaks gpPct250 ' +
  'matches priceIndex priceExpiresAt lastSyncAt updatedAt'
).split(' ');
const look = JSON.stringify({ products: { columns: everyColumn, density: 'normal' } });

/**
 * The large catalogue (12,000 products, 85,000 SKUs) behind the production build, visit after visit with the cache of
 * the first one.
 */
export async function measureLists(browser: Browser, rounds: number): Promise<Record<string, ListTimes>> {
  const { origin, stop } = await startPanel({ data: 'large' });
  const times = new Map<ListFigure, number[]>(listFigures.map((what) => [what, []]));
  try {
    const storageState = await signedIn(origin);
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      ...(storageState ? { storageState } : {}),
    });
    await context.addInitScript((text) => window.localStorage.setItem('backroom.lists', text), look);
    const page = await context.newPage();
    for (let round = 0; round <= rounds; round += 1) {
      console.log(`Lists, round ${round} of ${rounds}`);
      // The first round warms up.
      const note = (what: ListFigure, ms: number): void => {
        if (round > 0) times.get(what)?.push(ms);
      };
      await visit(page, origin, note);
      for (const ms of await typeIntoLadder(page, origin)) note('ladder, a key', ms);
      for (const ms of await typeIntoReading(page, origin)) note('reading, a key', ms);
    }
    await context.close();
  } finally {
    stop();
  }
  return Object.fromEntries(
    [...times].map(([what, all]) => {
      const sorted = [...all].sort((a, b) => a - b);
      return [what, { middle: median(all), p95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN }];
    }),
  );
}
