import { beforeEach, describe, expect, test } from 'vitest';

import { examples } from '#mocks/contract/examples.gen.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';
import {
  askAs,
  askAsAnalyst,
  BROKEN,
  CATALOGUE,
  CONFIRMED,
  marketNow,
  MERCHANDISER,
  REJECTED,
  SUGGESTED,
  changeListing,
} from '#tests/support/matches.ts';
import { itemsIn, numberIn, recordIn, textsIn } from '#tests/support/replyBody.ts';

beforeEach(() => resetSession());

const list = (query: string) => askAsAnalyst(`GET /matches?${query}`);

describe('the list of matches', () => {
  test('has all pages of a product, by competitor, in any state', async () => {
    const reply = await list('productId=prd-0016');
    expect(reply.body).toMatchObject({
      items: [
        { competitor: { name: 'Brightline Promo' } },
        { competitor: { name: 'Logo Harbor' } },
        { competitor: { name: 'Merch Meadow' } },
      ],
    });
    expect(textsIn(reply, 'status')).toEqual(['rejected', 'confirmed', 'rejected']);
    expect(numberIn(await list('productId=prd-0000'), 'total')).toBe(0);
  });

  test('is narrowed by state, competitor, confidence, suspicion and words', async () => {
    expect(new Set(textsIn(await list('status=suggested&status=broken&pageSize=100'), 'status'))).toEqual(
      new Set(['suggested', 'broken']),
    );
    const ofTwo = itemsIn(await list('competitorId=cmp-2&competitorId=cmp-9&pageSize=100'));
    expect(new Set(ofTwo.map(({ url }) => new URL(String(url)).host))).toEqual(
      new Set(['logo-harbor.example', 'alpina-promotion.example']),
    );
    const certain = itemsIn(await list('confidenceMin=0.96&pageSize=100'));
    expect(certain.every(({ confidence }) => Number(confidence) >= 0.96)).toBe(true);
    expect(certain.length).toBeGreaterThan(0);
    const suspicious = itemsIn(await list('suspicious=true&pageSize=100'));
    expect(suspicious.length).toBeGreaterThan(0);
    expect(suspicious.every((one) => one['suspicious'])).toBe(true);
    expect(itemsIn(await list('suspicious=false&pageSize=100')).some((one) => one['suspicious'])).toBe(false);
    expect(textsIn(await list('q=UMBRELLA%20harbor'), 'id')).toEqual([CONFIRMED]);
  });

  test('is sorted as asked, and what nobody decided stands last', async () => {
    const decided = itemsIn(await list('sort=-decidedAt&pageSize=100')).map((one) => one['decidedAt']);
    const known = decided.filter((at) => at !== null).map(String);
    expect(known).toEqual(known.toSorted().toReversed());
    expect(decided.slice(known.length).every((at) => at === null)).toBe(true);
    const seen = textsIn(await list('sort=lastSeenAt&pageSize=100'), 'lastSeenAt');
    expect(seen).toEqual(seen.toSorted());
    for (const field of ['competitor', 'product', 'listingTitle', 'status', 'confidence', 'updatedAt'])
      expect((await list(`sort=-${field}`)).status).toBe(200);
  });

  test('is read with either of two pages, and by nobody else', async () => {
    expect((await askAs(MERCHANDISER, 'GET /matches')).status).toBe(200);
    expect(await askAs(CATALOGUE, 'GET /matches')).toMatchObject({
      status: 403,
      body: { node: 'Competitor Manager' },
    });
  });
});

describe('a match', () => {
  test('tells its latest reading, how it compares, and that it is counted', async () => {
    const reply = await askAsAnalyst(`GET /matches/${CONFIRMED}`);
    expect(reply.body).toMatchObject({
      product: { id: 'prd-0008' },
      competitor: { id: 'cmp-2', code: 'logo-harbor.example', name: 'Logo Harbor' },
      status: 'confirmed',
      freshness: 'fresh',
      counted: true,
      notCountedBecause: null,
      reading: { matchId: CONFIRMED, method: 'crawl', isAnomaly: false },
      comparison: { quantity: 250, currency: 'USD', gapPct: expect.stringMatching(/^-?\d+\.\d\d$/) },
      version: 1,
    });
    expect(Object.keys(recordIn(reply)).toSorted()).toEqual(Object.keys(examples.match).toSorted());
  });

  test('says why it is not counted', async () => {
    const because = async (id: string) =>
      recordIn(await askAsAnalyst(`GET /matches/${id}`))['notCountedBecause'];
    expect(await because(SUGGESTED)).toBe('notConfirmed');
    expect(await because(REJECTED)).toBe('notConfirmed');
    expect(await because(BROKEN)).toBe('broken');
    changeListing(CONFIRMED, { packFactor: null });
    expect(await because(CONFIRMED)).toBe('suspicious');
    const market = marketNow();
    const harbor = market.competitors.get('cmp-2');
    if (harbor) market.competitors.put({ ...harbor, status: 'paused' });
    expect(await because(CONFIRMED)).toBe('paused');
  });

  test('without a reading that is no anomaly has nothing to compare', async () => {
    const listing = changeListing(CONFIRMED, {});
    const all = marketNow().readingsOf(listing);
    changeListing(CONFIRMED, { anomalies: Object.fromEntries(all.map(({ id }) => [id, true])) });
    expect((await askAsAnalyst(`GET /matches/${CONFIRMED}`)).body).toMatchObject({
      reading: null,
      comparison: null,
      counted: false,
      notCountedBecause: 'noReading',
    });
    const ladders = await askAsAnalyst('GET /products/prd-0008/market');
    expect(textsIn(ladders, 'name')).not.toContain('Logo Harbor');
  });

  test('that is not there is not found, and neither are its readings', async () => {
    expect((await askAsAnalyst('GET /matches/lst-0')).status).toBe(404);
    expect((await askAsAnalyst('GET /matches/lst-0/readings')).status).toBe(404);
    expect((await askAs(CATALOGUE, `GET /matches/${CONFIRMED}`)).status).toBe(403);
    expect((await askAs(CATALOGUE, `GET /matches/${CONFIRMED}/readings`)).status).toBe(403);
    expect((await askAs(CATALOGUE, `GET /matches/${CONFIRMED}/readings/x`)).status).toBe(403);
    expect((await askAsAnalyst(`GET /matches/${CONFIRMED}/readings/x`)).status).toBe(404);
  });
});

describe('looking at a page before it is attached', () => {
  const inspect = (url: string, productId = 'prd-0016') =>
    askAsAnalyst('POST /matches/inspect-url', { url, productId });

  test('finds whose it is, and reads its title and its ladder', async () => {
    const url = 'https://www.merch-meadow.example/sport/ember-skipping-rope/?utm_source=mail#top';
    const { body } = await inspect(url);
    expect(body).toMatchObject({
      normalizedUrl: 'https://merch-meadow.example/sport/ember-skipping-rope',
      competitor: { id: 'cmp-5', name: 'Merch Meadow' },
      page: { title: 'Ember skipping rope', currency: 'USD', breaks: expect.any(Array) },
      duplicate: null,
      blacklisted: null,
      elsewhere: [],
    });
    expect((await inspect(url)).body).toEqual(body);
  });

  test('says that the product has it, that it was rejected, and which other products have it', async () => {
    const duplicate = await inspect('https://logo-harbor.example/p/0016');
    expect(duplicate.body).toMatchObject({
      duplicate: { id: 'lst-0016-2', status: 'confirmed' },
      page: { title: 'Ember skipping rope, natural rubber, light' },
    });
    const rejected = await inspect('https://brightline-promo.example/p/0016');
    expect(rejected.body).toMatchObject({ duplicate: null, blacklisted: { id: REJECTED, version: 1 } });
    const elsewhere = await inspect('https://logo-harbor.example/p/0008');
    expect(elsewhere.body).toMatchObject({
      duplicate: null,
      elsewhere: [{ id: CONFIRMED, product: { id: 'prd-0008' } }],
    });
  });

  test('of nobody, or one that cannot be read, has no content', async () => {
    expect((await inspect('https://nobody.example/mug')).body).toMatchObject({
      competitor: null,
      page: null,
    });
    expect((await inspect('https://logo-harbor.example/unreadable')).body).toMatchObject({
      competitor: { id: 'cmp-2' },
      page: null,
    });
  });

  test('is refused for a product that is not there, an address that is none, and who may not edit', async () => {
    const url = 'https://logo-harbor.example/p/1';
    expect(await inspect(url, 'prd-0')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'productId' }] },
    });
    expect(await inspect('https://me:secret@logo-harbor.example/p')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'url', code: 'invalid' }] },
    });
    const reply = await askAs(MERCHANDISER, 'POST /matches/inspect-url', { url, productId: 'prd-0016' });
    expect(reply).toMatchObject({ status: 403, body: { node: 'Competitor Manager: Edit' } });
  });
});
