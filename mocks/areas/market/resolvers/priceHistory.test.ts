import { beforeEach, expect, test } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { zPriceHistory } from '#api/generated/zod/matches.gen.ts';
import {
  ANALYST,
  askAs,
  askAsAnalyst,
  BROKEN,
  CATALOGUE,
  CONFIRMED,
  marketNow,
  typedReading,
} from '#tests/support/matches.ts';
import { recordIn, textsIn } from '#tests/support/replyBody.ts';

beforeEach(() => resetSession());

const DAY_MS = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();
const ask = (id: string, days: number, more = '') =>
  askAsAnalyst(`GET /matches/${id}/price-history?from=${daysAgo(days)}${more}`);
const historyOf = async (id: string, days: number, more = '') =>
  zPriceHistory.parse((await ask(id, days, more)).body);

test('the latest price is that of the match, and judged alike', async () => {
  for (const id of [CONFIRMED, 'lst-0012-4', 'lst-0010-4']) {
    const { comparison, suspicious } = recordIn(await askAsAnalyst(`GET /matches/${id}`));
    const history = await historyOf(id, 730);
    const latest = history.points.findLast(({ isAnomaly }) => !isAnomaly);
    expect({ ...latest, quantity: history.quantity }).toMatchObject({
      isSuspicious: suspicious,
      quantity: 250,
    });
    expect(comparison).toMatchObject({ unitPrice: latest?.unitPrice, allInUnit: latest?.allInUnit });
  }
});

test('all readings of a period are there, the oldest first, after the one that held when it began', async () => {
  const times = textsIn(await askAsAnalyst(`GET /matches/${CONFIRMED}/readings?pageSize=100`), 'capturedAt');
  const all = times.toReversed();
  const { points, from } = await historyOf(CONFIRMED, 365);
  const inPeriod = all.filter((at) => at >= from);
  expect(inPeriod.length).toBeGreaterThan(5);
  expect(points.map(({ at }) => at)).toEqual([all[all.length - inPeriod.length - 1], ...inPeriod]);
});

test('what was not seen since the period began is no price of it', async () => {
  expect((await historyOf(CONFIRMED, 0)).points).toEqual([]);
  expect((await historyOf(CONFIRMED, 30)).points.length).toBeGreaterThan(0);
});

test('an anomaly stays in sight, and is marked as one', async () => {
  const added = recordIn(await askAsAnalyst(`POST /matches/${CONFIRMED}/readings`, typedReading));
  await askAsAnalyst(`PATCH /matches/${CONFIRMED}/readings/${String(added['id'])}`, { isAnomaly: true });
  const { points } = await historyOf(CONFIRMED, 30);
  expect(points.at(-1)).toMatchObject({
    unitPrice: '5.05',
    allInUnit: '5.25',
    method: 'manual',
    isAnomaly: true,
  });
});

test('a quantity that is not sold has no price', async () => {
  const { points, ours } = await historyOf(CONFIRMED, 90, '&qty=1');
  expect(points.map(({ unitPrice }) => unitPrice)).toEqual(points.map(() => null));
  expect(ours.at(-1)).toMatchObject({ unitPrice: null });
});

test('our price of today is the live one at the quantity', async () => {
  for (const qty of [100, 500]) {
    const quote = recordIn(await askAs('admin@backroom.test', `GET /products/prd-0008/quote?qty=${qty}`));
    const { ours } = await historyOf(CONFIRMED, 730, `&qty=${qty}`);
    expect(quote).toMatchObject({ slab: { unitPrice: ours.at(-1)?.unitPrice } });
  }
});

test('scans that failed are those of the scan runs', async () => {
  const market = marketNow();
  const { failedReads } = await historyOf(BROKEN, 90);
  const competitorId = market.listings.get(BROKEN)?.competitorId;
  const failed = market.scanRuns
    .all()
    .filter((run) => run.competitorId === competitorId)
    .flatMap((run) => market.scannedIn(run))
    .filter(({ listingId, outcome }) => listingId === BROKEN && outcome === 'failed');
  expect(failed.length).toBeGreaterThan(2);
  expect(failedReads).toEqual(
    failed
      .map(({ readAt, failure }) => ({ at: readAt, failure }))
      .toSorted((a, b) => ((a.at ?? '') < (b.at ?? '') ? -1 : 1)),
  );
});

test('who may not see matches, a match that is not there, and a period without a beginning are refused', async () => {
  const path = `GET /matches/${CONFIRMED}/price-history`;
  expect(await askAs(CATALOGUE, `${path}?from=${daysAgo(30)}`)).toMatchObject({ status: 403 });
  expect(await ask('lst-none', 30)).toMatchObject({ status: 404 });
  expect(await askAs(ANALYST, path)).toMatchObject({ status: 422 });
});
