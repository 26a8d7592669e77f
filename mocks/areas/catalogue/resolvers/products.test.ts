import { beforeEach, describe, expect, test } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { itemsIn, numberIn, recordIn, textsIn } from '#tests/support/replyBody.ts';

const list = async (query: string, email = 'merchandiser@backroom.test') =>
  ask(`GET /products${query}`, { token: await tokenOf(email) });

beforeEach(() => resetSession());

describe('pages of products', () => {
  test('have fifteen of sixty unless another size is asked for', async () => {
    const first = await list('');
    expect(itemsIn(first)).toHaveLength(15);
    expect(first.body).toMatchObject({ page: 1, pageSize: 15, total: 60 });
    const second = await list('?page=2');
    expect(second.body).toMatchObject({ page: 2, pageSize: 15, total: 60 });
    expect(textsIn(second, 'id')).not.toContain(textsIn(first, 'id')[0]);
  });

  test.each([10, 15, 25, 35, 50, 100])('may have the size %i', async (size) => {
    const reply = await list(`?pageSize=${size}`);
    expect(itemsIn(reply)).toHaveLength(Math.min(size, 60));
    expect(reply.body).toMatchObject({ pageSize: size, total: 60 });
  });

  test('are empty beyond the end, with the right total', async () => {
    expect((await list('?page=99')).body).toEqual({ items: [], page: 99, pageSize: 15, total: 60 });
  });

  test.each(['?pageSize=20', '?page=0', '?page=-1', '?page=one', '?stock=plenty', '?flag=blue'])(
    'refuse %s',
    async (query) => {
      expect((await list(query)).status).toBe(422);
    },
  );
});

describe('the order of products', () => {
  const fields = [
    'sku productId name supplier category status moq skuCount stock fromPrice breaks gpPct250 matches',
    'priceIndex priceExpiresAt lastSyncAt updatedAt isKvi',
  ].flatMap((line) => line.split(' '));

  test.each(fields)('is by %s, in both directions', async (field) => {
    const up = textsIn(await list(`?pageSize=100&sort=${field}`), 'id');
    const down = textsIn(await list(`?pageSize=100&sort=-${field}`), 'id');
    expect(up).toHaveLength(60);
    expect(new Set(down)).toEqual(new Set(up));
    expect(down).not.toEqual(up);
  });

  test.each(['stock', 'fromPrice', 'gpPct250', 'priceIndex'])(
    'puts products without %s last in either direction',
    async (field) => {
      for (const sort of [field, `-${field}`]) {
        const values = itemsIn(await list(`?pageSize=100&sort=${sort}`)).map((item) => item[field]);
        const known = values.filter((value) => value !== null);
        expect(known.length).toBeLessThan(60);
        expect(values.slice(0, known.length)).toEqual(known);
        const numbers = known.map(Number);
        const rising = numbers.toSorted((a, b) => a - b);
        expect(numbers).toEqual(sort === field ? rising : rising.reverse());
      }
    },
  );

  test('uses the second field where the first is the same', async () => {
    const rows = itemsIn(await list('?pageSize=100&sort=moq,-sku'));
    const wanted = rows.toSorted(
      (a, b) => Number(a.moq) - Number(b.moq) || String(b.sku).localeCompare(String(a.sku)),
    );
    expect(rows.map(({ sku }) => sku)).toEqual(wanted.map(({ sku }) => sku));
  });

  test('refuses a field that the list does not have', async () => {
    const reply = await list('?sort=name,colour');
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ errors: [{ field: 'sort', code: 'not_allowed' }] });
  });
});

describe('the filter of products', () => {
  test('matches every word, in any order, without case and accents', async () => {
    const token = await tokenOf('merchandiser@backroom.test');
    const body = { version: 1, name: 'Café crème mug, stoneware' };
    const { version } = recordIn(await ask('GET /products/prd-0003', { token }));
    await ask('PATCH /products/prd-0003', { token, body: { ...body, version } });
    expect(textsIn(await list('?q=CREME%20cafe'), 'id')).toEqual(['prd-0003']);
    expect(textsIn(await list('?q=cr%C3%A8me'), 'id')).toEqual(['prd-0003']);
    expect(numberIn(await list('?q=creme%20bottle'), 'total')).toBe(0);
  });

  test.each(['sku', 'productId'])('matches by %s', async (field) => {
    const [, , third] = itemsIn(await list(''));
    expect(textsIn(await list(`?q=${String(third?.[field])}`), 'id')).toEqual([third?.id]);
  });

  test('returns only the named products, as far as the other filters allow', async () => {
    const two = '?id=prd-0004&id=prd-0002&id=prd-nowhere';
    expect(textsIn(await list(two), 'id').toSorted()).toEqual(['prd-0002', 'prd-0004']);
    expect(numberIn(await list(`${two}&q=nosuchword`), 'total')).toBe(0);
  });

  test('selects suppliers and states', async () => {
    const ofTwo = itemsIn(await list('?pageSize=100&supplierId=sup-01&supplierId=sup-03'));
    expect(new Set(ofTwo.map(({ supplier }) => JSON.stringify(supplier))).size).toBe(2);
    const states = textsIn(await list('?pageSize=100&status=closeout&status=draft'), 'status');
    expect(new Set(states)).toEqual(new Set(['closeout', 'draft']));
  });

  test('selects a category and what is below it', async () => {
    const rows = itemsIn(await list('?pageSize=100&categoryId=cat-apparel'));
    expect(rows.length).toBeGreaterThan(2);
    for (const { categoryPath } of rows) expect(categoryPath).toMatch(/^Apparel \/ /);
    expect(numberIn(await list('?categoryId=cat-nowhere'), 'total')).toBe(0);
  });

  test('selects a feature, and one value of it', async () => {
    expect(numberIn(await list('?featureId=material'), 'total')).toBe(60);
    const polyester = numberIn(await list('?featureId=material&value=Polyester'), 'total');
    expect(polyester).toBeGreaterThan(0);
    expect(polyester).toBeLessThan(60);
    expect(numberIn(await list('?featureId=smell'), 'total')).toBe(0);
  });

  test('counts the stock with the number of SKUs it leaves out', async () => {
    const token = await tokenOf('merchandiser@backroom.test');
    const rows = itemsIn(await list('?pageSize=100'));
    let partly = 0;
    for (const { id, stock, skuCount, unknownStockCount } of rows) {
      const skus = itemsIn(await ask(`GET /skus?productId=${String(id)}&pageSize=100`, { token }));
      const unknown = skus.filter(({ quantityAvailable }) => quantityAvailable === null).length;
      expect(unknownStockCount).toBe(unknown);
      expect(stock === null).toBe(unknown === skuCount);
      if (stock !== null && unknown > 0) partly += 1;
    }
    expect(partly).toBeGreaterThan(0);
  });

  test('divides the products into stock in, out and unknown', async () => {
    const count = async (stock: string) => numberIn(await list(`?stock=${stock}`), 'total');
    expect((await count('in')) + (await count('out')) + (await count('unknown'))).toBe(60);
    for (const { stock } of itemsIn(await list('?pageSize=100&stock=low'))) {
      expect(stock).toBeLessThan(250);
    }
    for (const { nextArrival } of itemsIn(await list('?pageSize=100&stock=arriving'))) {
      expect(nextArrival).not.toBeNull();
    }
    for (const row of itemsIn(await list('?pageSize=100&stock=stale'))) {
      expect(Date.now() - Date.parse(String(row.inventoryAt))).toBeGreaterThan(2 * 86_400_000);
    }
  });

  test.each<[string, (row: Record<string, unknown>) => boolean]>([
    [
      'noSlabs',
      ({ ladder, fromPrice }) => Array.isArray(ladder) && ladder.length === 0 && fromPrice === null,
    ],
    ['noCost', ({ gpPct250 }) => gpPct250 === null],
    ['underFloor', ({ underFloor }) => underFloor === true],
    ['expiring', ({ priceExpiresAt }) => Date.parse(String(priceExpiresAt)) - Date.now() < 30 * 86_400_000],
    ['noMatch', ({ matches }) => matches === 0],
    ['kvi', ({ isKvi }) => isKvi === true],
    ['syncError', ({ lastSyncError }) => typeof lastSyncError === 'string'],
  ])('selects only those with %s', async (flag, holds) => {
    const all = itemsIn(await list('?pageSize=100'));
    const rows = itemsIn(await list(`?pageSize=100&flag=${flag}`));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThan(all.length);
    for (const row of rows) expect(holds(row)).toBe(true);
  });

  test('combines two flags', async () => {
    const kvi = textsIn(await list('?pageSize=100&flag=kvi'), 'id');
    const both = textsIn(await list('?pageSize=100&flag=kvi&flag=noMatch'), 'id');
    expect(both.length).toBeLessThan(kvi.length);
    for (const id of both) expect(kvi).toContain(id);
  });
});

describe('permissions on products', () => {
  test('let accounts without the price slabs read the list by the SKU manager', async () => {
    expect((await list('', 'accounts@backroom.test')).status).toBe(200);
  });

  test('hide margins without View Costs, with no way round by a filter or an order', async () => {
    const service = 'service@backroom.test';
    for (const { gpPct250, underFloor } of itemsIn(await list('?pageSize=100', service))) {
      expect([gpPct250, underFloor]).toEqual([null, null]);
    }
    for (const asked of ['flag=underFloor', 'flag=noCost', 'sort=gpPct250', 'sort=name,-gpPct250']) {
      const refused = await list(`?${asked}`, service);
      expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden', node: 'View Costs' } });
    }
    const shown = itemsIn(await list('?pageSize=100', 'auditor@backroom.test'));
    expect(shown.filter(({ gpPct250 }) => gpPct250 !== null).length).toBeGreaterThan(40);
  });

  test('are named to whoever has neither the SKU manager nor the price slabs', async () => {
    const reply = await list('', 'menu-empty@backroom.test');
    expect(reply.status).toBe(403);
    expect(reply.body).toMatchObject({ node: 'SKU Manager' });
  });
});

test('two mock sessions have separate data', async () => {
  const ofA = await tokenOf('merchandiser@backroom.test', 'a');
  const ofB = await tokenOf('merchandiser@backroom.test', 'b');
  const product = recordIn(await ask('GET /products/prd-0001', { token: ofA, session: 'a' }));
  const body = { version: product.version, name: 'Changed by A' };
  await ask('PATCH /products/prd-0001', { token: ofA, session: 'a', body });
  const seenByA = await ask('GET /products/prd-0001', { token: ofA, session: 'a' });
  const seenByB = await ask('GET /products/prd-0001', { token: ofB, session: 'b' });
  expect(seenByA.body).toMatchObject({ name: 'Changed by A' });
  expect(seenByB.body).toMatchObject({ name: product.name, version: product.version });
  resetSession('a');
  resetSession('b');
});
