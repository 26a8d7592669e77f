import { beforeEach, describe, expect, test } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn, tokenOf } from '#tests/support/askMock.ts';
import { numberIn } from '#tests/support/replyBody.ts';

const MANAGER = 'pricing.manager@backroom.test';
const callAs = async (call: string, body?: unknown, email = MANAGER, headers = {}) =>
  ask(call, { token: await tokenOf(email), headers, ...(body === undefined ? {} : { body }) });

const charge = { repeatPrice: null, appliesLtm: false, includedUnits: 0 };
const setup = { ...charge, name: 'Setup', type: 'Setup', per: 'Color', price: '45.00' };
const run = {
  ...charge,
  name: 'Each further colour',
  type: 'Run',
  per: 'Color',
  price: '0.25',
  includedUnits: 1,
};
const ltmCharge = { ...charge, name: 'LTM', type: 'Order', per: 'Order', price: '50.00', appliesLtm: true };

/** A product whose ladder is 72 at 10.00 and 144 at 8.00, its minimum 100, and the charges above. */
async function publishLadder(currency = 'USD'): Promise<void> {
  const readVersion = async () => numberIn(await callAs('GET /products/prd-0001'), 'version');
  await callAs('PATCH /products/prd-0001', { version: await readVersion(), moq: 100 }, 'admin@backroom.test');
  await callAs('PUT /products/prd-0001/charges', {
    version: await readVersion(),
    items: [setup, run, ltmCharge],
  });
  const slabs = [
    { minQty: 72, unitPrice: '10.00' },
    { minQty: 144, unitPrice: '8.00' },
  ];
  const setFields = { currency, priceType: 'List', configuration: 'Decorated', note: '', slabs, link: null };
  const body = { ...setFields, owner: { kind: 'product', id: 'prd-0001' } };
  const headers = { 'Idempotency-Key': 'quote-key-of-this-test' };
  const id = textIn(await callAs('POST /products/prd-0001/slab-sets', body, MANAGER, headers), 'id');
  const publishBody = { version: 1, reason: 'Agreed for this test', acknowledge: true };
  expect((await callAs(`POST /slab-sets/${id}/publish`, publishBody, MANAGER, headers)).status).toBe(200);
}

const getQuote = (query: string, email = 'service@backroom.test') =>
  callAs(`GET /products/prd-0001/quote?${query}`, undefined, email);

beforeEach(() => resetSession());

describe('a quote', () => {
  test('of one colour has the setup once and no run charge', async () => {
    await publishLadder();
    expect((await getQuote('qty=200')).body).toEqual({
      quantity: 200,
      currency: 'USD',
      configuration: 'Decorated',
      slab: { minQty: 144, unitPrice: '8.00' },
      run: '0.00',
      setup: '45.00',
      order: '0.00',
      total: '1645.00',
      allInUnit: '8.225',
      gpPct: null,
      nextBreak: null,
    });
  });

  test('of three colours has a setup for each, and two of them on each piece', async () => {
    await publishLadder();
    expect((await getQuote('qty=200&colors=3')).body).toMatchObject({
      setup: '135.00',
      run: '0.50',
      total: '1835.00',
      allInUnit: '9.175',
    });
  });

  test('has the less-than-minimum charge below the minimum only', async () => {
    await publishLadder();
    expect((await getQuote('qty=99')).body).toMatchObject({ order: '50.00', total: '1085.00' });
    expect((await getQuote('qty=100')).body).toMatchObject({ order: '0.00', total: '1045.00' });
  });

  test('L8 names the next break that costs less in all', async () => {
    await publishLadder();
    const next = { minQty: 144, unitPrice: '8.00', total: '1152.00' };
    expect((await getQuote('qty=115')).body).toMatchObject({ nextBreak: { ...next, cheaper: false } });
    expect((await getQuote('qty=116')).body).toMatchObject({ nextBreak: { ...next, cheaper: true } });
  });

  test('has no price below the first slab, in another currency or configuration', async () => {
    await publishLadder();
    for (const query of ['qty=71', 'qty=200&currency=EUR', 'qty=200&configuration=Blank']) {
      expect((await getQuote(query)).status).toBe(404);
    }
    expect((await getQuote('qty=0')).status).toBe(422);
    expect((await callAs('GET /products/prd-0/quote?qty=1')).status).toBe(404);
  });

  test('of a ladder in euros has its charges in euros', async () => {
    await publishLadder('EUR');
    expect((await getQuote('qty=200&currency=EUR')).body).toMatchObject({ currency: 'EUR', setup: '38.808' });
    // The one in dollars is another price, and still holds.
    expect((await getQuote('qty=4000')).body).toMatchObject({ currency: 'USD', setup: '45.00' });
  });

  test('has no total without an exchange rate for the charges, and names the currency', async () => {
    await publishLadder('JPY');
    const reply = await getQuote('qty=200&currency=JPY');
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({
      code: 'validation',
      errors: [{ field: 'currency', code: 'no_exchange_rate', message: 'No exchange rate for JPY' }],
    });
    expect((await getQuote('qty=71&currency=JPY')).status).toBe(404);
  });

  test('has the GP % for those who may see costs', async () => {
    await publishLadder();
    expect((await getQuote('qty=200')).body).toMatchObject({ gpPct: null });
    expect((await getQuote('qty=200', MANAGER)).body).toMatchObject({
      gpPct: expect.stringMatching(/^-?\d+\.\d\d$/),
    });
    expect((await getQuote('qty=200', 'menu-empty@backroom.test')).status).toBe(403);
  });
});
