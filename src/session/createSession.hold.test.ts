import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTab, settled } from '#tests/support/sessionTab.ts';
import type { SessionTab } from '#tests/support/sessionTab.ts';

const START = 1_790_000_000_000;
const MINUTE = 60_000;
const LIMIT = 24 * MINUTE;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

async function signedIn(): Promise<SessionTab> {
  const tab = openTab({ path: '/team' });
  tab.stored('ana');
  tab.session.restore();
  await settled();
  return tab;
}
const status = (tab: SessionTab): string => tab.session.getSnapshot().status;

describe('what the listeners of the page do not see', () => {
  test('typing in a frame of another origin is activity', async () => {
    const tab = await signedIn();
    await vi.advanceTimersByTimeAsync(LIMIT - 1000);
    tab.session.noteActivity();
    await vi.advanceTimersByTimeAsync(LIMIT - 1000);
    expect(status(tab)).not.toBe('out');
  });

  test('E88 and does not revive a session that is over', async () => {
    const tab = await signedIn();
    await vi.advanceTimersByTimeAsync(LIMIT);
    tab.session.noteActivity();
    expect(status(tab)).toBe('out');
  });
});

describe('while a payment is on its way', () => {
  test('nobody is warned or signed out, and afterwards the 24 minutes begin', async () => {
    const tab = await signedIn();
    await vi.advanceTimersByTimeAsync(LIMIT - 2 * MINUTE);
    const letGo = tab.session.hold();
    await vi.advanceTimersByTimeAsync(9 * MINUTE);
    expect(status(tab)).toBe('in');
    letGo();
    letGo();
    await vi.advanceTimersByTimeAsync(LIMIT - 2000);
    expect(status(tab)).toBe('warning');
    await vi.advanceTimersByTimeAsync(3000);
    expect(status(tab)).toBe('out');
  });

  test('other tabs hear of it', async () => {
    const tab = await signedIn();
    tab.session.hold();
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(tab.storage.get('lastActivity')).toBeGreaterThan(START + 4 * MINUTE);
  });

  test('for 10 minutes at most: one that nobody lets go does not keep a session for good', async () => {
    const tab = await signedIn();
    tab.session.hold();
    await vi.advanceTimersByTimeAsync(10 * MINUTE + LIMIT + 1000);
    expect(status(tab)).toBe('out');
  });

  test('E94 a computer that slept past the deadline ends the session once it is let go', async () => {
    const tab = await signedIn();
    await vi.advanceTimersByTimeAsync(MINUTE);
    const letGo = tab.session.hold();
    vi.setSystemTime(Date.now() + 2 * LIMIT);
    await vi.advanceTimersByTimeAsync(1000);
    expect(status(tab)).toBe('ending');
    letGo();
    await vi.advanceTimersByTimeAsync(250);
    expect(status(tab)).toBe('out');
  });

  test('signing out is not held back', async () => {
    const tab = await signedIn();
    tab.session.hold();
    await tab.session.signOut();
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'out', endReason: 'signedOut' });
  });
});
