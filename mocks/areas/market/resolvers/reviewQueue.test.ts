import { beforeEach, describe, expect, test } from 'vitest';
import { catalogueOf } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { dbOf, resetSession } from '#mocks/core/mockSessions.ts';
import { newIdempotencyKey } from '#tests/support/apiClient.ts';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import {
  ANALYST,
  askAs,
  askAsAnalyst,
  changeListing,
  MERCHANDISER,
  SUGGESTED,
} from '#tests/support/matches.ts';
import { itemsIn, numberIn, recordIn, textsIn } from '#tests/support/replyBody.ts';
import { askAsAdmin } from '#tests/support/roles.ts';

beforeEach(() => resetSession());

const queue = (query = '') => askAsAnalyst(`GET /matches/next?${query}`);

const productOf = (matchId: string) => {
  const product = catalogueOf(dbOf(new Request('http://localhost/api')).catalogue).products.get(
    changeListing(matchId, {}).productId,
  );
  if (!product) throw new Error(`${matchId} has no product.`);
  return product;
};

const allWaiting = async (query = ''): Promise<string[]> => {
  const found: string[] = [];
  for (;;) {
    const last = found.at(-1);
    const ids = textsIn(await queue(`limit=20&${query}${last === undefined ? '' : `&after=${last}`}`), 'id');
    if (ids.length === 0) return found;
    found.push(...ids);
  }
};

describe('the queue of the review', () => {
  test('has every suggestion once, the surest first, each beside our product', async () => {
    const ids = await allWaiting();
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(numberIn(await queue(), 'waiting'));
    const suggested = numberIn(await askAsAnalyst('GET /matches?status=suggested'), 'total');
    expect(ids).toHaveLength(suggested);
    const [first, second] = itemsIn(await queue('limit=2'));
    expect(Number(first?.['confidence'])).toBeGreaterThanOrEqual(Number(second?.['confidence']));
    const product = recordIn(await askAsAdmin(`GET /products/${productOf(String(first?.['id'])).id}`));
    expect(first).toMatchObject({
      status: 'suggested',
      ours: {
        code: product['sku'],
        brand: product['brand'],
        supplierNumber: product['productId'],
        imageUrl: product['imageUrl'],
        moq: product['moq'],
      },
    });
  });

  test('goes on behind a match that was decided meanwhile', async () => {
    const [first = '', second, third] = await allWaiting();
    await askAsAnalyst(`POST /matches/${first}/confirm`, { version: 1 });
    expect(textsIn(await queue(`limit=2&after=${first}`), 'id')).toEqual([second, third]);
    expect(textsIn(await queue('limit=2'), 'id')).toEqual([second, third]);
    expect(await queue('after=lst-none')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'after', code: 'unknown' }] },
    });
  });

  test('is narrowed by competitor, category, confidence and suspicion', async () => {
    const { competitorId } = changeListing(SUGGESTED, {});
    const ofCompetitor = await allWaiting(`competitorId=${competitorId}`);
    expect(ofCompetitor).toContain(SUGGESTED);
    const { categoryId } = productOf(SUGGESTED);
    expect(await allWaiting(`categoryId=${categoryId}`)).toContain(SUGGESTED);
    const [sure, unsure] = [await allWaiting('confidenceMin=0.9'), await allWaiting('confidenceMax=0.89')];
    expect(sure.length).toBeGreaterThan(0);
    expect([...sure, ...unsure].toSorted()).toEqual((await allWaiting()).toSorted());
    changeListing(SUGGESTED, { packFactor: null });
    expect(await allWaiting('suspicious=true')).toContain(SUGGESTED);
  });

  test('leaves out who is not compared, and goods that we no longer offer', async () => {
    const { competitorId } = changeListing(SUGGESTED, {});
    await askAsAdmin(`PATCH /competitors/${competitorId}`, { version: 1, status: 'paused' });
    expect(await allWaiting(`competitorId=${competitorId}`)).toEqual([]);
    await askAsAdmin(`PATCH /competitors/${competitorId}`, { version: 2, status: 'active' });
    expect(await allWaiting()).toContain(SUGGESTED);
    const { id, version } = productOf(SUGGESTED);
    await askAsAdmin(`DELETE /products/${id}?version=${version}`);
    expect(await allWaiting()).not.toContain(SUGGESTED);
  });

  test('is for those who may read matches', async () => {
    expect(await askAs('service@backroom.test', 'GET /matches/next')).toMatchObject({ status: 403 });
    expect((await askAs(MERCHANDISER, 'GET /matches/next')).status).toBe(200);
  });
});

test('a decision that is sent twice with one key is made once, and answered alike', async () => {
  const sent = {
    token: await tokenOf(ANALYST),
    headers: { 'Idempotency-Key': newIdempotencyKey() },
    body: { version: 1, reason: 'other' },
  };
  const first = await ask(`POST /matches/${SUGGESTED}/reject`, sent);
  expect(first).toMatchObject({ status: 200, body: { status: 'rejected', version: 2 } });
  expect(await ask(`POST /matches/${SUGGESTED}/reject`, sent)).toMatchObject({
    status: 200,
    body: first.body,
  });
});
