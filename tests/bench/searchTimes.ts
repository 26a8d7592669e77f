import type { Browser, BrowserContext, Page } from 'playwright';
import texts from '#shared/i18n/locales/en/search.json' with { type: 'json' };
import { SEARCH_DEBOUNCE_MS } from '#shared/lib/constants.ts';
import { actUntilPainted } from './actUntilPainted.ts';
import { startPanel } from './builtPanel.ts';
import { longTasksOf, noteLongTasks } from './longTasks.ts';
import { signIn } from './targets.ts';

/** What is measured of searching, in ms: see below. */
export type SearchFigure = 'first hits' | 'key to hits' | 'longest task, opening' | 'longest task, typing';
type Note = (what: SearchFigure, ms: number) => void;

const hits = `main ul[aria-label="${texts.hits}"]`;
/** A beginning, a slip of the key, two words, the start and the middle of a number: all find products. */
const queries = ['charger', 'chargr', 'pint glass', 'chg-00', '550'];

const lettersOf = (text: string): string[] =>
  Array.from(text, (_letter, at) => text.slice(0, at + 1)).filter((letters) => letters === letters.trim());
/** Each once: what was asked for before is answered from the cache. */
const keys = [...new Set(queries.flatMap(lettersOf))];

/** Opens the search by the menu, as somebody who has just come in. */
async function openSearch(page: Page): Promise<number> {
  const link = page.getByRole('navigation').getByRole('link', { name: 'Search', exact: true }).first();
  await link.waitFor();
  await page.waitForLoadState('networkidle');
  await longTasksOf(page);
  const seen = { shown: `${hits}[aria-busy=false] a` };
  return link.evaluate(actUntilPainted, { seen, text: null });
}

async function typeAll(page: Page): Promise<number[]> {
  const box = page.getByRole('search').getByRole('combobox');
  const times: number[] = [];
  for (const text of keys) {
    const seen = { shown: `${hits}[aria-busy=false][data-q="${text}"]` };
    times.push((await box.evaluate(actUntilPainted, { seen, text })) - SEARCH_DEBOUNCE_MS);
  }
  return times;
}

const longest = async (page: Page): Promise<number> => Math.max(0, ...(await longTasksOf(page)));

/**
 * One visit to the panel over a mock that starts with it and has made no index yet: from the click on the menu entry to the
 * first hits, from each letter to its hits without the pause that the box waits for, and what held the page longest.
 */
export async function searchRound(
  browser: Browser,
  choice: Parameters<typeof startPanel>[0],
  note: Note,
): Promise<void> {
  const { origin, stop } = await startPanel(choice);
  let context: BrowserContext | undefined;
  try {
    // Tens of thousands of documents take the mock longer to index than anybody waits for an answer.
    if (choice.data === 'large') await fetch(`${origin}/api/__typesense/1/health`);
    context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await noteLongTasks(context);
    const page = await context.newPage();
    await signIn(page, origin);
    note('first hits', await openSearch(page));
    note('longest task, opening', await longest(page));
    for (const ms of await typeAll(page)) note('key to hits', ms);
    note('longest task, typing', await longest(page));
  } finally {
    await context?.close();
    stop();
  }
}
