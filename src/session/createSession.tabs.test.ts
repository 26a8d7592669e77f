import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowser } from '#tests/support/browserTabs.ts';
import { createProfile } from '#tests/support/people.ts';
import { createBackend, openTab, flushMicrotasks } from '#tests/support/sessionTab.ts';

const START = 1_790_000_000_000;
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

const signIn = (person: string) => ({ email: `${person}@backroom.test`, password: 'backroom' });

/** Two tabs of one browser, both with ana signed in. */
async function twoTabs(paths: readonly [string, string] = ['/team', '/roles']) {
  const browser = createBrowser(2);
  const backend = createBackend();
  const [one, two] = browser.tabs.map((areas, at) => openTab({ backend, areas, path: paths[at] ?? '/home' }));
  if (!one || !two) throw new Error('two tabs expected');
  const token = one.storeSession('ana');
  one.session.restore();
  two.session.restore();
  await flushMicrotasks();
  /** The events between the tabs arrive. */
  const deliver = async (): Promise<void> => {
    await flushMicrotasks();
    while (browser.deliver(0) || browser.deliver(1));
    await flushMicrotasks();
  };
  await deliver();
  backend.log.length = 0;
  return { backend, one, two, token, deliver };
}

describe('signing out in every tab', () => {
  test('E17 D17 the other tab signs out on the event, keeps its place and its draft, and makes no call', async () => {
    const { backend, one, two, token, deliver } = await twoTabs();
    two.drafts.register(() => {
      two.drafts.save({ formId: 'f', route: '/roles', schemaVersion: 1 }, 'ana', { note: 'typed' });
    });
    void one.session.signOut();
    await deliver();
    expect(two.session.getSnapshot()).toMatchObject({ status: 'out', endReason: 'elsewhere', user: null });
    expect(two.seen).toMatchObject({ navigations: ['/login?redirectFrom=%2Froles'], caches: 1 });
    expect(backend.log).toEqual([`logout ${token}`]);
    // T16: the chair may be empty, so nothing stays in storage; signing in again without a reload restores it.
    expect(two.storage.drafts.names()).toEqual([]);
    await two.session.signIn(signIn('ana'));
    expect(two.drafts.find({ formId: 'f', route: '/roles', schemaVersion: 1 })?.values).toEqual({
      note: 'typed',
    });
  });

  test('E17 the next second notices when the event never comes', async () => {
    const { one, two } = await twoTabs();
    one.storage.remove('token');
    await vi.advanceTimersByTimeAsync(1000);
    expect(two.session.getSnapshot()).toMatchObject({ status: 'out', endReason: 'elsewhere' });
  });

  test('signing in again in one tab signs in the other', async () => {
    const { one, two, deliver } = await twoTabs();
    await one.session.signOut();
    await deliver();
    expect(two.location.pathname).toBe('/login');
    await one.session.signIn(signIn('ana'));
    await deliver();
    expect(two.session.getSnapshot()).toMatchObject({ status: 'in', user: { userId: 'ana' }, notice: null });
  });
});

test('a profile that arrives after another tab has cleared storage restores nothing', async () => {
  const { one, two } = await twoTabs();
  one.storage.clearLocal();
  two.session.updateProfile(createProfile('ana', { first_name: 'Anna' }));
  expect(two.storage.get('userName')).toBeNull();
});

describe('E18 another person in another tab', () => {
  test('clears the cache, loads profile and menu again, shows the notice and deletes the last person’s draft', async () => {
    const { one, two, deliver } = await twoTabs();
    const key = { formId: 'f', route: '/roles', schemaVersion: 1 };
    two.drafts.save(key, 'ana', { note: 'typed' });
    // Tab one signs out and in again before tab two hears a word.
    await one.session.signOut();
    await one.session.signIn(signIn('ben'));
    await deliver();
    expect(two.session.getSnapshot()).toMatchObject({ status: 'in', user: { userId: 'ben' } });
    expect(two.titles()).toEqual(['Menu of ben']);
    expect(two.drafts.find(key)).toBeNull();
    expect(two.storage.session.get('authUser')?.userId).toBe('ben');
  });

  test('is noticed before a request leaves, so nothing of the new person lands in the old epoch', async () => {
    const { one, two } = await twoTabs();
    const { epoch } = two.session.getSnapshot();
    await one.session.signOut();
    await one.session.signIn(signIn('ben'));
    expect(two.session.apiConfig.epoch()).toBeGreaterThan(epoch);
    expect(two.session.getSnapshot()).toMatchObject({ user: null, notice: 'userChanged' });
    expect(two.titles()).toEqual([]);
    expect(two.seen.caches).toBe(1);
  });

  test('a late 401 of the old token does not end the new person’s session', async () => {
    const { backend, one, two, token } = await twoTabs();
    const { epoch } = two.session.getSnapshot();
    await one.session.signOut();
    await one.session.signIn(signIn('ben'));
    two.session.apiConfig.onNeedsLogin({ epoch, operation: 'GET /team', message: undefined });
    await flushMicrotasks();
    expect(backend.ownerOf(token)).toBeUndefined();
    expect(two.session.getSnapshot()).toMatchObject({ status: 'in', user: { userId: 'ben' } });
    expect(one.storage.get('token')).not.toBeNull();
  });

  test('the same person with a new token continues without a notice', async () => {
    const { one, two, deliver } = await twoTabs();
    const { epoch } = two.session.getSnapshot();
    await one.session.signOut();
    await one.session.signIn(signIn('ana'));
    two.fire('focus');
    expect(two.session.getSnapshot()).toMatchObject({ status: 'in', notice: null, user: { userId: 'ana' } });
    expect(two.session.getSnapshot().epoch).toBe(epoch + 1);
    expect(two.seen).toMatchObject({ navigations: [], caches: 0 });
    await deliver();
    expect(two.session.getSnapshot().status).toBe('in');
  });

  test('E94 an end that waits for a write signs no request with a token that was stored elsewhere meanwhile', async () => {
    const { one, two, token } = await twoTabs();
    two.seen.writes = 1;
    await vi.advanceTimersByTimeAsync(24 * MINUTE);
    expect(two.session.getSnapshot()).toMatchObject({ status: 'ending', user: { userId: 'ana' } });
    expect(one.storage.get('token')).toBe(token);
    const next = one.storeSession('ben');
    expect(two.session.apiConfig.token()).toBeNull();
    expect(await two.request()).toBeNull();
    two.seen.writes = 0;
    await vi.advanceTimersByTimeAsync(3000);
    expect(two.session.getSnapshot()).toMatchObject({ status: 'out', user: null });
    expect(one.storage.get('token')).toBe(next);
  });

  test('a failed sign-in leaves a session alone that another tab has started meanwhile', async () => {
    const { backend, one, two, deliver } = await twoTabs();
    await one.session.signOut();
    await deliver();
    backend.answer('authenticate', (email) => {
      if (email.startsWith('ana')) throw new Error('refused');
    });
    const failing = two.session.signIn(signIn('ana'));
    await one.session.signIn(signIn('ben'));
    expect(await failing).toMatchObject({ ok: false });
    expect(one.storage.get('token')).not.toBeNull();
    expect(one.storage.get('userId')).toBe('ben');
  });
});

describe('inactivity across tabs', () => {
  test('E87 activity in one tab keeps the other signed in', async () => {
    const { one, two } = await twoTabs();
    for (let minute = 0; minute < 40; minute += 10) {
      await vi.advanceTimersByTimeAsync(10 * MINUTE);
      one.fire('keydown');
    }
    expect(two.session.getSnapshot().status).toBe('in');
  });

  test('E87 activity in one tab closes the warning in the other with the event', async () => {
    const { one, two, deliver } = await twoTabs();
    await vi.advanceTimersByTimeAsync(23 * MINUTE);
    expect(two.session.getSnapshot().status).toBe('warning');
    one.session.staySignedIn();
    await deliver();
    expect(two.session.getSnapshot().status).toBe('in');
  });

  test('E92 when both expire, one makes the call and both show idle', async () => {
    const { backend, one, two, token, deliver } = await twoTabs();
    await vi.advanceTimersByTimeAsync(24 * MINUTE);
    await deliver();
    expect(backend.log.filter((call) => call.startsWith('logoutUser'))).toEqual([`logoutUser ${token}`]);
    expect(one.session.getSnapshot()).toMatchObject({ status: 'out', endReason: 'idle' });
    expect(two.session.getSnapshot()).toMatchObject({ status: 'out', endReason: 'idle' });
  });

  test('a tab that sleeps sees the end as idle, not as signed out elsewhere', async () => {
    const { one, two } = await twoTabs();
    vi.setSystemTime(START + 24 * MINUTE);
    one.fire('focus');
    two.fire('focus');
    expect(two.session.getSnapshot().endReason).toBe('idle');
  });
});
