import { afterEach, beforeEach, describe as group, expect, test, vi } from 'vitest';
import { at } from '#mocks/contract/homes.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { advanceTime, apiClient, finishJob, type ApiClient } from '#tests/support/apiClient.ts';
import { textIn } from '#tests/support/askMock.ts';
import {
  applyMerge,
  describe,
  mergePath,
  previewMerge,
  refusalsOf,
  saidOf,
  undoMerge,
} from '#tests/support/featureMerges.ts';
import { itemsIn, numberIn, recordIn } from '#tests/support/replyBody.ts';

const [ONE, TWO] = ['prd-0001', 'prd-0002'];
const MINUTE_MS = 60_000;

let client: ApiClient;
beforeEach(async () => {
  resetSession();
  vi.useFakeTimers({ toFake: ['Date'] });
  client = await apiClient();
});
afterEach(() => {
  vi.useRealTimers();
});

group('a merge of features', () => {
  test('re-labels products at once at its end, and the list of products finds them under the target', async () => {
    await describe(client, ONE, { material: 'Clay', farbe: 'Rot' });
    const preview = await previewMerge(client);
    const products = Number(at(preview.body, 'counts', 'products'));
    expect((await saidOf(client, ONE))[1]).toBe('farbe: Rot');
    const before = numberIn(await client.get(`/products/${ONE}`), 'version');
    expect(await applyMerge(client, preview)).toMatchObject({
      state: 'applied',
      jobState: 'done',
      version: 2,
    });
    expect(await saidOf(client, ONE)).toEqual(['material: Clay', 'colour: Rot']);
    expect(numberIn(await client.get(`/products/${ONE}`), 'version')).toBe(before + 1);
    expect(numberIn(await client.get('/products?featureId=farbe'), 'total')).toBe(0);
    const found = numberIn(await client.get('/products?featureId=colour'), 'total');
    expect(found).toBeGreaterThanOrEqual(products);
    const target = recordIn(await client.get('/features/colour'));
    expect(target['productCount']).toBe(found);
    expect(JSON.stringify(target['sources'])).toContain('"rawName":"Farbe"');
    expect(recordIn(await client.get('/features/farbe'))).toMatchObject({
      status: 'merged',
      mergedInto: { id: 'colour', title: 'Colour' },
      productCount: 0,
    });
  });

  test('converts units, says once what a product says twice, and lists what differs', async () => {
    await describe(client, ONE, { capacity: '473.2', 'capacity-oz': '16' });
    await describe(client, TWO, { capacity: '500', 'capacity-oz': '16' });
    const conversion = { fromUnit: 'fl oz', toUnit: 'ml' };
    const sizes = { sourceIds: ['capacity-oz'], target: { id: 'capacity' } };
    expect(refusalsOf(await previewMerge(client, sizes))).toEqual({ 'sourceIds.0': 'other_type' });
    const toGrams = { ...sizes, conversion: { fromUnit: 'fl oz', toUnit: 'g' } };
    expect(refusalsOf(await previewMerge(client, toGrams))).toEqual({ conversion: 'not_convertible' });
    const preview = await previewMerge(client, { ...sizes, conversion });
    const conflicts = itemsIn(await client.get(`${mergePath(preview)}/conflicts?pageSize=100`));
    const ofTwo = conflicts.find(({ product }) => at(product, 'id') === TWO);
    expect(ofTwo).toMatchObject({ targetValue: '500', sourceValues: ['473.2'], decision: 'keepTarget' });
    expect(conflicts.some(({ product }) => at(product, 'id') === ONE)).toBe(false);
    await applyMerge(client, preview, {
      decisions: [{ productId: TWO, decision: 'keepSource', value: '473.2' }],
    });
    expect(await saidOf(client, ONE)).toEqual(['capacity: 473.2']);
    expect(await saidOf(client, TWO)).toEqual(['capacity: 473.2']);
    const decided = itemsIn(await client.get(`${mergePath(preview)}/conflicts?pageSize=100`));
    expect(decided.find(({ product }) => at(product, 'id') === TWO)).toMatchObject({ value: '473.2' });
  });

  test.each([
    ['keepTarget', ['colour: Navy']],
    ['keepSource', ['colour: Rot']],
    ['keepBoth', ['colour: Navy', 'colour: Rot']],
    ['skipProduct', ['colour: Navy', 'farbe: Rot']],
  ])('decides a product with two values by %s', async (conflictPolicy, said) => {
    await describe(client, ONE, { colour: 'Navy', farbe: 'Rot' });
    await applyMerge(client, await previewMerge(client, { conflictPolicy }));
    expect(await saidOf(client, ONE)).toEqual(said);
  });

  test('makes a new target, and takes it away again when it is undone', async () => {
    const target = { title: 'Shade', type: 'text' };
    const preview = await previewMerge(client, { target });
    expect(recordIn(preview)['target']).toEqual({ ...target, unit: null });
    const applied = await applyMerge(client, preview);
    expect(applied['target']).toEqual({ id: 'shade', ...target, unit: null });
    expect(recordIn(await client.get('/features/shade'))).toMatchObject({ status: 'canonical' });
    expect(await undoMerge(client, preview)).toMatchObject({ state: 'undone', undoBlockedCount: 0 });
    expect((await client.get('/features/shade')).status).toBe(404);
    expect(recordIn(await client.get('/features/farbe'))).toMatchObject({ status: 'raw', mergedInto: null });
  });

  test('into one that was merged itself goes to what that stands for', async () => {
    await applyMerge(client, await previewMerge(client, { sourceIds: ['farbe'], target: { id: 'color' } }));
    await applyMerge(client, await previewMerge(client, { sourceIds: ['color'] }));
    const preview = await previewMerge(client, { sourceIds: ['couleur'], target: { id: 'farbe' } });
    expect(recordIn(preview)['target']).toMatchObject({ id: 'colour' });
    expect(recordIn(await client.get('/features/farbe'))['mergedInto']).toMatchObject({ id: 'colour' });
  });

  test('of which a source stands for the target is refused, and so is what is not there, archived or merged', async () => {
    const many = { sourceIds: ['colour', 'nonsense', 'farbe'], target: { id: 'colour' } };
    await applyMerge(client, await previewMerge(client, { sourceIds: ['farbe'] }));
    expect(refusalsOf(await previewMerge(client, many))).toEqual({
      'sourceIds.0': 'is_target',
      'sourceIds.1': 'unknown',
      'sourceIds.2': 'merged',
    });
    expect(refusalsOf(await previewMerge(client, { target: { title: 'MATERIAL', type: 'text' } }))).toEqual({
      'sourceIds.1': 'merged',
      'target.title': 'taken',
    });
    expect((await previewMerge(client, { sourceIds: [] })).status).toBe(422);
  });

  test('takes 200 sources, and no 201', async () => {
    const sourceIds = Array.from({ length: 201 }, (_, number) => `smell-${number}`);
    const said = sourceIds.map((id): [string, string] => [id, 'Mint']);
    await describe(client, ONE, Object.fromEntries(said.slice(0, 100)));
    await describe(client, TWO, Object.fromEntries(said.slice(100, 200)));
    const target = { title: 'Smell', type: 'text' };
    expect((await previewMerge(client, { sourceIds, target })).status).toBe(422);
    await applyMerge(client, await previewMerge(client, { sourceIds: sourceIds.slice(0, 200), target }));
    expect([await saidOf(client, ONE), await saidOf(client, TWO)]).toEqual([
      ['smell: Mint'],
      ['smell: Mint'],
    ]);
  });
});

group('a preview', () => {
  test('is no longer applied after 30 minutes', async () => {
    const preview = await previewMerge(client);
    advanceTime(30 * MINUTE_MS + 1);
    expect(recordIn(await client.get(mergePath(preview)))['state']).toBe('expired');
    const refused = await client.post(`${mergePath(preview)}/apply`, { version: 1 });
    expect([refused.status, recordIn(refused)['code']]).toEqual([409, 'expired']);
    expect(itemsIn(await client.get('/feature-merges?state=expired'))).toHaveLength(1);
  });

  test('of which a source, or a product, is not as it was says what, and is not applied', async () => {
    await describe(client, ONE, { farbe: 'Rot' });
    const preview = await previewMerge(client);
    await describe(client, ONE, { farbe: 'Blau' });
    const apply = () => client.post(`${mergePath(preview)}/apply`, { version: 1 });
    expect(refusalsOf(await apply())).toEqual({ products: 'changed' });
    await applyMerge(client, await previewMerge(client, { sourceIds: ['farbe'], target: { id: 'color' } }));
    const refused = await apply();
    expect(recordIn(refused)['code']).toBe('source_changed');
    expect(refusalsOf(refused)).toEqual({ 'sourceIds.0': 'changed', 'sourceIds.1': 'merged' });
  });

  test('of two that overlap one is applied, and the job of the other leaves everything as it was', async () => {
    await describe(client, ONE, { farbe: 'Rot' });
    const [first, second] = [
      await previewMerge(client),
      await previewMerge(client, { sourceIds: ['farbe'], target: { id: 'couleur' } }),
    ];
    const [one, other] = [
      await client.post(`${mergePath(first)}/apply`, { version: 1 }),
      await client.post(`${mergePath(second)}/apply`, { version: 1 }),
    ];
    expect(recordIn(await finishJob(client, one))['state']).toBe('done');
    const failed = recordIn(await client.get(`/jobs/${textIn(other, 'id')}`));
    expect(failed).toMatchObject({ state: 'failed', error: expect.stringContaining('Farbe') });
    expect(recordIn(await client.get(mergePath(second)))['state']).toBe('preview');
    expect(await saidOf(client, ONE)).toEqual(['colour: Rot']);
  });

  test('that is stopped in the middle leaves nothing, and can be applied again', async () => {
    await describe(client, ONE, { farbe: 'Rot' });
    const preview = await previewMerge(client);
    const job = await client.post(`${mergePath(preview)}/apply`, { version: 1 });
    expect((await client.post(`${mergePath(preview)}/apply`, { version: 1 })).status).toBe(409);
    advanceTime(300);
    expect(recordIn(await client.get(`/jobs/${textIn(job, 'id')}`))).toMatchObject({
      state: 'running',
      progress: 50,
    });
    await client.post(`/jobs/${textIn(job, 'id')}/cancel`);
    advanceTime(MINUTE_MS);
    expect(await saidOf(client, ONE)).toEqual(['farbe: Rot']);
    expect(recordIn(await client.get('/features/farbe'))['status']).toBe('raw');
    expect(await applyMerge(client, preview)).toMatchObject({ state: 'applied' });
  });
});
