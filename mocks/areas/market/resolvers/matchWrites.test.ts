import { beforeEach, describe, expect, test } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn, tokenOf } from '#tests/support/askMock.ts';
import {
  ANALYST,
  askAs,
  askAsAnalyst,
  changeListing,
  CONFIRMED,
  marketNow,
  MERCHANDISER,
  newMatch,
  REJECTED,
  SUGGESTED,
  typedReading,
} from '#tests/support/matches.ts';
import { itemsIn, numberIn, recordIn } from '#tests/support/replyBody.ts';

beforeEach(() => resetSession());

const attach = (change: object = {}) => askAsAnalyst('POST /matches', { ...newMatch, ...change });
const refusal = (field: string, code: string) => ({ status: 422, body: { errors: [{ field, code }] } });

describe('attaching a page', () => {
  test('makes a confirmed match with its first reading, whose price counts at once', async () => {
    const matches = numberIn(await askAsAnalyst('GET /products/prd-0016'), 'matches');
    const reply = await attach({ url: `${newMatch.url}/?utm_source=mail`, listingTitle: ' Ember\nrope ' });
    expect(reply).toMatchObject({
      status: 201,
      body: {
        url: newMatch.url,
        listingTitle: 'Ember rope',
        status: 'confirmed',
        source: 'manual',
        confidence: 1,
        decidedBy: { id: 'u-1003', name: 'Priya Raman' },
        reading: { ...typedReading, method: 'manual', createdBy: { id: 'u-1003' } },
        freshness: 'fresh',
        version: 1,
      },
    });
    const id = textIn(reply, 'id');
    expect(reply.headers.get('location')).toBe(`/api/matches/${id}`);
    expect((await askAsAnalyst(`GET /matches/${id}`)).body).toEqual(reply.body);
    expect(numberIn(await askAsAnalyst('GET /products/prd-0016'), 'matches')).toBe(matches + 1);
  });

  test('once for one key', async () => {
    const options = {
      token: await tokenOf(ANALYST),
      headers: { 'Idempotency-Key': 'attach-ember-rope-1' },
      body: newMatch,
    };
    const first = await ask('POST /matches', options);
    expect((await ask('POST /matches', options)).body).toEqual(first.body);
    expect(numberIn(await askAsAnalyst('GET /matches?productId=prd-0016'), 'total')).toBe(4);
  });

  test('is refused for a page that the product has, or that was rejected for it', async () => {
    expect(await attach({ url: 'https://logo-harbor.example/p/0016' })).toMatchObject(
      refusal('url', 'taken'),
    );
    expect(await attach({ url: 'https://brightline-promo.example/p/0016#top' })).toMatchObject(
      refusal('url', 'blacklisted'),
    );
    // Another product may have the same page.
    expect((await attach({ url: 'https://logo-harbor.example/p/0008' })).status).toBe(201);
  });

  test('is refused for the page of nobody, of an archived competitor, and for what is no address', async () => {
    expect(await attach({ url: 'https://nobody.example/rope' })).toMatchObject(
      refusal('url', 'unknown_competitor'),
    );
    expect(await attach({ url: 'https://me:secret@merch-meadow.example/p' })).toMatchObject(
      refusal('url', 'invalid'),
    );
    const { competitors } = marketNow();
    const meadow = competitors.get('cmp-5');
    if (meadow) competitors.put({ ...meadow, archivedAt: '2026-11-01T00:00:00.000Z' });
    expect(await attach()).toMatchObject(refusal('url', 'archived_competitor'));
  });

  test('is refused for a product that is not there or archived', async () => {
    expect(await attach({ productId: 'prd-0' })).toMatchObject(refusal('productId', 'unknown'));
    const version = numberIn(await askAs('admin@backroom.test', 'GET /products/prd-0016'), 'version');
    await askAs('admin@backroom.test', `DELETE /products/prd-0016?version=${version}`);
    expect(await attach()).toMatchObject(refusal('productId', 'unknown'));
  });

  test('is refused with all that is wrong with its reading', async () => {
    const breaks = [
      { minQty: 72, unitPrice: '0.00' },
      { minQty: 72, unitPrice: '1.00' },
    ];
    const reading = { ...typedReading, breaks, capturedAt: '2999-01-01T00:00:00Z' };
    expect((await attach({ reading })).body).toMatchObject({
      errors: [
        { field: 'reading.breaks.0.unitPrice', code: 'not_positive' },
        { field: 'reading.breaks.1.minQty', code: 'not_ascending' },
        { field: 'reading.capturedAt', code: 'in_future' },
      ],
    });
    expect((await attach({ reading: { ...typedReading, breaks: [] } })).status).toBe(422);
  });

  test('needs the permission to edit', async () => {
    expect(await askAs(MERCHANDISER, 'POST /matches', newMatch)).toMatchObject({
      status: 403,
      body: { node: 'Competitor Manager: Edit' },
    });
  });
});

describe('changing a match', () => {
  const change = (id: string, body: object) => askAsAnalyst(`PATCH /matches/${id}`, { version: 1, ...body });

  test('keeps its type and pack factor, and the price is read anew at once', async () => {
    const before = await askAsAnalyst(`GET /matches/${CONFIRMED}`);
    const reply = await change(CONFIRMED, { matchType: 'equivalent', packFactor: 2 });
    expect(reply.body).toMatchObject({
      matchType: 'equivalent',
      packFactor: 2,
      version: 2,
      updatedBy: { id: 'u-1003' },
    });
    expect(recordIn(reply)['comparison']).not.toEqual(recordIn(before)['comparison']);
    expect((await askAsAnalyst(`GET /matches/${CONFIRMED}`)).body).toEqual(reply.body);
  });

  test('a pack factor that nobody knows makes the match suspicious', async () => {
    expect((await change(CONFIRMED, { packFactor: null })).body).toMatchObject({
      suspicious: true,
      notCountedBecause: 'suspicious',
    });
  });

  test('moves it to another product with its readings', async () => {
    const readings = numberIn(await askAsAnalyst(`GET /matches/${CONFIRMED}/readings`), 'total');
    expect((await change(CONFIRMED, { productId: 'prd-0012' })).body).toMatchObject({
      product: { id: 'prd-0012' },
      status: 'confirmed',
    });
    expect(numberIn(await askAsAnalyst(`GET /matches/${CONFIRMED}/readings`), 'total')).toBe(readings);
    expect(itemsIn(await askAsAnalyst('GET /matches?productId=prd-0012'))).toHaveLength(2);
    const [moved] = itemsIn(await askAsAnalyst(`GET /activity-log?entityType=match&entityId=${CONFIRMED}`));
    expect(moved?.['changes']).toMatchObject([
      { field: 'product', before: expect.stringContaining('Larch'), after: expect.stringContaining('Hazel') },
    ]);
    const ladders = itemsIn(await askAsAnalyst('GET /products/prd-0012/market'));
    expect(ladders.map(({ name }) => name)).toContain('Logo Harbor');
  });

  test('does not move it to no product, or to one that has the page or rejected it', async () => {
    expect(await change(CONFIRMED, { productId: 'prd-0' })).toMatchObject(refusal('productId', 'unknown'));
    changeListing('lst-0012-4', { url: 'https://logo-harbor.example/p/0008' });
    expect(await change(CONFIRMED, { productId: 'prd-0012' })).toMatchObject(refusal('productId', 'taken'));
    changeListing('lst-0012-4', { status: 'rejected' });
    expect(await change(CONFIRMED, { productId: 'prd-0012' })).toMatchObject(
      refusal('productId', 'blacklisted'),
    );
    // To stay where it is is no move.
    expect((await change(CONFIRMED, { productId: 'prd-0008' })).status).toBe(200);
  });

  test('is refused on another version, on a rejected match, and of one that is not there', async () => {
    expect((await change(SUGGESTED, { packFactor: 5 })).status).toBe(200);
    expect(await change(SUGGESTED, { packFactor: 6 })).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: { version: 2, packFactor: 5 } },
    });
    expect(await change(REJECTED, { packFactor: 5 })).toMatchObject({
      status: 409,
      body: { code: 'wrong_state' },
    });
    expect((await change('lst-0', { packFactor: 5 })).status).toBe(404);
    expect((await askAs(MERCHANDISER, `PATCH /matches/${SUGGESTED}`, { version: 2 })).status).toBe(403);
  });
});
