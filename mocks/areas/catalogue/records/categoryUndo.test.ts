import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { apiClient, finishJob, type ApiClient } from '#tests/support/apiClient.ts';
import { ask, textIn } from '#tests/support/askMock.ts';
import { readCategory, titlesBelow } from '#tests/support/categoryTree.ts';
import { hideCostsFrom } from '#tests/support/costSecrets.ts';
import { itemsIn, numberIn } from '#tests/support/replyBody.ts';

const MANAGER = 'pricing.manager@backroom.test';

let client: ApiClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  client = await apiClient(MANAGER);
});
afterEach(() => {
  vi.useRealTimers();
});

const versionOf = async (id: string) => (await readCategory(id))['version'];
const send = (call: string, body?: object) => ask(call, { token: client.token, ...(body ? { body } : {}) });
const rename = async (id: string, title: string) =>
  send(`PATCH /categories/${id}`, { title, version: await versionOf(id) });
const move = async (id: string, parentId: string | null, position: number) =>
  client.post('/categories/move', { id, parentId, position, version: await versionOf(id) });

/** The last entry about a category that was no undoing. */
async function entryOf(id: string): Promise<string> {
  const found = itemsIn(await client.get(`/activity-log?entityId=${id}`));
  return String(found.find(({ action }) => action !== 'undo')?.['id']);
}
const preview = (entryId: string) => client.post(`/activity-log/${entryId}/undo/preview`);

async function undo(entryId: string) {
  const plan = await preview(entryId);
  expect(plan.body).toMatchObject({ undoableCount: 1, blockedCount: 0 });
  const body = { version: numberIn(plan, 'version') };
  return finishJob(client, await client.post(`/activity-log/${entryId}/undo/apply`, body));
}
const blockedBy = async (entryId: string, reason: string) =>
  expect((await preview(entryId)).body).toMatchObject({ undoableCount: 0, blocked: [{ reason }] });

test('a new name is undone, and the place that the category got since stays', async () => {
  await rename('cat-mugs', 'Cups');
  const renamed = await entryOf('cat-mugs');
  await move('cat-tumblers', 'cat-drinkware', 1);
  const places = await titlesBelow('cat-drinkware');
  await undo(renamed);
  expect(places.slice(0, 2)).toEqual(['Tumblers', 'Cups']);
  expect(await titlesBelow('cat-drinkware')).toEqual(
    places.map((title) => (title === 'Cups' ? 'Mugs' : title)),
  );
});

test('a move is undone: the category is in its place again, and so are those beside it', async () => {
  const before = [await titlesBelow('cat-drinkware'), await titlesBelow(null)];
  await move('cat-mugs', null, 3);
  expect(await titlesBelow('cat-drinkware')).not.toContain('Mugs');
  await undo(await entryOf('cat-mugs'));
  expect([await titlesBelow('cat-drinkware'), await titlesBelow(null)]).toEqual(before);
  const { position } = await readCategory('cat-tumblers');
  expect(position).toBe((before[0]?.indexOf('Tumblers') ?? 0) + 1);
});

test('margins are undone by who may see costs', async () => {
  const body = { targetGpPct: 44, minGpPct: 33, version: await versionOf('cat-mugs') };
  await send('PUT /categories/cat-mugs/targets', body);
  const entry = await entryOf('cat-mugs');
  await undo(entry);
  expect(await readCategory('cat-mugs')).toMatchObject({ targetGpPct: null, minGpPct: null, version: 3 });
  await send('PUT /categories/cat-mugs/targets', { ...body, version: 3 });
  const other = await entryOf('cat-mugs');
  hideCostsFrom('', MANAGER);
  client = await apiClient(MANAGER);
  expect((await preview(other)).body).toMatchObject({ undoableCount: 0 });
});

test('a new category is removed, unless something is in it', async () => {
  const id = textIn(await client.post('/categories', { title: 'Teapots', parentId: 'cat-drinkware' }), 'id');
  const entry = await entryOf(id);
  await move('cat-mugs', id, 1);
  await blockedBy(entry, 'inUse');
  await move('cat-mugs', 'cat-drinkware', 1);
  await undo(entry);
  expect(await titlesBelow('cat-drinkware')).not.toContain('Teapots');
});

test('a name that a sibling has by now, and a parent that is gone, stand in the way', async () => {
  await rename('cat-mugs', 'Cups');
  await rename('cat-tumblers', 'Mugs');
  await blockedBy(await entryOf('cat-mugs'), 'inUse');
  const id = textIn(await client.post('/categories', { title: 'Teapots', parentId: null }), 'id');
  const child = textIn(await client.post('/categories', { title: 'Lids', parentId: id }), 'id');
  await move(child, null, 1);
  const moved = await entryOf(child);
  await send(`DELETE /categories/${id}`);
  await blockedBy(moved, 'inUse');
});
