import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#api/errors.ts';
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
  vi.useRealTimers();
});

async function signedIn(
  options: Parameters<typeof openTab>[0] = {},
): Promise<SessionTab & { token: string }> {
  const tab = openTab({ path: '/team', ...options });
  const token = tab.storeSession('ana');
  tab.session.restore();
  await flushMicrotasks();
  tab.backend.log.length = 0;
  return { ...tab, token };
}
const status = (tab: SessionTab): string => tab.session.getSnapshot().status;

describe('the deadline', () => {
  test('E84 stays at 23:59 and signs out at 24:00, at most a second late in sight', async () => {
    const tab = await signedIn();
    await vi.advanceTimersByTimeAsync(LIMIT - 1000);
    expect(status(tab)).toBe('warning');
    await vi.advanceTimersByTimeAsync(999);
    expect(status(tab)).toBe('warning');
    await vi.advanceTimersByTimeAsync(1);
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'out', endReason: 'idle' });
    expect(tab.seen.navigations).toEqual(['/login?redirectFrom=%2Fteam']);
  });

  test.each(['focus', 'visibilitychange', 'pageshow', 'click', 'mousemove'])(
    'E84 E88 a machine that slept past it signs out at the first %s, which does not count as activity',
    async (event) => {
      const tab = await signedIn();
      vi.setSystemTime(START + 8 * 60 * MINUTE);
      tab.fire(event);
      expect(tab.session.getSnapshot().endReason).toBe('idle');
    },
  );

  test('E89 a hidden tab, whose timers fire once a minute, signs out within that minute', async () => {
    const tab = await signedIn();
    vi.setSystemTime(START + LIMIT + 58_000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'out', endReason: 'idle' });
  });

  test('E84 is checked before a request', async () => {
    const tab = await signedIn();
    vi.setSystemTime(START + LIMIT);
    expect(tab.session.apiConfig.token()).toBeNull();
    const next = await signedIn();
    const { epoch } = next.session.getSnapshot();
    vi.setSystemTime(START + 3 * LIMIT);
    expect(next.session.apiConfig.epoch()).not.toBe(epoch);
  });

  test('E90 stays 24 minutes when the clock is set back an hour', async () => {
    const tab = await signedIn();
    vi.setSystemTime(START - 60 * MINUTE);
    await vi.advanceTimersByTimeAsync(LIMIT - 1000);
    expect(status(tab)).toBe('warning');
    await vi.advanceTimersByTimeAsync(1000);
    expect(status(tab)).toBe('out');
  });

  test('E95 D18 the warning opens at 23:00 and says when it ends; "Stay signed in" keeps the session', async () => {
    const tab = await signedIn();
    await vi.advanceTimersByTimeAsync(LIMIT - MINUTE - 1000);
    expect(status(tab)).toBe('in');
    await vi.advanceTimersByTimeAsync(1000);
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'warning', warningDeadline: START + LIMIT });
    await vi.advanceTimersByTimeAsync(30_000);
    tab.session.staySignedIn();
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'in', warningDeadline: null });
    await vi.advanceTimersByTimeAsync(LIMIT - MINUTE - 1000);
    expect(status(tab)).toBe('in');
  });

  test('activity under the warning keeps the session; the dialog closes with the next second, not under the pointer', async () => {
    const tab = await signedIn();
    await vi.advanceTimersByTimeAsync(LIMIT - 500);
    tab.fire('mousemove');
    expect(status(tab)).toBe('warning');
    await vi.advanceTimersByTimeAsync(1000);
    expect(status(tab)).toBe('in');
  });
});

describe('what counts as activity', () => {
  test.each(['click', 'mousemove', 'mousedown', 'scroll', 'keydown', 'load'])('E85 %s', async (event) => {
    const tab = await signedIn();
    await vi.advanceTimersByTimeAsync(20 * MINUTE);
    tab.fire(event);
    await vi.advanceTimersByTimeAsync(20 * MINUTE);
    expect(status(tab)).toBe('in');
  });

  test.each(['touchmove', 'wheel', 'keyup', 'mouseup', 'pointermove', 'input', 'resize', 'mouseover'])(
    'E85 %s does not count',
    async (event) => {
      const tab = await signedIn();
      await vi.advanceTimersByTimeAsync(20 * MINUTE);
      tab.fire(event);
      await vi.advanceTimersByTimeAsync(4 * MINUTE);
      expect(status(tab)).toBe('out');
    },
  );

  test('E86 writes the shared timestamp at most once a second and does not lose the last activity', async () => {
    const tab = await signedIn();
    const write = vi.spyOn(tab.storage, 'set');
    for (let ms = 0; ms < 5000; ms += 50) {
      await vi.advanceTimersByTimeAsync(50);
      tab.fire('mousemove');
    }
    expect(write.mock.calls.length).toBeGreaterThan(3);
    expect(write.mock.calls.length).toBeLessThanOrEqual(5);
    await vi.advanceTimersByTimeAsync(1000);
    expect(tab.storage.get('lastActivity')).toBe(START + 5000);
  });

  test('writes and watches nothing after the end', async () => {
    const tab = await signedIn();
    await tab.session.signOut();
    tab.fire('mousemove');
    await vi.advanceTimersByTimeAsync(2 * LIMIT);
    expect(tab.storage.get('lastActivity')).toBeNull();
    tab.session.staySignedIn();
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'out', endReason: 'signedOut' });
  });

  test('E96 watches nobody on public routes', async () => {
    const tab = await signedIn({ path: '/reset-password/1' });
    await vi.advanceTimersByTimeAsync(2 * LIMIT);
    tab.fire('mousemove');
    expect(status(tab)).toBe('in');
  });
});

describe('the end by inactivity', () => {
  test('E91 calls GET /logout-user with the id and the token captured before the stores were cleared', async () => {
    const tab = await signedIn();
    await tab.session.end('idle');
    expect(tab.storage.get('token')).toBeNull();
    expect(tab.backend.log).toEqual(['for ana', `logoutUser ${tab.token}`]);
  });

  test('E91 signs out even when the call fails', async () => {
    const tab = await signedIn();
    tab.backend.answer('logoutUser', () => {
      throw new ApiError('network');
    });
    await expect(tab.session.end('idle')).resolves.toBeUndefined();
    expect(tab.session.getSnapshot().endReason).toBe('idle');
  });

  test('E93 makes no call without an id, and ends all the same', async () => {
    const tab = openTab({ path: '/team', holdAnswers: true });
    tab.storage.set('token', tab.backend.issue('ana'));
    tab.session.restore();
    await tab.session.end('idle');
    expect(status(tab)).toBe('out');
    expect(tab.backend.log.map((call) => call.split(' ')[0])).toEqual(['profile']);
  });

  test('E92 makes no call in the tab that did not get the claim', async () => {
    const tab = await signedIn({ claimLogoutCall: () => Promise.resolve(false) });
    await tab.session.end('idle');
    expect(status(tab)).toBe('out');
    expect(tab.backend.log).toEqual([]);
  });

  test('E94 waits for a write on its way, then signs out', async () => {
    const tab = await signedIn();
    tab.seen.writes = 1;
    const { epoch } = tab.session.getSnapshot();
    await vi.advanceTimersByTimeAsync(LIMIT + 10_000);
    expect(tab.session.getSnapshot()).toMatchObject({
      status: 'ending',
      working: true,
      endReason: 'idle',
      epoch,
    });
    // Its reply still counts.
    expect([tab.session.apiConfig.epoch(), ...tab.seen.followed]).toEqual([epoch, 'ana']);
    expect(tab.session.apiConfig.token()).toBe(tab.token);
    tab.fire('mousemove');
    tab.seen.writes = 0;
    await vi.advanceTimersByTimeAsync(3000);
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'out', endReason: 'idle' });
    expect(tab.backend.log).toEqual(['for ana', `logoutUser ${tab.token}`]);
  });

  test('D36 E94 waits 60 seconds at most', async () => {
    const tab = await signedIn();
    tab.seen.writes = 1;
    await vi.advanceTimersByTimeAsync(LIMIT + 58_000);
    expect(status(tab)).toBe('ending');
    await vi.advanceTimersByTimeAsync(2000);
    expect(status(tab)).toBe('out');
  });

  test('E94 leaves alone a session that another tab stored during the wait', async () => {
    const browser = createBrowser(2);
    const tab = await signedIn({ areas: browser.tabs[0] });
    const other = openTab({ backend: tab.backend, areas: browser.tabs[1], path: '/login' });
    tab.seen.writes = 1;
    await vi.advanceTimersByTimeAsync(LIMIT);
    const token = other.storeSession('ben');
    tab.seen.writes = 0;
    await vi.advanceTimersByTimeAsync(3000);
    expect(status(tab)).toBe('out');
    expect(other.storage.get('token')).toBe(token);
    expect(tab.backend.log).toEqual([]);
  });
});

describe('D18 a stored session', () => {
  test('E88 is not restored past its deadline: no profile, no menu, logged out on the server', async () => {
    const tab = openTab({ path: '/team' });
    const token = tab.storeSession('ana');
    tab.storage.set('lastActivity', START - LIMIT);
    tab.session.restore();
    await flushMicrotasks();
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'out', endReason: 'idle' });
    expect(tab.backend.log).toEqual(['for ana', `logoutUser ${token}`]);
    expect(tab.storage.get('token')).toBeNull();
  });

  test('is restored in time, and opening the page counts as activity', async () => {
    const tab = openTab({ path: '/team' });
    tab.storeSession('ana');
    tab.storage.set('lastActivity', START - LIMIT + 1);
    tab.session.restore();
    await vi.advanceTimersByTimeAsync(20 * MINUTE);
    expect(status(tab)).toBe('in');
  });
});
