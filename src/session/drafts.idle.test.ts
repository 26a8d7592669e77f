import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftKey as key, openDrafts as open } from '#tests/support/draftsTab.ts';
import { flushMicrotasks } from '#tests/support/sessionTab.ts';
import { createDrafts } from './drafts.ts';

// After an idle sign-out the page is reloaded, or thrown away.

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_790_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const idle = async () => {
  const tab = open();
  tab.drafts.save(key, 'ana', { price: '2.00' }, { typedAt: Date.now() - 20 * MINUTE });
  tab.storage.session.set('ending', { reason: 'idle', keptUntil: 0 });
  tab.drafts.endSession('idle');
  await flushMicrotasks();
  return { ...tab, reloaded: tab.reload() };
};

test('the same person gets the draft back, with the time at which it was typed', async () => {
  const typedAt = Date.now() - 20 * MINUTE;
  const { reloaded } = await idle();
  const arrived = vi.fn();
  reloaded.onArrival(arrived);
  reloaded.open('ana');
  expect(reloaded.find(key)).toBeNull();
  await flushMicrotasks();
  expect(arrived).toHaveBeenCalledOnce();
  expect(reloaded.find(key)).toMatchObject({ values: { price: '2.00' }, typedAt });
});

test('nobody else gets the draft, and what they do does not delete it', async () => {
  const { reloaded } = await idle();
  reloaded.open('ben');
  await flushMicrotasks();
  expect(reloaded.find(key)).toBeNull();
  reloaded.endSession('signedOut');
  reloaded.open('ana');
  await flushMicrotasks();
  expect(reloaded.find(key)?.values).toEqual({ price: '2.00' });
});

test('the sign-in page may say until when the draft is kept', async () => {
  const { storage } = await idle();
  expect(storage.session.get('ending')).toEqual({
    reason: 'idle',
    keptUntil: Date.now() + 7 * 24 * 60 * MINUTE,
  });
});

test.each(['saved or given up', 'signed out'])('a draft that was %s does not come back', async (how) => {
  const { reloaded, vault, reload } = await idle();
  reloaded.open('ana');
  await flushMicrotasks();
  if (how === 'signed out') reloaded.endSession('signedOut');
  else reloaded.discard(key);
  await flushMicrotasks();
  expect(vault.drafts.size).toBe(0);
  const again = reload();
  again.open('ana');
  await flushMicrotasks();
  expect(again.find(key)).toBeNull();
});

test('what is typed later replaces what was sealed', async () => {
  const { reloaded } = await idle();
  reloaded.open('ana');
  reloaded.save(key, 'ana', { price: '3.00' });
  await flushMicrotasks();
  expect(reloaded.find(key)?.values).toEqual({ price: '3.00' });
});

test('a tab that the browser discarded long ago keeps its draft as well', async () => {
  const { save, reload, vault, storage } = open();
  save({ price: '1.00' });
  vi.setSystemTime(Date.now() + 60 * MINUTE);
  const reloaded = reload();
  reloaded.endSession('idle');
  await flushMicrotasks();
  expect(storage.drafts.names()).toEqual([]);
  expect(vault.drafts.size).toBe(1);
});

test('a discarded tab whose session ended idle in another one loses nothing to whoever signs in there first', async () => {
  const { save, reload, storage } = open();
  save({ price: '1.00' });
  const reloaded = reload();
  reloaded.open('ben');
  expect(storage.drafts.names()).toEqual([]);
  await flushMicrotasks();
  expect(reloaded.list()).toEqual([]);
  reloaded.endSession('signedOut');
  reloaded.open('ana');
  await flushMicrotasks();
  expect(reloaded.find(key)?.values).toEqual({ price: '1.00' });
});

test('a browser that cannot seal keeps the draft in memory and promises nothing', async () => {
  const { storage } = open();
  const drafts = createDrafts({ storage, vault: () => Promise.reject(new Error('refused')), now: Date.now });
  drafts.open('ana');
  drafts.save(key, 'ana', { price: '1.00' });
  storage.session.set('ending', { reason: 'idle', keptUntil: 0 });
  drafts.endSession('idle');
  await flushMicrotasks();
  expect(storage.session.get('ending')?.keptUntil).toBe(0);
  drafts.open('ana');
  expect(drafts.find(key)?.values).toEqual({ price: '1.00' });
});
