import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { isRecord } from '#mocks/contract/homes.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn } from '#tests/support/askMock.ts';
import { finishJob, apiClient, type ApiClient } from '#tests/support/apiClient.ts';
import { accounts, charge, service } from '#tests/support/payments.ts';
import { itemsIn, numberIn, recordIn, textsIn } from '#tests/support/replyBody.ts';

let client: ApiClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  client = await accounts();
});
afterEach(() => {
  vi.useRealTimers();
});

const listPayments = (query = '') => client.get(`/payments?pageSize=100${query}`);

describe('the payment set-up', () => {
  test('has each currency’s decimals, and the limit of the person', async () => {
    const config = await client.get('/payments/config');
    expect(config.body).toMatchObject({ mode: 'test', features: { moto: true } });
    const currencies = itemsIn(config, 'currencies');
    expect(currencies).toContainEqual(expect.objectContaining({ code: 'JPY', exponent: 0, stepMinor: 1 }));
    expect(currencies).toContainEqual(expect.objectContaining({ code: 'KWD', exponent: 3, stepMinor: 10 }));
    expect(currencies[0]).toMatchObject({ code: 'USD', limitMinor: null });
    const ownCurrencies = itemsIn(await (await service()).get('/payments/config'), 'currencies');
    expect(ownCurrencies[0]).toMatchObject({ code: 'USD', limitMinor: 500_000 });
  });
});

describe('the payable documents', () => {
  test('are the open ones, the longest overdue first, and the others on request', async () => {
    const open = itemsIn(await client.get('/payables?pageSize=100'));
    expect(open.every(({ openMinor }) => Number(openMinor) > 0)).toBe(true);
    const dates = open.map(({ dueDate }) => (typeof dueDate === 'string' ? dueDate : '9999'));
    expect(dates).toEqual(dates.toSorted());
    expect(new Set(open.map(({ currency }) => currency)).size).toBeGreaterThan(4);
    const others = itemsIn(await client.get('/payables?pageSize=100&open=false'));
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set(['paid', 'void']));
  });

  test('are found by number, customer or id', async () => {
    expect(textsIn(await client.get('/payables?q=inv-2041'), 'id')).toEqual(['inv-20418']);
    expect(textsIn(await client.get('/payables?q=gulf%20gate&id=ord-7714'), 'number')).toEqual(['ORD-7714']);
    const ofCustomer = itemsIn(await client.get('/payables?customerId=cus-04'));
    expect(ofCustomer.every(({ currency }) => currency === 'GBP')).toBe(true);
    expect((await client.get('/payables/inv-20377')).body).toMatchObject({
      number: 'INV-20377',
      status: 'overdue',
    });
    expect((await client.get('/payables/INV-20402')).body).toMatchObject({
      id: 'inv-20402',
      status: 'partial',
    });
    expect((await client.get('/payables/INV-0')).status).toBe(404);
  });
});

describe('the list of payments', () => {
  test('has payments in every state, the latest first, in the past', async () => {
    const items = itemsIn(await listPayments());
    expect(items.length).toBeGreaterThanOrEqual(60);
    const times = items.map(({ createdAt }) => Date.parse(String(createdAt)));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times.every((time) => time < Date.now())).toBe(true);
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['succeeded', 'failed', 'canceled']));
    expect(new Set(items.map(({ channel }) => channel)).size).toBe(4);
    expect(items.some(({ refundedMinor }) => Number(refundedMinor) > 0)).toBe(true);
    expect(items.some(({ disputed }) => disputed)).toBe(true);
  });

  test('sums up what succeeded and matches, per currency, over all pages', async () => {
    const reply = await client.get('/payments?pageSize=10&currency=USD');
    const all = itemsIn(await listPayments('&currency=USD&status=succeeded'));
    const sum = (name: string) => all.reduce((total, item) => total + Number(item[name]), 0);
    expect(itemsIn(reply, 'totals')).toEqual([
      {
        currency: 'USD',
        count: all.length,
        grossMinor: sum('amountMinor'),
        refundedMinor: sum('refundedMinor'),
      },
    ]);
  });

  test.each([
    ['status=failed&status=canceled', (item: Record<string, unknown>) => item['status'] !== 'succeeded'],
    ['channel=link', (item: Record<string, unknown>) => item['channel'] === 'link'],
    [
      'createdBy=u-1007',
      ({ createdBy }: Record<string, unknown>) =>
        isRecord(createdBy) && createdBy['name'] === 'Daniel Moreau',
    ],
    [
      'minMinor=100000&maxMinor=200000',
      ({ amountMinor }: Record<string, unknown>) => Number(amountMinor) >= 1e5 && Number(amountMinor) <= 2e5,
    ],
    ['q=sakura', (item: Record<string, unknown>) => item['currency'] === 'JPY'],
  ])('is filtered by %s', async (query, matches) => {
    const items = itemsIn(await listPayments(`&${query}`));
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(matches)).toBe(true);
    expect(items.length).toBe(itemsIn(await listPayments()).filter(matches).length);
  });

  test('is filtered by time and by payable', async () => {
    const paid = await charge(client);
    const from = new Date(Date.now() - 1000).toISOString();
    expect(textsIn(await listPayments(`&from=${from}`), 'id')).toEqual([textIn(paid, 'id')]);
    expect(textsIn(await listPayments(`&to=${from}`), 'id')).not.toContain(textIn(paid, 'id'));
    expect(textsIn(await listPayments('&payableId=inv-20418'), 'id')).toEqual([textIn(paid, 'id')]);
    expect((await listPayments('&sort=note')).status).toBe(422);
    expect(itemsIn(await listPayments(), 'people').map(({ name }) => name)).toEqual([
      'Chiara Bellini',
      'Daniel Moreau',
      'Helen Okafor',
    ]);
  });

  test('sends a receipt of a payment that succeeded to the requested address', async () => {
    const id = textIn(await charge(client), 'id');
    const receiptReply = await client.post(`/payments/${id}/receipt`, { email: 'desk@brookfield.test' });
    expect(receiptReply).toMatchObject({ status: 202, body: { receiptEmail: 'desk@brookfield.test' } });
    expect((await ask('GET /__outbox')).body).toMatchObject([{ to: 'desk@brookfield.test' }]);
    const failedId = textIn(await charge(client, 'generic_decline'), 'paymentId');
    expect((await client.post(`/payments/${failedId}/receipt`, { email: 'a@b.test' })).status).toBe(409);
    expect((await ask(`GET /__stripe/receipts/${failedId}`)).status).toBe(404);
  });

  test('is exported as it is shown, with amounts as decimal text', async () => {
    const dinarCharge = { payableId: 'ord-7714', currency: 'KWD', amountMinor: 120_500 };
    const id = textIn(await charge(client, 'succeeds', dinarCharge), 'id');
    const columns = ['id', 'amount', 'currency', 'refunded', 'status'];
    const startExport = (user: ApiClient, query: string) =>
      user.post('/exports', { resource: 'payments', query, columns });
    const job = await finishJob(
      client,
      await startExport(client, 'currency=KWD&status=succeeded&sort=-createdAt'),
    );
    const { body } = await client.get(`/jobs/${textIn(job, 'id')}/file`);
    const lines = String(body).trim().split('\r\n');
    expect(lines[1]).toBe(`${id},120.500,KWD,0.000,succeeded`);
    const ids = textsIn(await listPayments('&currency=KWD&status=succeeded'), 'id');
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(ids);
    const byIds = { resource: 'payments', query: 'currency=EUR', columns: ['id'], ids: [id] };
    const singleJob = await finishJob(client, await client.post('/exports', byIds));
    expect(String((await client.get(`/jobs/${textIn(singleJob, 'id')}/file`)).body)).toBe(`id\r\n${id}\r\n`);
    expect(await startExport(await apiClient('merchandiser@backroom.test'), '')).toMatchObject({
      status: 403,
      body: { node: 'Card Payment' },
    });
    expect((await startExport(client, 'sort=note')).status).toBe(422);
  });
});

test('a page of the gateway for an unknown payment answers that it is not found', async () => {
  expect((await ask('GET /__stripe/links/none')).status).toBe(404);
  expect(
    (await ask('POST /__stripe/authenticate', { body: { clientSecret: null, result: 'pass' } })).status,
  ).toBe(404);
  expect((await ask('POST /__stripe/authenticate', { body: 'x' })).status).toBe(404);
});

test('the auditor reads everything and changes nothing', async () => {
  const auditor = await apiClient('auditor@backroom.test');
  expect(numberIn(await auditor.get('/payments'), 'total')).toBeGreaterThan(0);
  expect(recordIn(await auditor.get('/payments/pay-0001'))['id']).toBe('pay-0001');
  const reply = await auditor.post('/payments/pay-0001/refunds', { reason: 'duplicate' });
  expect(reply).toMatchObject({ status: 403, body: { node: 'Card Payment: Refund' } });
});
