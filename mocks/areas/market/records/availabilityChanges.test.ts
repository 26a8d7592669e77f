import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { askAs, askAsAnalyst, changeListing, CONFIRMED, marketNow } from '#tests/support/matches.ts';
import { itemsIn, recordIn } from '#tests/support/replyBody.ts';
import { listAvailabilityChanges } from './availabilityChanges.ts';

const MANAGER = 'pricing.manager@backroom.test';
const DAY_MS = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
});
afterEach(() => {
  vi.useRealTimers();
});

const stockAlerts = async (query = '') =>
  itemsIn(await askAs(MANAGER, `GET /alerts?pageSize=100${query}`)).filter(
    ({ kind }) => kind === 'stockChange',
  );

/** Reads a page again until its stock is another one. */
async function readUntilChanged(): Promise<{ before: string; after: string }> {
  for (let version = 1; version < 100; version += 1) {
    const { availability: before } = changeListing(CONFIRMED, { version });
    const match = recordIn(await askAsAnalyst(`POST /matches/${CONFIRMED}/re-read`, { version }));
    if (match['availability'] !== before) return { before, after: String(match['availability']) };
  }
  throw new Error('The stock never changed.');
}

test('the history of each page ends with the stock it has, and each change begins with the one before', () => {
  const market = marketNow();
  const listings = market.listings.all();
  const histories = listings.map((listing) => ({
    listing,
    changes: listAvailabilityChanges(market, listing, 0),
  }));
  expect(histories.filter(({ changes }) => changes.length > 0).length).toBeGreaterThan(5);
  for (const { listing, changes } of histories) {
    if (changes.length === 0) continue;
    expect(changes.at(-1)?.after).toBe(listing.availability);
    for (const [at, { before, after }] of changes.entries()) {
      expect(before).not.toBe(after);
      if (at > 0) expect(before).toBe(changes[at - 1]?.after);
    }
    const times = changes.map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  }
});

test('each seeded change was found by a run that read the page', () => {
  const market = marketNow();
  const runs = market.scanRuns.all();
  for (const listing of market.listings.all().filter(({ status }) => status !== 'rejected')) {
    const read = new Set(
      runs.flatMap((run) => {
        const page = market.findScanned(run, listing.id);
        return page && ['changed', 'unchanged'].includes(page.outcome) ? page.readAt : [];
      }),
    );
    for (const { at } of listAvailabilityChanges(market, listing, 0)) expect(read).toContain(at);
  }
});

test('changes are counted by period', () => {
  const market = marketNow();
  const count = (days: number): number =>
    market.listings
      .all()
      .reduce(
        (sum, listing) => sum + listAvailabilityChanges(market, listing, Date.now() - days * DAY_MS).length,
        0,
      );
  expect(count(0)).toBe(0);
  expect(count(7)).toBeGreaterThan(0);
  expect(count(30)).toBeGreaterThan(count(7));
});

test('a read that finds another stock writes it down with its moment, and one alert is raised of it', async () => {
  const known = await stockAlerts();
  const start = Date.now();
  vi.setSystemTime(start + 2 * DAY_MS);
  const { before, after } = await readUntilChanged();
  const [change, ...others] = listAvailabilityChanges(marketNow(), { id: CONFIRMED }, start);
  expect(others).toEqual([]);
  expect(change).toMatchObject({ listingId: CONFIRMED, before, after, at: new Date().toISOString() });
  const entry = itemsIn(await askAsAnalyst('GET /activity-log?entityType=match'))[0] ?? {};
  expect(entry['changes']).toContainEqual({ field: 'availability', before, after });
  const raised = (await stockAlerts()).filter(({ id }) => !known.some((one) => one['id'] === id));
  expect(raised).toMatchObject([{ matchId: CONFIRMED, before, after, state: 'open' }]);
  vi.setSystemTime(start + 3 * DAY_MS);
  await askAs(MANAGER, 'POST /alerts/acknowledge', { alertIds: [String(raised[0]?.['id'])] });
  expect((await stockAlerts('&state=open')).filter(({ matchId }) => matchId === CONFIRMED)).toEqual(
    known.filter(({ matchId }) => matchId === CONFIRMED),
  );
});

test('what such a rule would have raised last week counts the changes of that week', async () => {
  const terms = {
    condition: { kind: 'stockChange', minimumPct: null },
    scope: { categoryIds: [], supplierIds: [], competitorIds: [], kviOnly: false },
    cooldownHours: 1,
    minimumChange: null,
  };
  const market = marketNow();
  const from = Date.now() - 7 * DAY_MS;
  const changes = market.listings
    .all()
    .filter(({ status }) => status === 'confirmed' || status === 'broken')
    .flatMap((listing) => listAvailabilityChanges(market, listing, from));
  const backtest = recordIn(await askAs(MANAGER, 'POST /alert-rules/backtest', terms));
  expect(backtest['count']).toBe(changes.length);
  expect(changes.length).toBeGreaterThan(0);
  expect(backtest['samples']).toContainEqual(
    expect.objectContaining({ kind: 'stockChange', after: changes.at(-1)?.after }),
  );
});
