import { beforeEach, expect, test } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { askAs, askAsAnalyst, CATALOGUE, MERCHANDISER } from '#tests/support/matches.ts';
import { itemsIn, recordIn, textsIn } from '#tests/support/replyBody.ts';

beforeEach(() => resetSession());

const FROM = 'from=2025-01-01T00:00:00Z';
const history = (id: string, query = FROM) => askAsAnalyst(`GET /products/${id}/price-history?${query}`);
const market = (id: string) => askAsAnalyst(`GET /products/${id}/market`);

test('the history of a product has the pages of its market, each with the points of its own history', async () => {
  const [ofProduct, offers] = [await history('prd-0008'), await market('prd-0008')];
  const pages = itemsIn(ofProduct, 'pages');
  expect(pages.map(({ matchId }) => matchId)).toEqual(textsIn(offers, 'matchId'));
  expect(pages.length).toBeGreaterThan(1);
  for (const { matchId, points } of pages) {
    const own = await askAs(
      'pricing.manager@backroom.test',
      `GET /matches/${String(matchId)}/price-history?${FROM}`,
    );
    expect(points).toEqual(recordIn(own).points);
  }
});

test('prices of ours name who published them', async () => {
  const ours = itemsIn(await history('prd-0001'), 'ours');
  expect(ours.length).toBeGreaterThan(0);
  for (const { unitPrice, changedBy } of ours) expect(changedBy === null).toBe(unitPrice === null);
});

test('the history is at the quantity that was asked for, else at that of the lists', async () => {
  expect(recordIn(await history('prd-0008', `qty=1000&${FROM}`))).toMatchObject({ quantity: 1000 });
  expect(recordIn(await history('prd-0008'))).toMatchObject({ quantity: 250 });
});

test('a product that is not there has no history, and who lacks the dashboard reads none', async () => {
  expect((await history('prd-none')).status).toBe(404);
  const refused = await askAs(CATALOGUE, `GET /products/prd-0008/price-history?${FROM}`);
  expect(refused).toMatchObject({ status: 403, body: { node: 'Competitor Dashboard' } });
  expect((await askAs(MERCHANDISER, `GET /products/prd-0008/price-history?${FROM}`)).status).toBe(200);
});

test('the market says what a page showed before, its availability, and the settings it is compared under', async () => {
  const reply = await market('prd-0008');
  expect(recordIn(reply)).toMatchObject({
    standardQuantities: [100, 250, 500, 1000],
    listQuantity: 250,
    tieTolerancePct: expect.stringMatching(/^\d/),
  });
  const before = itemsIn(await history('prd-0008'), 'pages');
  for (const { matchId, previous, availability } of itemsIn(reply)) {
    expect(['inStock', 'backorder', 'outOfStock', 'unknown']).toContain(availability);
    const points = before.find((page) => page.matchId === matchId)?.points;
    if (!Array.isArray(points)) throw new Error('no points');
    expect(previous !== null).toBe(points.filter(({ isAnomaly }) => !isAnomaly).length > 1);
  }
});

test('suggestions can be those for one product', async () => {
  const asAdmin = (query: string) => askAs('admin@backroom.test', `GET /price-suggestions?${query}`);
  const [first] = itemsIn(await asAdmin(''));
  const { id } = Object(first?.product);
  const own = await asAdmin(`productId=${String(id)}`);
  expect(itemsIn(own)).toEqual([first]);
  expect(itemsIn(await asAdmin('productId=prd-none'))).toEqual([]);
});
