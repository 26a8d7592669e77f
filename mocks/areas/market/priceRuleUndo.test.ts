import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { apiClient, finishJob, type ApiClient } from '#tests/support/apiClient.ts';
import { textIn } from '#tests/support/askMock.ts';
import { itemsIn, numberIn, recordIn } from '#tests/support/replyBody.ts';
import { askAsAdmin, idsOf } from '#tests/support/roles.ts';

const ONE = '/price-rules/prr-2';
const NAME = 'Near the market';
const MANAGER = 'pricing.manager@backroom.test';
const input = examples.priceRuleInput;

let admin: ApiClient;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  admin = await apiClient();
});
afterEach(() => {
  vi.useRealTimers();
});

const latest = async (type = 'priceRule'): Promise<string> =>
  String(itemsIn(await admin.get(`/activity-log?entityType=${type}`))[0]?.['id']);
const suggestions = async () => itemsIn(await admin.get('/price-suggestions?pageSize=100'));
const change = (changes: object, version = 1) =>
  askAsAdmin(`PUT ${ONE}`, { ...input, name: NAME, state: 'active', version, ...changes });

async function undo(entry: string, client = admin) {
  const plan = await client.post(`/activity-log/${entry}/undo/preview`);
  const body = { version: numberIn(plan, 'version') };
  const apply = await client.post(`/activity-log/${entry}/undo/apply`, body);
  if (apply.status === 202) await finishJob(client, apply);
  return plan.body;
}

test('a change is taken back with what was suggested', async () => {
  const [rule, before] = [recordIn(await admin.get(ONE)), await suggestions()];
  await change({ strategy: { kind: 'belowLowest', amount: '20', unit: 'percent' }, priority: 1 });
  expect(await suggestions()).not.toEqual(before);
  await undo(await latest());
  const { version, updatedAt, ...content } = recordIn(await admin.get(ONE));
  expect({ ...rule, version, updatedAt }).toMatchObject({ ...content, updatedBy: rule['updatedBy'] });
  expect(version).toBe(3);
  expect(await suggestions()).toEqual(before);
});

test('a deleted rule comes back with what it suggested, unless its name is taken', async () => {
  const before = await suggestions();
  await askAsAdmin(`DELETE ${ONE}?version=1`);
  const deletion = await latest();
  const id = textIn(await askAsAdmin('POST /price-rules', { ...input, name: NAME }), 'id');
  expect(await undo(deletion)).toMatchObject({ blocked: [{ reason: 'inUse' }] });
  await askAsAdmin(`DELETE /price-rules/${id}?version=1`);
  expect(await undo(deletion)).toMatchObject({ undoableCount: 1 });
  expect(await suggestions()).toEqual(before);
});

test('a rule that was changed since it was created is not taken away', async () => {
  const id = textIn(await askAsAdmin('POST /price-rules', input), 'id');
  const creation = await latest();
  await askAsAdmin(`PUT /price-rules/${id}`, { ...input, state: 'active', version: 1 });
  expect(await undo(creation)).toMatchObject({ blocked: [{ reason: 'changedSince' }] });
});

test('who sees no costs takes back no change of a rule', async () => {
  const manager = await apiClient(MANAGER);
  const role = recordIn(await admin.get('/roles/rol-2'));
  const kept = Array.isArray(role['nodeIds']) ? role['nodeIds'].map(String) : [];
  const nodeIds = [
    ...kept.filter((id) => !idsOf('View Costs').includes(id)),
    ...idsOf('Activity Log: Undo').filter((id) => !kept.includes(id)),
  ];
  const { version } = role;
  // None of the fields that are withheld is changed.
  const { minGpPct, maxChangePct, rounding, scope, strategy, quantities, competitors } = recordIn(
    await admin.get(ONE),
  );
  const terms = { minGpPct, maxChangePct, rounding, scope, strategy, quantities, competitors };
  await change({ ...terms, priority: 7 });
  const entry = await latest();
  await askAsAdmin('PUT /roles/rol-2', { version, name: 'Pricing Manager', description: '', nodeIds });
  expect(await undo(entry, manager)).toMatchObject({ blocked: [{ reason: 'notAllowed' }] });
  expect(recordIn(await admin.get(ONE))).toMatchObject({ priority: 7 });
});

test('rules of one priority are asked by name, and a renamed one in its new place', async () => {
  const scope = { categoryIds: [], supplierIds: [], brand: null, kviOnly: false };
  const affected = async () =>
    itemsIn(await admin.get('/price-rules')).flatMap(({ state, name, affected: count }) =>
      state === 'active' && Number(count) > 0 ? [name] : [],
    );
  await askAsAdmin('DELETE /price-rules/prr-1?version=1');
  const id = textIn(await askAsAdmin('POST /price-rules', { ...input, name: 'Bottles' }), 'id');
  const other = (name: string, version: number) =>
    askAsAdmin(`PUT /price-rules/${id}`, { ...input, name, scope, priority: 5, state: 'active', version });
  await change({ priority: 5, scope });
  await other('Bottles', 1);
  expect(await affected()).toEqual(['Bottles']);
  await other('Rest', 2);
  expect(await affected()).toEqual([NAME]);
});

test('no draft is made of an archived product, and one that was undone may be made again', async () => {
  const [first, second] = (await suggestions()).map(({ product }) =>
    String(Reflect.get(Object(product), 'id')),
  );
  const draft = (id = '') => admin.post('/price-suggestions/drafts', { productIds: [id] });
  const version = numberIn(await admin.get(`/products/${String(first)}`), 'version');
  expect((await askAsAdmin(`DELETE /products/${String(first)}?version=${version}`)).status).toBe(200);
  expect((await draft(first)).body).toMatchObject({ created: [], skipped: [{ reason: 'noSuggestion' }] });
  await draft(second);
  await undo(await latest('slabSet'));
  expect(itemsIn(await draft(second), 'created')).toHaveLength(1);
});
