import { beforeEach, describe, expect, test } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { itemsIn, numberIn, recordIn, textsIn } from '#tests/support/replyBody.ts';

const listProducts = async (query: string, email = 'merchandiser@backroom.test') =>
  ask(`GET /products${query}`, { token: await tokenOf(email) });

beforeEach(() => resetSession());

describe('pages of products', () => {
  test('have fifteen of sixty unless another size is asked for', async () => {
    const first = await listProducts('');
    expect(itemsIn(first)).toHaveLength(15);
    expect(first.body).toMatchObject({ page: 1, pageSize: 15, total: 60 });
    const second = await listProducts('?page=2');
    expect(second.body).toMatchObject({ page: 2, pageSize: 15, total: 60 });
    expect(textsIn(second, 'id')).not.toContain(textsIn(first, 'id')[0]);
  });

  test.each([10, 15, 25, 35, 50, 100])('may have the size %i', async (size) => {
    const reply = await listProducts(`?pageSize=${size}`);
    expect(itemsIn(reply)).toHaveLength(Math.min(size, 60));
    expect(reply.body).toMatchObject({ pageSize: size, total: 60 });
  });

  test('are empty beyond the end, with the right total', async () => {
    expect((await listProducts('?page=99')).body).toEqual({ items: [], page: 99, pageSize: 15, total: 60 });
  });

  test.each(['?pageSize=20', '?page=0', '?page=-1', '?page=one', '?stock=plenty', '?flag=blue'])(
    'refuse %s',
    async (query) => {
      expect((await listProducts(query)).status).toBe(422);
    },
  );
});

describe('the order of products', () => {
  const fields = [
    'sku productId name supplier category status moq skuCount stock fromPrice breaks gpPct250 matches',
    'priceIndex priceExpiresAt lastSyncAt updatedAt isKvi',
  ].flatMap((line) => line.split(' '));

  test.each(fields)('is by %s, in both directions', async (field) => {
    const ascending = textsIn(await listProducts(`?pageSize=100&sort=${field}`), 'id');
    const descending = textsIn(await listProducts(`?pageSize=100&sort=-${field}`), 'id');
    expect(ascending).toHaveLength(60);
    expect(new Set(descending)).toEqual(new Set(ascending));
    expect(descending).not.toEqual(ascending);
  });

  test.each(['stock', 'fromPrice', 'gpPct250', 'priceIndex'])(
    'puts products without %s last in either direction',
    async (field) => {
      for (const sort of [field, `-${field}`]) {
        const values = itemsIn(await listProducts(`?pageSize=100&sort=${sort}`)).map((item) => item[field]);
        const presentValues = values.filter((value) => value !== null);
        expect(presentValues.length).toBeLessThan(60);
        expect(values.slice(0, presentValues.length)).toEqual(presentValues);
        const numbers = presentValues.map(Number);
        const ascending = numbers.toSorted((a, b) => a - b);
        expect(numbers).toEqual(sort === field ? ascending : ascending.reverse());
      }
    },
  );

  test('uses the second field where the first is the same', async () => {
    const rows = itemsIn(await listProducts('?pageSize=100&sort=moq,-sku'));
    const expected = rows.toSorted(
      (a, b) => Number(a.moq) - Number(b.moq) || String(b.sku).localeCompare(String(a.sku)),
    );
    expect(rows.map(({ sku }) => sku)).toEqual(expected.map(({ sku }) => sku));
  });

  test('refuses a field that the list does not have', async () => {
    const reply = await listProducts('?sort=name,colour');
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
    expect(textsIn(await listProducts('?q=CREME%20cafe'), 'id')).toEqual(['prd-0003']);
    expect(textsIn(await listProducts('?q=cr%C3%A8me'), 'id')).toEqual(['prd-0003']);
    expect(numberIn(await listProducts('?q=creme%20bottle'), 'total')).toBe(0);
  });

  test.each(['sku', 'productId'])('matches by %s', async (field) => {
    const [, , third] = itemsIn(await listProducts(''));
    expect(textsIn(await listProducts(`?q=${String(third?.[field])}`), 'id')).toEqual([third?.id]);
  });

  test('returns only the named products, as far as the other filters allow', async () => {
    const filter = '?id=prd-0004&id=prd-0002&id=prd-nowhere';
    expect(textsIn(await listProducts(filter), 'id').toSorted()).toEqual(['prd-0002', 'prd-0004']);
    expect(numberIn(await listProducts(`${filter}&q=nosuchword`), 'total')).toBe(0);
  });

  test('selects suppliers and states', async () => {
    const ofTwoSuppliers = itemsIn(await listProducts('?pageSize=100&supplierId=sup-01&supplierId=sup-03'));
    expect(new Set(ofTwoSuppliers.map(({ supplier }) => JSON.stringify(supplier))).size).toBe(2);
    const states = textsIn(await listProducts('?pageSize=100&status=closeout&status=draft'), 'status');
    expect(new Set(states)).toEqual(new Set(['closeout', 'draft']));
  });

  test('selects a category and what is below it', async () => {
    const rows = itemsIn(await listProducts('?pageSize=100&categoryId=cat-apparel'));
    expect(rows.length).toBeGreaterThan(2);
    for (const { categoryPath } of rows) expect(categoryPath).toMatch(/^Apparel \/ /);
    expect(numberIn(await listProducts('?categoryId=cat-nowhere'), 'total')).toBe(0);
  });

  test('selects a feature, and one value of it', async () => {
    expect(numberIn(await listProducts('?featureId=material'), 'total')).toBe(60);
    const polyester = numberIn(await listProducts('?featureId=material&value=Polyester'), 'total');
    expect(polyester).toBeGreaterThan(0);
    expect(polyester).toBeLessThan(60);
    expect(numberIn(await listProducts('?featureId=smell'), 'total')).toBe(0);
  });

  test('counts the stock with the number of SKUs it leaves out', async () => {
    const token = await tokenOf('merchandiser@backroom.test');
    const rows = itemsIn(await listProducts('?pageSize=100'));
    let partlyUnknown = 0;
    for (const { id, stock, skuCount, unknownStockCount } of rows) {
      const skus = itemsIn(await ask(`GET /skus?productId=${String(id)}&pageSize=100`, { token }));
      const unknown = skus.filter(({ quantityAvailable }) => quantityAvailable === null).length;
      expect(unknownStockCount).toBe(unknown);
      expect(stock === null).toBe(unknown === skuCount);
      if (stock !== null && unknown > 0) partlyUnknown += 1;
    }
    expect(partlyUnknown).toBeGreaterThan(0);
  });

  test('divides the products into stock in, out and unknown', async () => {
    const countByStock = async (stock: string) => numberIn(await listProducts(`?stock=${stock}`), 'total');
    expect((await countByStock('in')) + (await countByStock('out')) + (await countByStock('unknown'))).toBe(
      60,
    );
    for (const { stock } of itemsIn(await listProducts('?pageSize=100&stock=low'))) {
      expect(stock).toBeLessThan(250);
    }
    for (const { nextArrival } of itemsIn(await listProducts('?pageSize=100&stock=arriving'))) {
      expect(nextArrival).not.toBeNull();
    }
    for (const row of itemsIn(await listProducts('?pageSize=100&stock=stale'))) {
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
  ])('selects only those with %s', async (flag, matches) => {
    const all = itemsIn(await listProducts('?pageSize=100'));
    const rows = itemsIn(await listProducts(`?pageSize=100&flag=${flag}`));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThan(all.length);
    for (const row of rows) expect(matches(row)).toBe(true);
  });

  test('combines two flags', async () => {
    const kvi = textsIn(await listProducts('?pageSize=100&flag=kvi'), 'id');
    const both = textsIn(await listProducts('?pageSize=100&flag=kvi&flag=noMatch'), 'id');
    expect(both.length).toBeLessThan(kvi.length);
    for (const id of both) expect(kvi).toContain(id);
  });
});

describe('permissions on products', () => {
  test('let accounts without the price slabs read the list by the SKU manager', async () => {
    expect((await listProducts('', 'accounts@backroom.test')).status).toBe(200);
  });

  test('hide margins without View Costs, with no way round by a filter or an order', async () => {
    const service = 'service@backroom.test';
    for (const { gpPct250, underFloor } of itemsIn(await listProducts('?pageSize=100', service))) {
      expect([gpPct250, underFloor]).toEqual([null, null]);
    }
    for (const query of ['flag=underFloor', 'flag=noCost', 'sort=gpPct250', 'sort=name,-gpPct250']) {
      const reply = await listProducts(`?${query}`, service);
      expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden', node: 'View Costs' } });
    }
    const visible = itemsIn(await listProducts('?pageSize=100', 'auditor@backroom.test'));
    expect(visible.filter(({ gpPct250 }) => gpPct250 !== null).length).toBeGreaterThan(40);
  });

  test('are named to whoever has neither the SKU manager nor the price slabs', async () => {
    const reply = await listProducts('', 'menu-empty@backroom.test');
    expect(reply.status).toBe(403);
    expect(reply.body).toMatchObject({ node: 'SKU Manager' });
  });
});

test('two mock sessions have separate data', async () => {
  const tokenA = await tokenOf('merchandiser@backroom.test', 'a');
  const tokenB = await tokenOf('merchandiser@backroom.test', 'b');
  const product = recordIn(await ask('GET /products/prd-0001', { token: tokenA, session: 'a' }));
  const body = { version: product.version, name: 'Changed by A' };
  await ask('PATCH /products/prd-0001', { token: tokenA, session: 'a', body });
  const replyA = await ask('GET /products/prd-0001', { token: tokenA, session: 'a' });
  const replyB = await ask('GET /products/prd-0001', { token: tokenB, session: 'b' });
  expect(replyA.body).toMatchObject({ name: 'Changed by A' });
  expect(replyB.body).toMatchObject({ name: product.name, version: product.version });
  resetSession('a');
  resetSession('b');
});
