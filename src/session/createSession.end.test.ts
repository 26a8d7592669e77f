import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { createProfile } from '#tests/support/people.ts';
import { openTab, flushMicrotasks } from '#tests/support/sessionTab.ts';
import type { SessionTab } from '#tests/support/sessionTab.ts';
import type { EndReason } from './sessionState.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_790_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const at = (address: string) => new URL(address, 'http://localhost');

async function signedIn(
  options: Parameters<typeof openTab>[0] = {},
): Promise<SessionTab & { token: string }> {
  const tab = openTab({ path: '/team', ...options });
  const token = tab.storeSession('ana');
  tab.session.restore();
  for (const answer of tab.held.splice(0)) answer();
  await flushMicrotasks();
  tab.backend.log.length = 0;
  return { ...tab, token };
}
const loginNeeded = (epoch: number) => ({ epoch, operation: 'GET /team', message: undefined });

describe('the guard', () => {
  test('E01 E02 without a token it sends to login with the full path, and empties local storage', async () => {
    const tab = await signedIn();
    tab.storage.set('token', '');
    tab.storage.set('loginName', 'ana');
    expect(tab.session.guard(at('/roles?page=2#top'))).toBe('/login?redirectFrom=%2Froles%3Fpage%3D2%23top');
    expect(tab.storage.get('loginName')).toBeNull();
    expect(tab.storage.session.get('authUser')).toBeNull();
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'out', endReason: 'elsewhere', user: null });
  });

  test.each([' ', 'null', 'undefined', 'a\nb', 'токен'])('E03 E04 treats the token %j as none', (token) => {
    const tab = openTab();
    tab.storage.set('token', token);
    expect(tab.session.guard(at('/team'))).toBe('/login?redirectFrom=%2Fteam');
  });

  test('E05 E08 E09 builds redirectFrom for /, /logout and unknown paths', () => {
    const tab = openTab();
    expect(tab.session.guard(at('/'))).toBe('/login?redirectFrom=%2Fhome');
    expect(tab.session.guard(at('/logout'))).toBe('/login');
    expect(tab.session.guard(at('/nowhere'))).toBe('/login');
  });

  test('E12 with a token it opens every page, in the menu or not', async () => {
    const tab = await signedIn();
    expect(tab.session.guard(at('/activitylog'))).toBeNull();
    expect(tab.session.guard(at('/nowhere'))).toBeNull();
  });

  test('E13 two guarded navigations at once each get their own target, and the session ends once without a navigation', async () => {
    const tab = await signedIn();
    tab.storage.remove('token');
    expect(tab.session.guard(at('/roles'))).toBe('/login?redirectFrom=%2Froles');
    expect(tab.session.guard(at('/documents'))).toBe('/login?redirectFrom=%2Fdocuments');
    expect(tab.seen).toMatchObject({ navigations: [], caches: 1 });
  });

  test('takes up a token that was stored by hand', async () => {
    const tab = openTab();
    tab.storeSession('ana');
    expect(tab.session.guard(at('/team'))).toBeNull();
    await flushMicrotasks();
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'in', profile: 'ready' });
  });

  test('E88 lets nobody in after a night', async () => {
    const tab = openTab();
    tab.storeSession('ana');
    tab.storage.set('lastActivity', Date.now() - 24 * 60_000);
    expect(tab.session.guard(at('/team'))).toBe('/login?redirectFrom=%2Fteam');
    expect(tab.session.getSnapshot().endReason).toBe('idle');
    await flushMicrotasks();
    expect(tab.backend.log[0]).toBe('for ana');
    expect(tab.seen.navigations).toEqual([]);
  });
});

describe('D17 the end of a session runs its steps in one order', () => {
  const trace = async (end: (tab: SessionTab) => unknown) => {
    const order: string[] = [];
    const tab = await signedIn();
    const note = (name: string) => (): void => void order.push(name);
    vi.spyOn(tab.drafts, 'endSession').mockImplementation(note('drafts'));
    vi.spyOn(tab.storage, 'clearLocal').mockImplementation(note('stores'));
    tab.session.connect({ clearCache: note('cache'), navigate: (to) => void order.push(to) });
    tab.backend.answer('logout', note('logout'));
    tab.backend.answer('logoutUser', note('logout'));
    void end(tab);
    await flushMicrotasks();
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'out', user: null, profile: 'none' });
    return order;
  };
  const target = '/login?redirectFrom=%2Fteam';

  test.each<[EndReason, readonly string[]]>([
    ['signedOut', ['drafts', 'stores', 'cache', '/login', 'logout']],
    ['idle', ['drafts', 'stores', 'cache', target, 'logout']],
    ['expired', ['drafts', 'stores', 'cache', target]],
    ['elsewhere', ['drafts', 'stores', 'cache', target]],
    ['disabled', ['drafts', 'stores', 'cache', '/login']],
  ])('the steps after %s are in order', async (reason, expected) => {
    expect(await trace((tab) => tab.session.end(reason))).toEqual(expected);
  });

  test('E97 D10 user logout clears the user, then calls the service with the token captured before', async () => {
    const tab = await signedIn();
    const done = tab.session.signOut();
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'out', endReason: 'signedOut' });
    expect(tab.storage.get('token')).toBeNull();
    expect(tab.backend.log).toEqual([`logout ${tab.token}`]);
    await done;
    expect(tab.backend.ownerOf(tab.token)).toBeUndefined();
    await tab.session.signOut();
    expect(tab.backend.log).toHaveLength(1);
  });

  test('a logout call that fails changes nothing', async () => {
    const tab = await signedIn();
    tab.backend.answer('logout', () => {
      throw new ApiError('timeout');
    });
    await expect(tab.session.signOut()).resolves.toBeUndefined();
    expect(tab.session.getSnapshot().status).toBe('out');
  });

  test('T16 leaves nothing of the person in storage or in the snapshot', async () => {
    const tab = await signedIn();
    tab.drafts.save({ formId: 'f', route: '/team', schemaVersion: 1 }, 'ana', { note: 'canary' });
    await tab.session.signOut();
    expect(tab.storage.drafts.names()).toEqual([]);
    expect(tab.storage.session.get('authUser')).toBeNull();
    expect(JSON.stringify(tab.session.getSnapshot())).not.toContain('ana');
  });
});

describe('replies that end the session', () => {
  test('E47 fifty at once clear once, navigate once and leave one reason', async () => {
    const tab = await signedIn();
    const { epoch } = tab.session.getSnapshot();
    for (let reply = 0; reply < 50; reply += 1) tab.session.apiConfig.onNeedsLogin(loginNeeded(epoch));
    await flushMicrotasks();
    expect(tab.seen).toMatchObject({ navigations: ['/login?redirectFrom=%2Fteam'], caches: 1 });
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'out', endReason: 'expired' });
  });

  test.each(['account_inactive', 'account_deleted'])(
    'spec §4 name the account as the reason when they carry %s, whatever comes after them',
    async (code) => {
      const tab = await signedIn();
      const { epoch } = tab.session.getSnapshot();
      for (const reply of [{ code }, {}])
        tab.session.apiConfig.onNeedsLogin({ ...loginNeeded(epoch), ...reply });
      await flushMicrotasks();
      expect(tab.seen.navigations).toEqual(['/login']);
      expect(tab.session.getSnapshot()).toMatchObject({ status: 'out', endReason: 'disabled' });
    },
  );

  test('E48 ignores a late one of an earlier session', async () => {
    const tab = await signedIn();
    const { epoch } = tab.session.getSnapshot();
    await tab.session.signOut();
    await tab.session.signIn({ email: 'ben@backroom.test', password: 'backroom' });
    tab.session.apiConfig.onNeedsLogin(loginNeeded(epoch));
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'in', user: { userId: 'ben' } });
  });

  test('E48 T18 drops profile and menu of an earlier session', async () => {
    const tab = await signedIn({ holdAnswers: true });
    tab.session.retryProfile();
    tab.session.retryMenu();
    await tab.session.end('expired');
    for (const answer of tab.held.splice(0)) answer();
    await flushMicrotasks();
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'out', user: null, menu: { status: 'none' } });
    expect(tab.storage.get('userId')).toBeNull();
  });

  test('E50 drops the token too', async () => {
    const tab = await signedIn();
    tab.session.apiConfig.onNeedsLogin(loginNeeded(tab.session.getSnapshot().epoch));
    expect(tab.storage.get('token')).toBeNull();
    expect(tab.session.apiConfig.token()).toBeNull();
  });

  test('E51 saves a dirty form before leaving it', async () => {
    const tab = await signedIn();
    tab.drafts.register(() => {
      expect(tab.seen.navigations).toEqual([]);
      tab.drafts.save({ formId: 'f', route: '/team', schemaVersion: 1 }, 'ana', { note: 'typed' });
    });
    tab.session.apiConfig.onNeedsLogin(loginNeeded(tab.session.getSnapshot().epoch));
    expect(tab.storage.drafts.names()).toEqual(['f@/team']);
    expect(tab.seen.navigations).toHaveLength(1);
  });

  test('a profile call that needs a login ends the session in whichever form it says so', async () => {
    const tab = await signedIn();
    tab.backend.answer('profile', () => {
      throw new ApiError('loginNeeded');
    });
    tab.session.retryProfile();
    await flushMicrotasks();
    expect(tab.session.getSnapshot().endReason).toBe('expired');
  });
});

test('E28 an inactive profile during a write ends the session at once, and the write’s reply belongs to the old epoch', async () => {
  const tab = await signedIn();
  tab.seen.writes = 1;
  const { epoch } = tab.session.getSnapshot();
  tab.session.updateProfile(createProfile('ana', { is_active: 'N' }));
  expect(tab.session.getSnapshot()).toMatchObject({ status: 'out', endReason: 'disabled' });
  expect(tab.session.apiConfig.epoch()).not.toBe(epoch);
});

describe('E14 a page restored from the back-forward cache', () => {
  test('leaves before anything is painted when the session has ended meanwhile', async () => {
    const tab = await signedIn();
    tab.storage.clearLocal();
    tab.fire('pageshow');
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'out', user: null });
  });

  test('changes nothing when the session still stands', async () => {
    const tab = await signedIn();
    const { snapshots } = tab.seen;
    tab.fire('pageshow');
    expect(tab.session.getSnapshot().status).toBe('in');
    expect(tab.seen.snapshots).toBe(snapshots);
  });

  test('has its drafts written when it enters the cache', async () => {
    const tab = await signedIn();
    const written = vi.fn();
    tab.drafts.register(written);
    tab.fire('pagehide');
    expect(written).toHaveBeenCalledOnce();
  });
});
