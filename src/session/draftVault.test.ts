import 'fake-indexeddb/auto';
import { createStore, entries, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from '#shared/lib/storageKeys.ts';
import { createDraftVault } from './draftVault.ts';

const DAY = 24 * 60 * 60 * 1000;
let count = 0;
let time = 1_790_000_000_000;

const draft = (userId: string, more: Partial<Draft> = {}): Draft => ({
  ...{ route: '/slabs/7', formId: 'slab', schemaVersion: 2, userId },
  ...{
    values: { note: 'half a sentence' },
    typedAt: time - 5000,
    savedAt: time,
    address: '/slabs/7',
    title: 'Mug',
    ...more,
  },
});

function open() {
  count += 1;
  const store = createStore(`vault ${count}`, 'sealed');
  return { store, vault: createDraftVault(store, () => time) };
}

beforeEach(() => {
  time = 1_790_000_000_000;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a sealed draft is returned whole to the person who typed it and to nobody else', async () => {
  const { vault } = open();
  await vault.keep([draft('ana'), draft('ben', { values: { note: 'of Ben' } })]);
  expect(await vault.of('ana')).toEqual([draft('ana')]);
  expect(await vault.of('ben')).toEqual([draft('ben', { values: { note: 'of Ben' } })]);
  expect(await vault.of('an')).toEqual([]);
  expect(await vault.of('')).toEqual([]);
});

test('nothing on disk is readable: no text, no page, no user id', async () => {
  const { vault, store } = open();
  await vault.keep([draft('ana-4711')]);
  const lying = await entries<string, { data: ArrayBuffer }>(store);
  expect(lying).toHaveLength(1);
  const text = lying.map(([key, { data }]) => key + new TextDecoder('latin1').decode(data)).join();
  for (const part of ['ana-4711', 'slabs', 'sentence']) expect(text).not.toContain(part);
});

test('a draft is deleted after 7 days, whoever signs in; a clock set back does not keep it longer', async () => {
  const { vault, store } = open();
  await vault.keep([draft('ana')]);
  time += 7 * DAY - 1;
  expect(await vault.of('ana')).toHaveLength(1);
  time += 1;
  expect(await vault.of('ben')).toEqual([]);
  expect(await entries(store)).toEqual([]);
  await vault.keep([draft('ana')]);
  time -= 8 * DAY;
  expect(await vault.of('ana')).toEqual([]);
});

test('of two tabs with the same form the later draft stays, in whatever order they write', async () => {
  const { vault } = open();
  const early = draft('ana', { values: { note: 'early' }, savedAt: time - 1000 });
  const late = draft('ana', { values: { note: 'late' } });
  await vault.keep([late]);
  await vault.keep([early]);
  expect(await vault.of('ana')).toEqual([late]);
});

test('removes a draft by name, or all of one person', async () => {
  const { vault } = open();
  await vault.keep([draft('ana'), draft('ana', { route: '/slabs/8' }), draft('ben')]);
  await vault.remove('ana', 'slab@/slabs/7');
  expect((await vault.of('ana')).map(({ route }) => route)).toEqual(['/slabs/8']);
  await vault.removeAll('ana');
  expect(await vault.of('ana')).toEqual([]);
  expect(await vault.of('ben')).toHaveLength(1);
});

test('does not offer a record that was changed on disk', async () => {
  const { vault, store } = open();
  await vault.keep([draft('ana')]);
  const [[key, sealed] = ['', { data: new ArrayBuffer(0) }]] = await entries<string, { data: ArrayBuffer }>(
    store,
  );
  new Uint8Array(sealed.data).fill(0, 0, 4);
  await set(key, sealed, store);
  expect(await vault.of('ana')).toEqual([]);
});

test('writes nothing without cryptography', async () => {
  const { vault, store } = open();
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  await expect(vault.keep([draft('ana')])).rejects.toThrow();
  expect(await entries(store)).toEqual([]);
});
