import { beforeEach, describe, expect, test } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { itemsIn, numberIn, recordIn, textsIn } from '#tests/support/replyBody.ts';

const callAs = async (call: string, body?: unknown, email = 'merchandiser@backroom.test') =>
  ask(call, { token: await tokenOf(email), ...(body === undefined ? {} : { body }) });

beforeEach(() => resetSession());

describe('the suppliers', () => {
  test('are listed by name, with the number of their products', async () => {
    const reply = await callAs('GET /suppliers');
    const names = textsIn(reply, 'name');
    expect(names).toHaveLength(8);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
    const counts = itemsIn(reply).map(({ productCount }) => Number(productCount));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(60);
  });

  test('are found by code and name', async () => {
    expect(textsIn(await callAs('GET /suppliers?q=heron'), 'name')).toEqual(['Blue Heron Supply']);
    expect(textsIn(await callAs('GET /suppliers?q=KESTR'), 'name')).toEqual(['Kestrel Works']);
    expect(itemsIn(await callAs('GET /suppliers?q=nobody'))).toEqual([]);
  });

  test('change the cost of a product by a letter of their code chart', async () => {
    const product = recordIn(await callAs('GET /products/prd-0001'));
    const { id } = recordIn({ status: 200, headers: new Headers(), body: product.supplier });
    const supplier = itemsIn(await callAs('GET /suppliers')).find((one) => one.id === id) ?? {};
    const readNetCosts = async () =>
      itemsIn(await callAs('GET /products/prd-0001/costs'), 'breaks').map(({ net }) => net);
    const before = await readNetCosts();
    const chart = recordIn({ status: 200, headers: new Headers(), body: supplier.discountCodes });
    const discountCodes = { ...chart, C: 20 };
    const reply = await callAs(`PATCH /suppliers/${String(id)}`, {
      version: supplier.version,
      discountCodes,
    });
    expect(reply.body).toMatchObject({
      discountCodes: { C: 20 },
      version: Number(supplier.version) + 1,
      productCount: supplier.productCount,
    });
    const after = await readNetCosts();
    for (const [index, net] of after.entries()) {
      // 40 % off becomes 20 % off.
      expect(Number(net) / Number(before[index])).toBeCloseTo(80 / 60, 2);
    }
    const gpPctOf = (one: Record<string, unknown>) => Number(one.gpPct250);
    expect(gpPctOf(recordIn(await callAs('GET /products/prd-0001')))).toBeLessThan(gpPctOf(product));
  });

  test('leave the cost unknown for a code that is in no chart', async () => {
    const product = recordIn(await callAs('GET /products/prd-0001'));
    const { id } = recordIn({ status: 200, headers: new Headers(), body: product.supplier });
    const { version } = itemsIn(await callAs('GET /suppliers')).find((one) => one.id === id) ?? {};
    await callAs(`PATCH /suppliers/${String(id)}`, { version, discountCodes: { A: 50 } });
    for (const { net } of itemsIn(await callAs('GET /products/prd-0001/costs'), 'breaks'))
      expect(net).toBeNull();
  });

  test.each([{ c: 40 }, { CC: 40 }, { 5: 40 }])('refuse %j as a chart', async (discountCodes) => {
    const reply = await callAs('PATCH /suppliers/sup-01', { version: 1, discountCodes });
    expect(reply.body).toMatchObject({ status: 422, errors: [{ field: 'discountCodes' }] });
  });

  test('refuse an old version, a percentage beyond 95 and a person without permission', async () => {
    await callAs('PATCH /suppliers/sup-01', { version: 1, eqp: true });
    const lateReply = await callAs('PATCH /suppliers/sup-01', { version: 1, status: 'paused' });
    expect(lateReply.status).toBe(409);
    expect(lateReply.body).toMatchObject({ current: { id: 'sup-01', eqp: true, version: 2 } });
    expect((await callAs('PATCH /suppliers/sup-01', { version: 2, discountCodes: { C: 96 } })).status).toBe(
      422,
    );
    const reply = await callAs(
      'PATCH /suppliers/sup-01',
      { version: 2, eqp: false },
      'accounts@backroom.test',
    );
    expect(reply.body).toMatchObject({ status: 403, node: 'SKU Manager: Edit' });
    expect((await callAs('PATCH /suppliers/sup-0', { version: 1, eqp: false })).status).toBe(404);
  });
});

describe('the history', () => {
  test('lists everything for who has the log, the latest first and page by page', async () => {
    for (const version of [1, 2, 3]) {
      await callAs('PATCH /suppliers/sup-02', { version, eqp: version % 2 === 1 });
    }
    const reply = await callAs('GET /activity-log?pageSize=10&entityType=supplier');
    expect(numberIn(reply, 'total')).toBe(3);
    const times = textsIn(reply, 'at');
    expect(times).toEqual(times.toSorted().reverse());
    expect(itemsIn(reply)[0]).toMatchObject({
      action: 'update',
      entityType: 'supplier',
      changes: [{ field: 'eqp', before: 'false', after: 'true' }],
    });
    expect(numberIn(await callAs('GET /activity-log?entityType=view'), 'total')).toBe(0);
    expect((await callAs('GET /activity-log?page=9&entityType=supplier')).body).toMatchObject({
      items: [],
      total: 3,
    });
  });

  test('shows one record, not everything, to who has no log', async () => {
    const reply = await callAs('GET /activity-log', undefined, 'service@backroom.test');
    expect(reply.body).toMatchObject({ status: 403, node: 'Activity Log' });
    const one = 'GET /activity-log?entityType=supplier&entityId=sup-02';
    expect((await callAs(one, undefined, 'service@backroom.test')).status).toBe(200);
  });
});
