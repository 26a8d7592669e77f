import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { createBrowser } from '#tests/support/browserTabs.ts';
import { createProfile, createUser } from '#tests/support/people.ts';
import { openTab, flushMicrotasks } from '#tests/support/sessionTab.ts';
import { permissions } from './permissions.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_790_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const serverError = (): never => {
  throw new ApiError('http', { status: 500 });
};
const credentials = { email: 'ana@backroom.test', password: 'backroom' };

describe('start-up', () => {
  test('E20 with id and token stored it loads profile and menu at once, with one GET /node/userMenu', async () => {
    const tab = openTab();
    const token = tab.storeSession('ana');
    tab.session.restore();
    expect(tab.backend.log).toEqual([`profile ${token}`, `menu ${token}`]);
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'in', working: true, user: { userId: 'ana' } });
    await flushMicrotasks();
    expect(tab.backend.log).toHaveLength(2);
    expect(tab.session.getSnapshot()).toMatchObject({ profile: 'ready', working: false, endReason: null });
    expect(tab.titles()).toEqual(['Menu of ana']);
    tab.session.restore();
    expect(tab.backend.log).toHaveLength(2);
  });

  test('E21 with a token but no id it loads the profile first, then the menu', async () => {
    const tab = openTab({ holdAnswers: true });
    const token = tab.backend.issue('ana');
    tab.storage.set('token', token);
    tab.session.restore();
    expect(tab.backend.log).toEqual([`profile ${token}`]);
    tab.held.shift()?.();
    await flushMicrotasks();
    expect(tab.backend.log).toEqual([`profile ${token}`, `menu ${token}`]);
    expect(tab.storage.get('userId')).toBe('ana');
  });

  test('E22 E36 an id or a session user without a token means signed out, and the session user is removed', () => {
    const tab = openTab();
    tab.storage.set('userId', 'ana');
    tab.storage.session.set('authUser', createUser('ana'));
    tab.session.restore();
    expect(tab.session.getSnapshot().status).toBe('out');
    expect(tab.storage.session.get('authUser')).toBeNull();
    expect(tab.backend.log).toEqual([]);
    expect(tab.session.guard(new URL('http://localhost/team'))).toBe('/login?redirectFrom=%2Fteam');
  });

  test('E23 treats the id "0" as present', () => {
    const tab = openTab();
    tab.storeSession('0');
    tab.session.restore();
    expect(tab.backend.log.map((call) => call.split(' ')[0])).toEqual(['profile', 'menu']);
  });

  test('E35 the token wins over another person’s session storage, copied by window.open', async () => {
    const tab = openTab();
    tab.storage.session.set('authUser', createUser('ana'));
    tab.storeSession('ben');
    tab.storage.set('userName', 'Ben Example');
    tab.session.restore();
    expect(tab.session.getSnapshot().user).toMatchObject({
      userId: 'ben',
      firstName: 'Ben',
      lastName: 'Example',
    });
    await flushMicrotasks();
    expect(tab.storage.session.get('authUser')?.userId).toBe('ben');
    expect(tab.session.getSnapshot()).toMatchObject({ user: { userId: 'ben' }, notice: null });
  });

  test('E35 the token’s owner replaces a stored id of another person, and the rest is dropped', async () => {
    const tab = openTab();
    tab.storeSession('ana', tab.backend.issue('ben'));
    tab.session.restore();
    await flushMicrotasks();
    expect(tab.session.getSnapshot()).toMatchObject({ user: { userId: 'ben' }, notice: 'userChanged' });
    expect(tab.storage.get('userId')).toBe('ben');
    expect(tab.seen.caches).toBe(1);
    tab.session.dismissNotice();
    expect(tab.session.getSnapshot().notice).toBeNull();
  });

  test('E37 a new tab has no session user: it loads the profile and sends nobody to login', async () => {
    const tab = openTab();
    tab.storeSession('ana');
    tab.session.restore();
    await flushMicrotasks();
    expect(tab.seen.navigations).toEqual([]);
    expect(tab.storage.session.get('authUser')).toMatchObject({ userId: 'ana', email: 'ana@backroom.test' });
  });
});

describe('profile and menu', () => {
  test('E25 E26 an account disabled in mid-session is signed out with the reason, and no menu is shown', async () => {
    const tab = openTab({ holdAnswers: true });
    tab.storeSession('ana');
    tab.backend.answer('profile', (person) => createProfile(person, { is_active: 'N' }));
    tab.session.restore();
    tab.held[1]?.();
    await flushMicrotasks();
    expect(tab.titles()).toEqual([]);
    tab.held[0]?.();
    await flushMicrotasks();
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'out', endReason: 'disabled', user: null });
    expect(tab.titles()).toEqual([]);
    expect(tab.seen.navigations).toEqual(['/login']);
    expect(tab.storage.get('token')).toBeNull();
    expect(tab.backend.log.some((call) => call.startsWith('logout'))).toBe(false);
  });

  test('E27 a profile that answers 500 keeps the session, says so, and Retry asks again', async () => {
    const tab = openTab();
    tab.storeSession('ana');
    tab.backend.answer('profile', serverError);
    tab.session.restore();
    await flushMicrotasks();
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'in', profile: 'failed', working: false });
    expect(tab.titles()).toEqual(['Menu of ana']);
    tab.backend.answer('profile', (person) => createProfile(person));
    tab.session.retryProfile();
    expect(tab.session.getSnapshot().profile).toBe('loading');
    await flushMicrotasks();
    expect(tab.session.getSnapshot().profile).toBe('ready');
  });

  test('E27 an unreadable profile is a failure, not a disabled account', async () => {
    const tab = openTab();
    tab.storeSession('ana');
    tab.backend.answer('profile', () => []);
    tab.session.restore();
    await flushMicrotasks();
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'in', profile: 'failed' });
  });

  test.each([
    ['500', serverError],
    ['msg other', () => ({ msg: 'failure', data: [] })],
    ['data null', () => ({ msg: 'success', data: null })],
  ])('E30 a menu reply (%s) gives no entries, and Retry asks again', async (_name, give) => {
    const tab = openTab();
    tab.storeSession('ana');
    tab.backend.answer('menu', give);
    tab.session.restore();
    await flushMicrotasks();
    expect(tab.session.getSnapshot().menu).toMatchObject({ status: 'failed', nodes: [] });
    tab.backend.answer('menu', () => ({ msg: 'Success', data: [{ title: permissions.home }] }));
    tab.session.retryMenu();
    expect(tab.session.getSnapshot().menu.status).toBe('loading');
    await flushMicrotasks();
    expect(tab.titles()).toEqual(['Home']);
  });

  test('E31 an empty menu is ready', async () => {
    const tab = openTab();
    tab.storeSession('ana');
    tab.backend.answer('menu', () => ({ msg: 'success', data: [] }));
    tab.session.restore();
    await flushMicrotasks();
    expect(tab.session.getSnapshot().menu).toMatchObject({ status: 'ready', nodes: [] });
  });

  test('takes over a profile that another call answered with, through the gate', async () => {
    const tab = openTab();
    tab.storeSession('ana');
    tab.session.restore();
    await flushMicrotasks();
    tab.session.updateProfile(createProfile('ana', { first_name: 'Anna' }));
    expect(tab.session.getSnapshot().user?.userName).toBe('Anna Example');
    expect(tab.storage.get('userName')).toBe('Anna Example');
    tab.session.updateProfile(createProfile('ana', { is_deleted: 'Y' }));
    expect(tab.session.getSnapshot().endReason).toBe('disabled');
  });

  test('T19 reads profile and menu again on focus after a minute, not before', async () => {
    const tab = openTab();
    tab.storeSession('ana');
    tab.session.restore();
    await flushMicrotasks();
    vi.advanceTimersByTime(60_000);
    tab.fire('focus');
    expect(tab.backend.log).toHaveLength(2);
    vi.advanceTimersByTime(1);
    tab.backend.answer('menu', () => ({ msg: 'success', data: [] }));
    tab.fire('visibilitychange');
    tab.fire('focus');
    expect(tab.backend.log.slice(2).map((call) => call.split(' ')[0])).toEqual(['profile', 'menu']);
    expect(tab.titles()).toEqual(['Menu of ana']);
    await flushMicrotasks();
    expect(tab.titles()).toEqual([]);
  });

  test('T19 reads nothing on a hidden page', async () => {
    const tab = openTab();
    tab.storeSession('ana');
    tab.session.restore();
    await flushMicrotasks();
    vi.advanceTimersByTime(70_000);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    tab.fire('visibilitychange');
    expect(tab.backend.log).toHaveLength(2);
  });

  test('E54 T19 reads the menu again after a 403, once however many there are', async () => {
    const tab = openTab();
    tab.storeSession('ana');
    tab.session.restore();
    await flushMicrotasks();
    const event = { epoch: 1, operation: 'GET /team', message: 'No' };
    tab.session.apiConfig.onForbidden(event);
    tab.session.apiConfig.onForbidden(event);
    tab.session.refreshMenu();
    expect(tab.backend.log.slice(2)).toHaveLength(1);
    expect(tab.session.getSnapshot().status).toBe('in');
  });
});

test('E16 with blocked storage, signing in works for as long as the page lives', async () => {
  const refuse = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const events = createBrowser(1).tabs[0]?.events ?? (() => window);
  const tab = openTab({ path: '/login', areas: { local: refuse, session: refuse, events, cookies: refuse } });
  tab.session.restore();
  expect(await tab.session.signIn(credentials)).toEqual({ ok: true });
  await flushMicrotasks();
  expect(tab.titles()).toEqual(['Menu of ana']);
  expect(tab.session.guard(new URL('http://localhost/team'))).toBeNull();
  await tab.session.signOut();
  expect(tab.session.guard(new URL('http://localhost/team'))).toBe('/login?redirectFrom=%2Fteam');
});
