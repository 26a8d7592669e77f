import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { advanceTime, apiClient, type ApiClient } from '#tests/support/apiClient.ts';
import {
  applyMerge,
  describe,
  mergePath,
  previewMerge,
  saidOf,
  undoMerge,
} from '#tests/support/featureMerges.ts';
import { itemsIn, recordIn } from '#tests/support/replyBody.ts';

const [ONE, TWO, THREE] = ['prd-0001', 'prd-0002', 'prd-0003'];
const DAY_MS = 86_400_000;

let client: ApiClient;
beforeEach(async () => {
  resetSession();
  vi.useFakeTimers({ toFake: ['Date'] });
  client = await apiClient();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What the products of the catalogue say, but for their versions. */
const everything = async (): Promise<unknown> => {
  const features = itemsIn(await client.get('/features?pageSize=100&sort=title'));
  return features.map(({ id, status, productCount, valueCount, samples }) => [
    ...[id, status, productCount, valueCount, samples],
  ]);
};

test('undoing a merge right away leaves everything as it was', async () => {
  const before = await everything();
  const preview = await previewMerge(client, { conflictPolicy: 'keepBoth' });
  await applyMerge(client, preview);
  expect(await everything()).not.toEqual(before);
  expect(await undoMerge(client, preview)).toMatchObject({ state: 'undone', undoneBy: { id: 'u-1001' } });
  expect(await everything()).toEqual(before);
});

test('undo restores each product that was not changed since, and names the others with the reason', async () => {
  for (const id of [ONE, TWO, THREE]) await describe(client, id, { material: 'Clay', farbe: 'Rot' });
  const preview = await previewMerge(client, { sourceIds: ['farbe'] });
  await applyMerge(client, preview);
  await describe(client, ONE, { material: 'Clay', colour: 'Crimson' });
  // Something else of a product may have changed.
  await describe(client, TWO, { material: 'Glass', colour: 'Rot' });
  expect(recordIn(await client.get(mergePath(preview)))).toMatchObject({
    undoBlocked: [{ product: { id: ONE }, reason: 'editedSince' }],
    undoBlockedCount: 1,
  });
  const undone = await undoMerge(client, preview);
  expect(undone).toMatchObject({ state: 'undone', undoUntil: null, undoBlockedCount: 1 });
  expect(await saidOf(client, ONE)).toEqual(['material: Clay', 'colour: Crimson']);
  expect((await saidOf(client, TWO)).toSorted()).toEqual(['farbe: Rot', 'material: Glass']);
  expect(await saidOf(client, THREE)).toEqual(['material: Clay', 'farbe: Rot']);
});

test('what was merged further stays where it is, and says so', async () => {
  await describe(client, ONE, { farbe: 'Rot' });
  const preview = await previewMerge(client, { sourceIds: ['farbe'], target: { id: 'color' } });
  await applyMerge(client, preview);
  await applyMerge(client, await previewMerge(client, { sourceIds: ['color'] }));
  const undone = await undoMerge(client, preview);
  expect(itemsIn({ status: 200, headers: new Headers(), body: undone }, 'undoBlocked')).toContainEqual(
    expect.objectContaining({ reason: 'mergedFurther' }),
  );
  expect(await saidOf(client, ONE)).toEqual(['colour: Rot']);
  expect(recordIn(await client.get('/features/farbe'))).toMatchObject({ status: 'raw', mergedInto: null });
});

test('a merge is undone for 30 days, once, and only when it is applied', async () => {
  const preview = await previewMerge(client);
  const undo = (version: number) => client.post(`${mergePath(preview)}/undo`, { version });
  const codeOf = async (reply: ReturnType<typeof undo>) => recordIn(await reply)['code'];
  expect(await codeOf(undo(1))).toBe('wrong_state');
  await applyMerge(client, preview);
  expect(await codeOf(undo(1))).toBe('version_conflict');
  advanceTime(30 * DAY_MS + 1);
  client = await apiClient();
  expect(await codeOf(undo(2))).toBe('wrong_state');
});

test('reading, merging and undoing are three permissions', async () => {
  const merge = mergePath(await previewMerge(client));
  const auditor = await apiClient('auditor@backroom.test');
  expect((await auditor.get('/features')).status).toBe(200);
  expect((await auditor.get(merge)).status).toBe(200);
  expect((await previewMerge(auditor)).status).toBe(403);
  expect((await auditor.post(`${merge}/apply`, { version: 1 })).status).toBe(403);
  expect((await auditor.post(`${merge}/undo`, { version: 1 })).status).toBe(403);
  const service = await apiClient('service@backroom.test');
  expect((await service.get('/features')).status).toBe(403);
});

test('a merge and all that it wrote are one thing in the log, and not undone there', async () => {
  await describe(client, ONE, { farbe: 'Rot' });
  await applyMerge(client, await previewMerge(client, { sourceIds: ['farbe'] }));
  const [entry] = itemsIn(await client.get('/activity-log?grouped=true'));
  expect(entry).toMatchObject({
    action: 'merge',
    entityType: 'featureMerge',
    entityLabel: 'Combine Farbe into Colour',
    undoable: false,
  });
  expect(entry?.['folded']).toBeGreaterThan(3);
  const ofProduct = itemsIn(await client.get(`/activity-log?entityType=product&entityId=${ONE}`));
  expect(ofProduct[0]).toMatchObject({ action: 'merge', source: 'job' });
});
