import { beforeEach, describe, expect, test } from 'vitest';

import { examples } from '#mocks/contract/examples.gen.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { textIn } from '#tests/support/askMock.ts';
import { apiClient, finishJob } from '#tests/support/apiClient.ts';
import { itemsIn, numberIn, recordIn } from '#tests/support/replyBody.ts';
import { askAs, askAsAdmin } from '#tests/support/roles.ts';

const ONE = '/competitors/cmp-1';
const input = examples.competitorInput;

const create = (changes: object = {}) => askAsAdmin('POST /competitors', { ...input, ...changes });
const change = (body: object) => askAsAdmin(`PATCH ${ONE}`, { version: 1, ...body });
const listIds = async (query = '') =>
  itemsIn(await askAsAdmin(`GET /competitors${query}`)).map(({ id }) => id);

/** A product whose only counted offers are those of one competitor, and which one. */
async function findOnlyOffer() {
  const [row] = itemsIn(await askAsAdmin('GET /competitors')).filter(
    ({ onlyOffers }) => Number(onlyOffers) > 0,
  );
  const products = itemsIn(await askAsAdmin('GET /products?pageSize=100'));
  for (const { id } of products) {
    const counted = itemsIn(await askAsAdmin(`GET /products/${String(id)}/market`)).filter(
      (offer) => offer['counted'],
    );
    if (counted.length > 0 && counted.every(({ competitorId }) => competitorId === row?.['id']))
      return { competitor: row ?? {}, productId: String(id) };
  }
  throw new Error('No product has offers of one competitor alone.');
}

beforeEach(() => resetSession());

describe('reading competitors', () => {
  test('ten are listed by name, each with its share of what is compared', async () => {
    const items = itemsIn(await askAsAdmin('GET /competitors'));
    expect(items).toHaveLength(10);
    const names = items.map(({ name }) => String(name));
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
    for (const { counted, matches, onlyOffers } of items) {
      expect(Number(counted)).toBeLessThanOrEqual(Number(matches));
      expect(Number(onlyOffers)).toBeLessThanOrEqual(Number(counted));
    }
  });

  test('what is counted of a competitor is what the markets of the products count', async () => {
    const products = itemsIn(await askAsAdmin('GET /products?pageSize=100'));
    let counted = 0;
    for (const { id } of products) {
      const offers = itemsIn(await askAsAdmin(`GET /products/${String(id)}/market`));
      if (offers.some((offer) => offer['competitorId'] === 'cmp-1' && offer['counted'])) counted += 1;
    }
    expect(recordIn(await askAsAdmin(`GET ${ONE}`))).toMatchObject({ counted });
  });

  test('who neither keeps nor matches competitors reads none', async () => {
    const reply = await askAs('service@backroom.test', 'GET /competitors');
    expect(reply).toMatchObject({ status: 403, body: { node: 'Competitor Admin' } });
    expect((await askAs('merchandiser@backroom.test', `GET ${ONE}`)).status).toBe(200);
    expect((await askAsAdmin('GET /competitors/cmp-0')).status).toBe(404);
  });
});

describe('writing competitors', () => {
  test('a new one has no pages, is listed and read back', async () => {
    const reply = await create();
    expect(reply).toMatchObject({
      status: 201,
      body: { ...input, status: 'active', matches: 0, freshPct: null },
    });
    const id = textIn(reply, 'id');
    expect(reply.headers.get('Location')).toBe(`/api/competitors/${id}`);
    expect(await listIds()).toContain(id);
  });

  test('two have never the same domain, nor one that is archived', async () => {
    const taken = { status: 422, body: { errors: [{ field: 'domain', code: 'taken' }] } };
    expect(await create({ domain: 'logo-harbor.example' })).toMatchObject(taken);
    expect(await change({ domain: 'logo-harbor.example' })).toMatchObject(taken);
    await askAsAdmin('DELETE /competitors/cmp-2?version=1');
    expect(await create({ domain: 'logo-harbor.example' })).toMatchObject(taken);
    expect((await change({ domain: 'brightline-promo.example', name: 'Brightline' })).status).toBe(200);
  });

  test.each([
    'www.shop.example',
    'Shop.example',
    'https://shop.example',
    'shop',
    'shop.example/p',
    'a..example',
  ])('%s is no domain', async (domain) => {
    expect(await create({ domain })).toMatchObject({ status: 422, body: { errors: [{ field: 'domain' }] } });
  });

  test('an old version is refused with the record as it is', async () => {
    await change({ name: 'Brightline' });
    const reply = await change({ name: 'Other' });
    expect(reply).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: { name: 'Brightline', version: 2 } },
    });
  });

  test('who may only read them changes none', async () => {
    const refused = { status: 403, body: { node: 'Competitor Admin: Edit' } };
    for (const call of [
      'POST /competitors',
      `PATCH ${ONE}`,
      `DELETE ${ONE}?version=1`,
      `POST ${ONE}/restore`,
    ]) {
      const body = call.startsWith('POST /competitors') ? input : { version: 1, name: 'Other' };
      expect(await askAs('auditor@backroom.test', call, call.includes('?') ? undefined : body)).toMatchObject(
        refused,
      );
    }
  });

  test('a paused one is not compared, and what it alone was compared for is compared with nobody', async () => {
    const { competitor, productId } = await findOnlyOffer();
    const path = `/competitors/${String(competitor['id'])}`;
    expect(await askAsAdmin(`PATCH ${path}`, { version: 1, status: 'paused' })).toMatchObject({
      status: 200,
      body: { status: 'paused', counted: 0, onlyOffers: 0, matches: competitor['matches'] },
    });
    expect(itemsIn(await askAsAdmin(`GET /products/${productId}/market`))).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ counted: true })]),
    );
    expect(recordIn(await askAsAdmin(`GET /products/${productId}`))).toMatchObject({ priceIndex: null });
    await askAsAdmin(`PATCH ${path}`, { version: 2, status: 'active' });
    expect(recordIn(await askAsAdmin(`GET ${path}`))).toMatchObject({ onlyOffers: competitor['onlyOffers'] });
  });

  test('what its prices include changes what they are compared as, at once', async () => {
    const { competitor, productId } = await findOnlyOffer();
    const index = async () => numberIn(await askAsAdmin(`GET /products/${productId}`), 'priceIndex');
    const before = await index();
    await askAsAdmin(`PATCH /competitors/${String(competitor['id'])}`, {
      version: 1,
      taxIncluded: true,
      taxPct: 25,
    });
    expect(await index()).toBeGreaterThan(before);
  });

  test('an archived one is listed apart, is not changed, and comes back as it was', async () => {
    await change({ status: 'paused' });
    expect(await askAsAdmin(`DELETE ${ONE}?version=2`)).toMatchObject({ status: 200, body: { id: 'cmp-1' } });
    expect(await listIds()).not.toContain('cmp-1');
    expect(await listIds('?archived=true')).toEqual(['cmp-1']);
    const refused = { status: 409, body: { code: 'wrong_state' } };
    expect(await askAsAdmin(`PATCH ${ONE}`, { version: 3, name: 'Other' })).toMatchObject(refused);
    expect(await askAsAdmin(`DELETE ${ONE}?version=3`)).toMatchObject(refused);
    expect(await askAsAdmin(`POST ${ONE}/restore`)).toMatchObject({
      status: 200,
      body: { status: 'paused' },
    });
    expect(await listIds()).toContain('cmp-1');
  });
});

describe('the log', () => {
  const latest = async () => itemsIn(await askAsAdmin('GET /activity-log?entityType=competitor'))[0] ?? {};

  const undoLatest = async () => {
    const client = await apiClient();
    const path = `/activity-log/${String((await latest())['id'])}/undo`;
    const version = numberIn(await client.post(`${path}/preview`), 'version');
    return finishJob(client, await client.post(`${path}/apply`, { version }));
  };

  test('says each thing that prices include', async () => {
    await change({ includes: { setup: true, oneColor: true, shipping: false }, scanFrequency: 'weekly' });
    expect((await latest())['changes']).toEqual([
      { field: 'scanFrequency', before: 'daily', after: 'weekly' },
      { field: 'includesSetup', before: 'false', after: 'true' },
    ]);
  });

  test('a change, an archiving and a creation are taken back there', async () => {
    await change({ name: 'Brightline' });
    await undoLatest();
    expect(recordIn(await askAsAdmin(`GET ${ONE}`))).toMatchObject({ name: 'Brightline Promo', version: 3 });
    await askAsAdmin(`DELETE ${ONE}?version=3`);
    await undoLatest();
    expect(await listIds()).toContain('cmp-1');
    const id = textIn(await create(), 'id');
    await undoLatest();
    expect((await askAsAdmin(`GET /competitors/${id}`)).status).toBe(404);
  });

  test('a domain that another competitor took meanwhile is not taken back', async () => {
    await change({ domain: 'brightline.example' });
    await create({ domain: 'brightline-promo.example' });
    const [, entry] = itemsIn(await askAsAdmin('GET /activity-log?entityType=competitor'));
    const plan = await askAsAdmin(`POST /activity-log/${String(entry?.['id'])}/undo/preview`);
    expect(numberIn(plan, 'undoableCount')).toBe(0);
  });
});
