import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowser } from '#tests/support/browserTabs.ts';
import { openTab, flushMicrotasks } from '#tests/support/sessionTab.ts';
import type { SessionTab } from '#tests/support/sessionTab.ts';

const START = 1_790_000_000_000;
const MINUTE = 60_000;
const LIMIT = 24 * MINUTE;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function signedIn(): Promise<SessionTab> {
  const tab = openTab({ path: '/team' });
  tab.storeSession('ana');
  tab.session.restore();
  await flushMicrotasks();
  return tab;
}
const status = (tab: SessionTab): string => tab.session.getSnapshot().status;

describe('activity that page listeners do not see', () => {
  test('typing in a frame of another origin counts as activity', async () => {
    const tab = await signedIn();
    await vi.advanceTimersByTimeAsync(LIMIT - 1000);
    tab.session.recordActivity();
    await vi.advanceTimersByTimeAsync(LIMIT - 1000);
    expect(status(tab)).not.toBe('out');
  });

  test('E88 it does not revive a session that is over', async () => {
    const tab = await signedIn();
    await vi.advanceTimersByTimeAsync(LIMIT);
    tab.session.recordActivity();
    expect(status(tab)).toBe('out');
  });
});

describe('D36 while a payment is under way', () => {
  test('delays the sign-out by 60 s at most, however long it takes', async () => {
    const tab = await signedIn();
    tab.session.hold();
    await vi.advanceTimersByTimeAsync(LIMIT + MINUTE - 2000);
    expect(status(tab)).toBe('ending');
    await vi.advanceTimersByTimeAsync(2000);
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'out', endReason: 'idle' });
  });

  test('signs out within seconds once the payment is over, inside these 60 s', async () => {
    const tab = await signedIn();
    const { epoch } = tab.session.getSnapshot();
    const letGo = tab.session.hold();
    tab.session.hold()();
    await vi.advanceTimersByTimeAsync(LIMIT + MINUTE / 2);
    expect(tab.session.apiConfig.token()).toBe(tab.storage.get('token'));
    expect(tab.session.apiConfig.epoch()).toBe(epoch);
    letGo();
    letGo();
    await vi.advanceTimersByTimeAsync(3000);
    expect(status(tab)).toBe('out');
  });

  test('opens the warning all the same, and a payment that ends before the deadline changes nothing', async () => {
    const tab = await signedIn();
    const letGo = tab.session.hold();
    await vi.advanceTimersByTimeAsync(LIMIT - MINUTE / 2);
    expect(status(tab)).toBe('warning');
    letGo();
    await vi.advanceTimersByTimeAsync(MINUTE / 2);
    expect(status(tab)).toBe('out');
  });

  test('makes another tab wait too', async () => {
    const browser = createBrowser(2);
    const tab = openTab({ path: '/team', areas: browser.tabs[0] });
    const token = tab.storeSession('ana');
    tab.session.restore();
    await flushMicrotasks();
    const other = openTab({ path: '/team', areas: browser.tabs[1], backend: tab.backend });
    other.session.restore();
    await flushMicrotasks();
    const letGo = tab.session.hold();
    await vi.advanceTimersByTimeAsync(LIMIT + MINUTE / 2);
    expect(tab.storage.get('token')).toBe(token);
    expect([status(tab), status(other)]).toEqual(['ending', 'ending']);
    letGo();
    await vi.advanceTimersByTimeAsync(3000);
    expect([status(tab), status(other)]).toEqual(['out', 'out']);
  });

  test('E89 does not wait in a hidden tab, whose timers fire once a minute and could not keep to the 60 s', async () => {
    const tab = await signedIn();
    tab.session.hold();
    vi.setSystemTime(START + LIMIT - 10_000);
    await vi.advanceTimersByTimeAsync(1000);
    vi.setSystemTime(START + LIMIT + 49_000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(status(tab)).toBe('out');
  });

  test.each([
    [4, 'nor does one that was hidden 4 minutes before, and is about to be slowed down', 'out'],
    [3, 'one that was hidden just before can', 'ending'],
  ])('E89 after %i minutes in a hidden tab: %s', async (minutes, _what, then) => {
    const tab = await signedIn();
    tab.session.hold();
    await vi.advanceTimersByTimeAsync(LIMIT - minutes * MINUTE);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await vi.advanceTimersByTimeAsync(minutes * MINUTE);
    expect(status(tab)).toBe(then);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(status(tab)).toBe('out');
  });

  test('E88 a computer that slept past the 60 s ends the session at once', async () => {
    const tab = await signedIn();
    tab.session.hold();
    vi.setSystemTime(START + 3 * LIMIT);
    await vi.advanceTimersByTimeAsync(1000);
    expect(status(tab)).toBe('out');
  });

  test('does not hold back signing out', async () => {
    const tab = await signedIn();
    tab.session.hold();
    await tab.session.signOut();
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'out', endReason: 'signedOut' });
  });
});
