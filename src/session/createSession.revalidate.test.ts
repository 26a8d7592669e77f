import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { createProfile } from '#tests/support/people.ts';
import { openTab } from '#tests/support/sessionTab.ts';

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

describe('D16 re-validation on the public pages', () => {
  test('E07 reads the profile once when a token is stored, and the person may go on', async () => {
    const tab = openTab({ path: '/login' });
    tab.storeSession('ana');
    tab.session.restore();
    const checked = tab.session.revalidate();
    expect(await checked).toBe(true);
    expect(tab.backend.log.map((call) => call.split(' ')[0])).toEqual(['profile', 'menu']);
    expect(await tab.session.revalidate()).toBe(true);
    expect(tab.backend.log.map((call) => call.split(' ')[0])).toEqual(['profile', 'menu', 'profile']);
  });

  test.each([
    ['500', serverError],
    ['disabled', (person: string) => createProfile(person, { is_active: 'N' })],
  ])('E07 shows the form again, cleared and in place, after %s', async (_name, give) => {
    const tab = openTab({ path: '/login' });
    tab.location.search = '?redirectFrom=%2Fteam';
    tab.storeSession('ana');
    tab.backend.answer('profile', give);
    expect(await tab.session.revalidate()).toBe(false);
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'out', user: null });
    expect(tab.storage.get('token')).toBeNull();
    // E51: where the person was going is kept.
    expect(tab.seen.navigations).toEqual(['/login?redirectFrom=%2Fteam']);
  });

  test('E07 shows the form for a token the server no longer knows', async () => {
    const tab = openTab({ path: '/login' });
    tab.storage.set('token', 'forged');
    expect(await tab.session.revalidate()).toBe(false);
    expect(tab.session.getSnapshot().endReason).toBe('expired');
    // E50: the token goes too, else the login page would re-validate for ever.
    expect(tab.storage.get('token')).toBeNull();
    expect(await tab.session.revalidate()).toBe(false);
    expect(tab.backend.log).toHaveLength(1);
  });

  test('spec §4 signing in while signed in is a re-validation', async () => {
    const tab = openTab({ path: '/login' });
    tab.storeSession('ana');
    expect(await tab.session.signIn(credentials)).toEqual({ ok: true });
    expect(tab.backend.log.some((call) => call.startsWith('authenticate'))).toBe(false);
    tab.backend.answer('profile', serverError);
    expect(await tab.session.signIn(credentials)).toMatchObject({ ok: false, reason: 'failed' });
    expect(tab.session.getSnapshot().status).toBe('out');
  });
});
