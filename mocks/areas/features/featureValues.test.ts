import { afterEach, beforeEach, describe as group, expect, test, vi } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { apiClient, type ApiClient } from '#tests/support/apiClient.ts';
import { ask } from '#tests/support/askMock.ts';
import {
  applyMerge,
  describe,
  previewMerge,
  refusalsOf,
  saidOf,
  undoMerge,
} from '#tests/support/featureMerges.ts';
import { itemsIn, numberIn, recordIn } from '#tests/support/replyBody.ts';

const [ONE, TWO] = ['prd-0001', 'prd-0002'];

let client: ApiClient;
beforeEach(async () => {
  resetSession();
  vi.useFakeTimers({ toFake: ['Date'] });
  client = await apiClient();
});
afterEach(() => {
  vi.useRealTimers();
});

const patch = (path: string, body: object) => ask(`PATCH ${path}`, { token: client.token, body });

async function valueOf(label: string, feature = 'material'): Promise<Record<string, unknown>> {
  const q = new URLSearchParams({ q: label, pageSize: '100' });
  const found = itemsIn(await client.get(`/features/${feature}/values?${q.toString()}`));
  const value = found.find((one) => one['label'] === label);
  if (!value) throw new Error(`no value ${label}`);
  return value;
}
const idOf = async (label: string): Promise<string> => String((await valueOf(label))['id']);

group('features', () => {
  test('are counted as the list of products counts them', async () => {
    const features = itemsIn(await client.get('/features?pageSize=100&sort=-productCount&status=raw'));
    for (const { id, productCount } of features.slice(0, 5)) {
      const path = `/products?featureId=${encodeURIComponent(String(id))}`;
      expect(numberIn(await client.get(path), 'total')).toBe(productCount);
    }
    const unused = itemsIn(await client.get('/features?pageSize=100&unused=true'));
    expect(unused.length).toBeGreaterThan(5);
    expect(unused.every(({ productCount }) => productCount === 0)).toBe(true);
  });

  test('are the 140 names that suppliers have for 60 things, with about 1,900 values', async () => {
    const pages = await Promise.all([1, 2].map((page) => client.get(`/features?pageSize=100&page=${page}`)));
    const all = pages.flatMap((page) => itemsIn(page));
    expect(all).toHaveLength(140);
    const values = all.reduce((total, { valueCount }) => total + Number(valueCount), 0);
    expect(values).toBeGreaterThan(1850);
    expect(values).toBeLessThan(1990);
  });

  test('that somebody types at a product are there at once', async () => {
    await describe(client, ONE, { 'lid-type': 'Zip' });
    expect(recordIn(await client.get('/features/lid-type'))).toMatchObject({
      status: 'raw',
      samples: ['Zip'],
    });
    await describe(client, ONE, { material: 'Clay' });
    expect((await client.get('/features/lid-type')).status).toBe(404);
  });

  test('have a new title at every product at once, which the log can take back', async () => {
    await describe(client, ONE, { farbe: 'Rot' });
    const version = numberIn(await client.get(`/products/${ONE}`), 'version');
    expect((await patch('/features/farbe', { version: 1, title: 'Tone' })).status).toBe(200);
    const product = recordIn(await client.get(`/products/${ONE}`));
    expect(product).toMatchObject({
      version,
      features: [{ featureId: 'farbe', title: 'Tone', value: 'Rot' }],
    });
    expect(itemsIn(await client.get('/features?q=farbe')).map(({ id }) => id)).toContain('farbe');
    const [entry] = itemsIn(await client.get('/activity-log?entityType=feature'));
    expect(entry).toMatchObject({
      undoable: true,
      changes: [{ field: 'title', before: 'Farbe', after: 'Tone' }],
    });
  });

  test('refuse a title that another has, and a type or unit that does not fit', async () => {
    const change = (body: object, feature = 'farbe') =>
      patch(`/features/${feature}`, { version: 1, ...body });
    expect(refusalsOf(await change({ title: 'COLOUR' }))).toEqual({ title: 'taken' });
    expect(refusalsOf(await change({ type: 'number', unit: 'parsec' }))).toEqual({
      type: 'not_a_number',
      unit: 'unknown',
    });
    expect(refusalsOf(await change({ unit: 'ml' }))).toEqual({ unit: 'not_allowed' });
    expect((await change({ unit: 'l' }, 'capacity')).status).toBe(200);
    expect((await change({ unit: 'cl' }, 'capacity')).status).toBe(409);
  });
});

group('values', () => {
  beforeEach(async () => {
    await describe(client, ONE, { material: 'Clay', variant: 'Tall' });
    await describe(client, TWO, { material: 'clay ', variant: 'Tall' });
  });

  test('are renamed at every product, and not to what another is called', async () => {
    const { id, version } = await valueOf('Clay');
    expect(refusalsOf(await patch(`/feature-values/${String(id)}`, { version, label: 'ABS' }))).toEqual({
      label: 'taken',
    });
    const reply = await patch(`/feature-values/${String(id)}`, { version, label: 'Fired clay' });
    expect(recordIn(reply)).toMatchObject({ id, label: 'Fired clay', productCount: 1, version: 2 });
    expect(await saidOf(client, ONE)).toEqual(['material: Fired clay', 'variant: Tall']);
  });

  test('are merged, found under the target alone, and given back', async () => {
    const [clay, other] = [await idOf('Clay'), await idOf('clay ')];
    const body = { kind: 'value', featureId: 'material', sourceIds: [other], target: { id: clay } };
    const preview = await previewMerge(client, body);
    expect(recordIn(preview)['counts']).toMatchObject({ products: 1, conflicts: 0 });
    await applyMerge(client, preview);
    expect(await saidOf(client, TWO)).toEqual(['material: Clay', 'variant: Tall']);
    expect(numberIn(await client.get('/products?featureId=material&value=Clay'), 'total')).toBe(2);
    expect(await valueOf('clay ')).toMatchObject({
      status: 'merged',
      mergedInto: { id: clay, title: 'Clay' },
    });
    await undoMerge(client, preview);
    expect((await saidOf(client, TWO))[0]).toBe('material: clay ');
    expect(await valueOf('clay ')).toMatchObject({ status: 'raw', productCount: 1 });
  });

  test('are split into several, of which a product has each once', async () => {
    const sourceIds = [await idOf('Clay')];
    const split = { kind: 'split', featureId: 'material', sourceIds, target: undefined };
    const refused = await previewMerge(client, { ...split, parts: ['Clay', 'Glass', 'Glass'] });
    expect(refusalsOf(refused)).toEqual({ 'parts.0': 'is_source', 'parts.2': 'twice' });
    const preview = await previewMerge(client, { ...split, parts: ['Terracotta', 'Glass'] });
    await applyMerge(client, preview);
    expect(await saidOf(client, ONE)).toEqual(['material: Terracotta', 'material: Glass', 'variant: Tall']);
    await undoMerge(client, preview);
    expect(await saidOf(client, ONE)).toEqual(['material: Clay', 'variant: Tall']);
  });

  test('need their feature, and nothing that belongs to features', async () => {
    const sourceIds = [await idOf('Clay')];
    const conversion = { fromUnit: 'oz', toUnit: 'g' };
    expect(refusalsOf(await previewMerge(client, { kind: 'value', sourceIds, conversion }))).toEqual({
      featureId: 'required',
      conversion: 'not_allowed',
    });
    expect(refusalsOf(await previewMerge(client, { featureId: 'material' }))).toEqual({
      featureId: 'not_allowed',
    });
    expect(
      refusalsOf(await previewMerge(client, { kind: 'split', sourceIds, featureId: 'material' })),
    ).toEqual({
      target: 'not_allowed',
      parts: 'required',
    });
  });
});
