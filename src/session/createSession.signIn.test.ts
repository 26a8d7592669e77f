import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { createProfile } from '#tests/support/people.ts';
import { openTab, flushMicrotasks } from '#tests/support/sessionTab.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_790_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const credentials = { email: 'ana@backroom.test', password: 'backroom' };
const atLogin = (hold = false) => openTab({ path: '/login', holdAnswers: hold });

describe('D9 signing in', () => {
  test('authenticates, reads the profile with the new token, checks the gate and loads the menu', async () => {
    const tab = atLogin();
    const result = await tab.session.signIn(credentials);
    expect(result).toEqual({ ok: true });
    await flushMicrotasks();
    const token = tab.storage.get('token') ?? '';
    expect(tab.backend.log).toEqual(['authenticate -', `profile ${token}`, `menu ${token}`]);
    expect(tab.session.getSnapshot()).toMatchObject({
      status: 'in',
      user: { userId: 'ana' },
      profile: 'ready',
    });
    expect(tab.titles()).toEqual(['Menu of ana']);
  });

  test('D13 stores the person, both tokens and the template’s user, never the password', async () => {
    const tab = atLogin();
    await tab.session.signIn(credentials);
    const token = tab.storage.get('token');
    expect(tab.storage.get('extraToken')).toBe('extra');
    expect(tab.storage.get('user')).toEqual({ email: 'ana@backroom.test', token });
    expect(tab.storage.get('userName')).toBe('ana Example');
    expect(tab.storage.get('userHeader')).toBe('');
    expect(tab.storage.get('userRoleId')).toBe('1');
    expect(tab.storage.get('userRoleName')).toBe('Auditor');
    expect(tab.storage.get('lastActivity')).toBe(Date.now());
    expect(tab.storage.session.get('authUser')?.userId).toBe('ana');
  });

  test('E19 stores nothing before the profile has passed, so a reload finds the form', async () => {
    const tab = atLogin(true);
    const result = tab.session.signIn(credentials);
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'signing-in', working: true });
    tab.held.shift()?.();
    await flushMicrotasks();
    expect(tab.backend.log).toHaveLength(2);
    expect(tab.storage.get('token')).toBeNull();
    expect(tab.storage.get('userId')).toBeNull();
    tab.held.shift()?.();
    expect(await result).toEqual({ ok: true });
    expect(tab.storage.get('token')).not.toBeNull();
  });

  test('E80 treats a second attempt while one is running as the same attempt', async () => {
    const tab = atLogin();
    const both = [tab.session.signIn(credentials), tab.session.signIn(credentials)];
    expect(await Promise.all(both)).toEqual([{ ok: true }, { ok: true }]);
    expect(tab.backend.log.filter((call) => call.startsWith('authenticate'))).toHaveLength(1);
  });

  test('D14 runs the sign-in hooks when the token is stored and the person is known', async () => {
    const tab = atLogin();
    const heard: unknown[] = [];
    const leave = tab.session.onSignedIn(() =>
      heard.push([tab.storage.get('token') !== null, tab.session.getSnapshot().user?.userId]),
    );
    await tab.session.signIn(credentials);
    expect(heard).toEqual([[true, 'ana']]);
    leave();
    await tab.session.signOut();
    await tab.session.signIn(credentials);
    expect(heard).toHaveLength(1);
  });
});

describe('a sign-in that is refused', () => {
  test('spec §4 hands the error of a wrong password to the caller and clears the user', async () => {
    const tab = atLogin();
    const refused = new ApiError('http', { status: 400, serverMessage: 'Username or password is incorrect' });
    tab.backend.answer('authenticate', () => {
      throw refused;
    });
    tab.storage.set('language', 'de');
    tab.storage.set('loginName', 'someone before');
    expect(await tab.session.signIn(credentials)).toEqual({ ok: false, reason: 'failed', error: refused });
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'out', endReason: null, working: false });
    expect(tab.storage.get('loginName')).toBeNull();
    expect(tab.storage.get('language')).toBe('de');
  });

  test('E25 stores nothing for a disabled account, asks for no menu and gives the reason in the snapshot', async () => {
    const tab = atLogin();
    tab.backend.answer('profile', (person) => createProfile(person, { is_deleted: 'Y' }));
    expect(await tab.session.signIn(credentials)).toEqual({ ok: false, reason: 'disabled' });
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'out', endReason: 'disabled' });
    expect(tab.backend.log.map((call) => call.split(' ')[0])).toEqual(['authenticate', 'profile']);
    expect(tab.storage.get('token')).toBeNull();
    expect(tab.seen.navigations).toEqual([]);
  });

  test('fails when the profile cannot be loaded or read', async () => {
    const tab = atLogin();
    tab.backend.answer('profile', () => []);
    expect(await tab.session.signIn(credentials)).toMatchObject({
      reason: 'failed',
      error: { kind: 'unexpected' },
    });
    const down = new ApiError('network');
    tab.backend.answer('profile', () => {
      throw down;
    });
    expect(await tab.session.signIn(credentials)).toEqual({ ok: false, reason: 'failed', error: down });
    expect(tab.session.getSnapshot().status).toBe('out');
  });

  test('E04 fails for a token that fits into no header', async () => {
    const tab = atLogin();
    vi.spyOn(tab.backend, 'issue').mockReturnValue('токен');
    expect(await tab.session.signIn(credentials)).toMatchObject({
      reason: 'failed',
      error: { kind: 'unexpected' },
    });
    expect(tab.storage.get('token')).toBeNull();
  });

  test('a token that is already dead ends the session once, without a loop', async () => {
    const tab = atLogin(true);
    const result = tab.session.signIn(credentials);
    tab.held.shift()?.();
    await flushMicrotasks();
    for (const token of ['token-1-ana']) tab.backend.revoke(token);
    tab.held.shift()?.();
    expect(await result).toMatchObject({ ok: false, reason: 'failed', error: { kind: 'loginNeeded' } });
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'out', endReason: 'expired' });
  });
});

test('T18 the token of an attempt that has ended signs no other request and is never stored', async () => {
  const tab = atLogin(true);
  void tab.session.signIn(credentials);
  tab.held.shift()?.();
  await flushMicrotasks();
  const { epoch } = tab.session.getSnapshot();
  expect(tab.session.apiConfig.token()).toBe('token-1-ana');
  tab.session.apiConfig.onNeedsLogin({ epoch, operation: 'GET /logged-in-user', message: undefined });
  expect(tab.session.apiConfig.token()).toBeNull();
  // Its profile is still on its way when another tab's session is taken up.
  const token = tab.storeSession('ben');
  tab.session.restore();
  for (const answer of tab.held.splice(0)) answer();
  await flushMicrotasks();
  expect(tab.session.getSnapshot()).toMatchObject({ status: 'in', user: { userId: 'ben' } });
  expect(tab.storage.get('token')).toBe(token);
});

test('T18 an attempt that ended before its token came takes none', async () => {
  const tab = atLogin(true);
  const result = tab.session.signIn(credentials);
  const { epoch } = tab.session.getSnapshot();
  tab.session.apiConfig.onNeedsLogin({ epoch, operation: 'GET /logged-in-user', message: undefined });
  tab.held.shift()?.();
  expect(await result).toMatchObject({ ok: false, error: { kind: 'stale' } });
  expect(tab.backend.log).toHaveLength(1);
  expect(tab.session.apiConfig.token()).toBeNull();
});

describe('E52 a 401 of a template call', () => {
  const event = { epoch: 1, operation: 'GET /users', message: 'Token expired' };

  test('removes the stored user and reloads the page, once in ten seconds', async () => {
    const tab = atLogin();
    await tab.session.signIn(credentials);
    tab.session.apiConfig.onUnauthorizedTemplate(event);
    expect(tab.storage.get('user')).toBeNull();
    expect(tab.storage.get('token')).toBeNull();
    expect(tab.storage.get('userId')).toBeNull();
    expect(tab.storage.session.get('authUser')).toBeNull();
    expect(tab.storage.session.get('flash')).toBe('Token expired');
    tab.session.apiConfig.onUnauthorizedTemplate(event);
    expect(tab.seen.reloads).toBe(1);
    vi.advanceTimersByTime(10_000);
    tab.session.apiConfig.onUnauthorizedTemplate({ ...event, message: undefined });
    expect(tab.seen.reloads).toBe(2);
    expect(tab.storage.session.get('flash')).toBe('Unauthorized');
  });

  test('D38 does the same at the sign-in form, where nobody is signed in', () => {
    const tab = atLogin();
    tab.storage.set('user', { email: 'ana@backroom.test', token: 'old' });
    tab.session.apiConfig.onUnauthorizedTemplate({ ...event, operation: 'POST /users/authenticate' });
    expect(tab.storage.get('user')).toBeNull();
    expect(tab.seen.reloads).toBe(1);
  });

  test('T18 leaves a token that another tab has stored meanwhile', async () => {
    const tab = atLogin();
    await tab.session.signIn(credentials);
    const token = tab.storeSession('ben');
    tab.session.apiConfig.onUnauthorizedTemplate(event);
    expect(tab.storage.get('token')).toBe(token);
  });
});
