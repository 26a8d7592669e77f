import { beforeEach, describe, expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { apiClient, finishJob } from '#tests/support/apiClient.ts';
import { itemsIn, numberIn, recordIn } from '#tests/support/replyBody.ts';
import { askAs, askAsAdmin } from '#tests/support/roles.ts';

const ONE = '/price-rules/prr-2';
const input = examples.priceRuleInput;

const create = (changes: object = {}) => askAsAdmin('POST /price-rules', { ...input, ...changes });
const replace = (changes: object = {}) =>
  askAsAdmin(`PUT ${ONE}`, { ...input, state: 'active', version: 1, ...changes });
const preview = (changes: object = {}) =>
  askAsAdmin('POST /price-rules/preview', { ...examples.priceRulePreviewInput, ...changes });
const suggestions = async (query = '') =>
  itemsIn(await askAsAdmin(`GET /price-suggestions?pageSize=100${query}`));
const draft = async (...productIds: string[]) =>
  (await apiClient()).post('/price-suggestions/drafts', { productIds });
const listIn = (record: Record<string, unknown> | undefined, key: string) =>
  itemsIn({ status: 200, headers: new Headers(), body: record }, key);
const textOf = (record: unknown, key: string) => String(Reflect.get(Object(record), key));
const problemOf = async (reply: ReturnType<typeof create>) =>
  itemsIn(await reply, 'errors').map(({ field, code }) => [field, code]);

beforeEach(() => {
  resetSession();
});

describe('rules', () => {
  test('are listed in the order in which they are asked, with what the active ones change', async () => {
    const rules = itemsIn(await askAsAdmin('GET /price-rules'));
    expect(rules.map(({ name, state }) => [name, state])).toEqual([
      ['Bags as they are', 'draft'],
      ['Key value items below the lowest', 'active'],
      ['Near the market', 'active'],
    ]);
    const changed = await suggestions();
    for (const { id, affected } of rules)
      expect(affected).toBe(changed.filter(({ rule }) => textOf(rule, 'id') === id).length);
    expect(changed.length).toBeGreaterThan(10);
  });

  test('begin as drafts that change nothing, are in the log, and are taken back there', async () => {
    const before = await suggestions();
    const reply = await create({ priority: 1 });
    expect(reply.status).toBe(201);
    expect(recordIn(reply)).toMatchObject({ ...input, priority: 1, state: 'draft', affected: 0, version: 1 });
    expect(await suggestions()).toEqual(before);
    const [entry] = itemsIn(await askAsAdmin('GET /activity-log?entityType=priceRule'));
    expect(entry).toMatchObject({ action: 'create', entityLabel: input.name, undoable: true });
    const admin = await apiClient();
    const address = `/activity-log/${String(entry?.['id'])}/undo`;
    const version = numberIn(await admin.post(`${address}/preview`), 'version');
    await finishJob(admin, await admin.post(`${address}/apply`, { version }));
    expect(itemsIn(await askAsAdmin('GET /price-rules'))).toHaveLength(3);
  });

  test('decide once they are active, before those with a higher number', async () => {
    const { id } = recordIn(await create({ priority: 1 }));
    const body = { ...input, priority: 1, state: 'active', version: 1 };
    const reply = await askAsAdmin(`PUT /price-rules/${String(id)}`, body);
    const { affected } = recordIn(reply);
    expect(affected).toBeGreaterThan(0);
    expect(await suggestions(`&ruleId=${String(id)}`)).toHaveLength(Number(affected));
    const [entry] = itemsIn(await askAsAdmin('GET /activity-log?entityType=priceRule'));
    expect(entry?.['changes']).toEqual([{ field: 'state', before: 'draft', after: 'active' }]);
  });

  test('are not changed on an old version, and go when they are deleted', async () => {
    expect((await replace({ version: 7 })).status).toBe(409);
    expect((await askAsAdmin(`DELETE ${ONE}?version=7`)).status).toBe(409);
    expect((await askAsAdmin(`DELETE ${ONE}?version=1`)).status).toBe(200);
    expect((await askAsAdmin(`GET ${ONE}`)).status).toBe(404);
    expect(await suggestions('&ruleId=prr-2')).toEqual([]);
  });

  test.each([
    [{ name: 'Near the market' }, 'name', 'taken'],
    [{ strategy: { kind: 'belowLowest', amount: null, unit: 'percent' } }, 'strategy.amount', 'required'],
    [{ strategy: { kind: 'hold', amount: '1', unit: 'percent' } }, 'strategy.amount', 'not_allowed'],
    [{ strategy: { kind: 'belowAverage', amount: '100', unit: 'percent' } }, 'strategy.amount', 'too_large'],
    [{ competitors: { mode: 'only', ids: [] } }, 'competitors.ids', 'required'],
    [{ competitors: { mode: 'all', ids: ['cmp-1'] } }, 'competitors.ids', 'not_allowed'],
    [{ competitors: { mode: 'except', ids: ['cmp-none'] } }, 'competitors.ids.0', 'unknown'],
    [{ scope: { ...input.scope, categoryIds: ['cat-none'] } }, 'scope.categoryIds.0', 'unknown'],
    [{ scope: { ...input.scope, supplierIds: ['sup-none'] } }, 'scope.supplierIds.0', 'unknown'],
  ])('%j is refused', async (changes, field, code) => {
    expect(await problemOf(create(changes))).toContainEqual([field, code]);
    if (field !== 'name') expect(await problemOf(preview(changes))).toContainEqual([field, code]);
  });

  test('100 US dollars below are no percentage', async () => {
    expect((await create({ strategy: { kind: 'belowLowest', amount: '100', unit: 'money' } })).status).toBe(
      201,
    );
  });
});

describe('a preview', () => {
  test('says what would be suggested, and nothing of it is kept', async () => {
    const before = await suggestions();
    const found = recordIn(await preview({ priority: 1 }));
    expect(found).toMatchObject({ inScope: found['changed'], rulesBefore: [] });
    expect(await suggestions()).toEqual(before);
    const { id } = recordIn(await create({ priority: 1 }));
    await askAsAdmin(`PUT /price-rules/${String(id)}`, {
      ...input,
      priority: 1,
      state: 'active',
      version: 1,
    });
    const active = await suggestions(`&ruleId=${String(id)}`);
    expect(listIn(found, 'suggestions').map(({ slabs }) => slabs)).toEqual(active.map(({ slabs }) => slabs));
  });

  test('counts what rules with precedence decide, and leaves a rule out of its own way', async () => {
    const all = { scope: { categoryIds: [], supplierIds: [], brand: null, kviOnly: false } };
    const found = recordIn(await preview({ ...all, priority: 15 }));
    const [before] = listIn(found, 'rulesBefore');
    expect(before).toMatchObject({ rule: { id: 'prr-1', name: 'Key value items below the lowest' } });
    expect(recordIn(await preview({ ...all, priority: 15, ruleId: 'prr-1' }))['rulesBefore']).toEqual([]);
    expect(await problemOf(preview({ ruleId: 'prr-none' }))).toEqual([['ruleId', 'unknown']]);
  });

  test('shows what is blocked, with the reason', async () => {
    const found = recordIn(await preview({ priority: 1, minGpPct: 95, outcome: 'blocked' }));
    expect(found).toMatchObject({ changed: 0 });
    const reasons = listIn(found, 'blocked').map(({ reason }) => reason);
    expect(reasons).toContain('floor');
    expect(found['suggestions']).not.toEqual([]);
  });
});

describe('drafts of suggestions', () => {
  test('hold the suggested prices and the others, and change no price that customers pay', async () => {
    const [first] = await suggestions();
    const id = textOf(first?.['product'], 'id');
    const live = itemsIn(await askAsAdmin(`GET /products/${id}/slab-sets?state=live`));
    const reply = await draft(id);
    const [created] = itemsIn(reply, 'created');
    const made = recordIn(await askAsAdmin(`GET /slab-sets/${String(created?.['slabSetId'])}`));
    const rule = textOf(first?.['rule'], 'name');
    expect(made).toMatchObject({ state: 'draft', source: 'rule', note: rule, version: 1 });
    const expected = listIn(first, 'slabs').map(({ minQty, suggested, current }) => ({
      minQty,
      unitPrice: suggested ?? current,
    }));
    expect(made['slabs']).toMatchObject(expected);
    expect(itemsIn(await askAsAdmin(`GET /products/${id}/slab-sets?state=live`))).toEqual(live);
    expect((await suggestions()).find(({ product }) => textOf(product, 'id') === id)).toMatchObject({
      draftId: made['id'],
    });
  });

  test('are not made twice, nor where nothing is suggested, nor for what is no product', async () => {
    const [first] = await suggestions();
    const [blocked] = await suggestions('&outcome=blocked');
    const id = textOf(first?.['product'], 'id');
    const other = textOf(blocked?.['product'], 'id');
    await draft(id);
    expect(recordIn(await draft(id, other))).toMatchObject({
      created: [],
      skipped: [{ reason: 'draftExists' }, { reason: 'noSuggestion' }],
    });
    expect(await problemOf(draft(other, 'prd-none'))).toEqual([['productIds.1', 'unknown']]);
  });
});

test('suggestions are found by words of the product, in any order, case and with any accents', async () => {
  const [first] = await suggestions();
  const [code, name] = [textOf(first?.['product'], 'code'), textOf(first?.['product'], 'name').slice(0, 4)];
  const find = (words: string) => suggestions(`&q=${encodeURIComponent(words)}`);
  expect(await find(`${code} ${name}`)).toEqual([first]);
  expect(await find(`${name.toUpperCase().replace(/[AEIOU]/, '$&\u0301')} ${code}`)).toEqual([first]);
  expect(await find('no-such-product')).toEqual([]);
});

test('rules are read by who may see costs, and written by who may set rules', async () => {
  const analyst = 'pricing.analyst@backroom.test';
  expect((await askAs(analyst, 'GET /price-rules')).status).toBe(403);
  expect((await askAs(analyst, 'POST /price-rules', input)).status).toBe(403);
  const client = await apiClient(analyst);
  const drafts = await client.post('/price-suggestions/drafts', { productIds: ['prd-0024'] });
  expect(drafts.status).toBe(403);
  const manager = 'pricing.manager@backroom.test';
  expect((await askAs(manager, 'POST /price-rules', input)).status).toBe(201);
});
