import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flushMicrotasks, openTab } from '#tests/support/sessionTab.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_790_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const MINUTE = 60_000;
const isMenu = (call: string): boolean => call.startsWith('menu');

/** A session whose person gets another permission while the page stays open. */
async function openAndGrant() {
  const tab = openTab();
  tab.storeSession('ana');
  tab.session.restore();
  await flushMicrotasks();
  tab.backend.answer('menu', () => ({
    msg: 'success',
    data: [{ title: 'Menu of ana' }, { title: 'Roles' }],
  }));
  return tab;
}

test('T19 whoever works on in the page hears within five minutes of a permission that was granted', async () => {
  const tab = await openAndGrant();
  vi.advanceTimersByTime(5 * MINUTE);
  tab.fire('keydown');
  expect(tab.backend.log.filter(isMenu)).toHaveLength(1);
  vi.advanceTimersByTime(1);
  tab.fire('keydown');
  tab.fire('click');
  expect(tab.backend.log.filter(isMenu)).toHaveLength(2);
  await flushMicrotasks();
  expect(tab.titles()).toEqual(['Menu of ana']);
  expect(tab.session.getSnapshot().menuUpdate?.titles).toContain('Roles');
});

test('T19 while nobody does anything no menu is asked for', async () => {
  const tab = await openAndGrant();
  vi.advanceTimersByTime(20 * MINUTE);
  expect(tab.backend.log.filter(isMenu)).toHaveLength(1);
});
