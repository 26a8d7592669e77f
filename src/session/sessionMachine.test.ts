import { describe, expect, test } from 'vitest';
import {
  ana,
  ben,
  ending,
  epoch,
  loadBoth,
  menu,
  effectNames,
  signedOut,
  applyEvents,
  signedIn,
  signingIn,
  starting,
  warning,
} from '#tests/support/sessionStates.ts';
import { listEndEffects } from './sessionEvents.ts';
import type { SessionEvent } from './sessionEvents.ts';
import { transition } from './sessionMachine.ts';
import { initialState, noMenu, toSnapshot } from './sessionState.ts';
import type { SessionState } from './sessionState.ts';

describe('start-up', () => {
  test('E20 with id and token it loads profile and menu side by side, with one menu call', () => {
    const { state, effects } = transition(signedOut, {
      type: 'restore',
      user: ana,
      hasUserId: true,
      idle: false,
    });
    expect(effects).toEqual(loadBoth);
    expect(state).toMatchObject({
      status: 'in',
      epoch: epoch + 1,
      user: ana,
      profile: 'loading',
      starting: true,
      menu: { ...noMenu, status: 'loading' },
    });
    const answered = applyEvents(state, { type: 'profile-ok', epoch: epoch + 1, user: ana });
    expect(effectNames(answered.effects)).toEqual(['keepUser']);
  });

  test('E21 with a token but no id it loads the profile first, then the menu', () => {
    const first = transition(signedOut, { type: 'restore', user: null, hasUserId: false, idle: false });
    expect(first.effects).toEqual([{ do: 'loadProfile' }]);
    const second = transition(first.state, { type: 'profile-ok', epoch: epoch + 1, user: ana });
    expect(second.effects).toEqual([{ do: 'keepUser', user: ana }, { do: 'loadMenu' }]);
    expect(second.state).toMatchObject({ user: ana, starting: true, menu: { status: 'loading' } });
  });

  test('E88 D18 a session whose deadline has passed ends at once and loads nothing', () => {
    const { state, effects } = transition(signedOut, {
      type: 'restore',
      user: ana,
      hasUserId: true,
      idle: true,
    });
    expect(state).toMatchObject({ status: 'ending', epoch: epoch + 1, endReason: 'idle', user: ana });
    expect(effects).toEqual(listEndEffects('idle'));
  });

  test('does not restore over a session that is there', () => {
    for (const state of [signedIn, warning, ending, signingIn]) {
      const next = transition(state, { type: 'restore', user: ben, hasUserId: true, idle: false });
      expect(next).toEqual({ state, effects: [] });
    }
  });

  test('D19 is working until profile and menu have answered, well or badly', () => {
    const working = (state: SessionState): boolean => toSnapshot(state).working;
    expect(working(starting)).toBe(true);
    const profileOk: SessionEvent = { type: 'profile-ok', epoch, user: ana };
    const menuOk: SessionEvent = { type: 'menu-ok', epoch, menu };
    expect(working(applyEvents(starting, profileOk).state)).toBe(true);
    expect(working(applyEvents(starting, menuOk).state)).toBe(true);
    expect(working(applyEvents(starting, profileOk, menuOk).state)).toBe(false);
    expect(working(applyEvents(starting, menuOk, { type: 'profile-fail', epoch }).state)).toBe(false);
    expect(
      working(applyEvents(starting, profileOk, { type: 'menu-fail', epoch, answered: false }).state),
    ).toBe(false);
    expect(working(signingIn)).toBe(true);
    expect(working(ending)).toBe(true);
    expect(working(signedOut)).toBe(false);
    expect(working(signedIn)).toBe(false);
  });
});

describe('signing in', () => {
  test('D9 keeps the user, runs the hooks and asks for the menu', () => {
    const asked = transition(signedOut, { type: 'login-start' });
    expect(asked).toEqual({
      state: { ...initialState, status: 'signing-in', epoch: epoch + 1 },
      effects: [],
    });
    const done = transition(asked.state, { type: 'login-ok', epoch: epoch + 1, user: ana });
    expect(done.effects).toEqual([{ do: 'keepUser', user: ana }, { do: 'signedIn' }, { do: 'loadMenu' }]);
    expect(done.state).toMatchObject({
      status: 'in',
      user: ana,
      profile: 'ready',
      menu: { status: 'loading' },
    });
    expect(toSnapshot(done.state)).toMatchObject({ working: true, menu: { status: 'loading', nodes: [] } });
  });

  test('spec §4 clears the user on login failure', () => {
    const { state, effects } = transition(signingIn, { type: 'login-fail', epoch });
    expect(state).toEqual({ ...initialState, epoch: epoch + 1 });
    expect(effects).toEqual([{ do: 'clearUser' }]);
  });

  test('E25 refuses a disabled account', () => {
    const { state, effects } = transition(signingIn, { type: 'profile-bad', epoch });
    expect(state).toEqual({ ...initialState, epoch: epoch + 1, endReason: 'disabled' });
    expect(effects).toEqual([{ do: 'clearUser' }]);
  });

  test.each(['status-0', '401'] as const)('ends the attempt on %s', (type) => {
    const { state, effects } = transition(signingIn, { type, epoch });
    expect(state).toEqual({ ...initialState, epoch: epoch + 1, endReason: 'expired' });
    expect(effects).toEqual([{ do: 'clearUser' }]);
  });

  test('a new attempt forgets why the last session ended', () => {
    expect(
      transition({ ...signedOut, endReason: 'idle' }, { type: 'login-start' }).state.endReason,
    ).toBeNull();
  });
});

describe('the profile of a live session', () => {
  test('E26 signs out a disabled account', () => {
    expect(transition(warning, { type: 'profile-bad', epoch })).toEqual({
      state: { ...warning, status: 'ending', endReason: 'disabled', warningDeadline: null },
      effects: listEndEffects('disabled'),
    });
  });

  test('E27 a failure keeps the session, and asking again loads', () => {
    const { state } = transition(starting, { type: 'profile-fail', epoch });
    expect(state).toMatchObject({ status: 'in', user: ana, profile: 'failed' });
    const again = transition(state, { type: 'profile-asked' });
    expect(again).toEqual({ state: { ...state, profile: 'loading' }, effects: [{ do: 'loadProfile' }] });
    expect(transition(signedIn, { type: 'profile-asked' }).state).toBe(signedIn);
  });

  test('E07 a re-validation that fails ends the session', () => {
    const { state, effects } = transition(signedIn, { type: 'revalidation-fail', epoch });
    expect(state.endReason).toBe('expired');
    expect(effects).toEqual(listEndEffects('expired'));
  });

  test('E35 the owner of the token wins over the person this tab believed in', () => {
    const { state, effects } = transition(signedIn, { type: 'profile-ok', epoch, user: ben });
    expect(state).toMatchObject({ user: ben, notice: 'userChanged' });
    expect(effects).toEqual([{ do: 'dropDrafts' }, { do: 'keepUser', user: ben }, { do: 'clearCache' }]);
    expect(transition(state, { type: 'notice-read' }).state.notice).toBeNull();
    expect(transition(signedIn, { type: 'notice-read' }).state).toBe(signedIn);
  });

  test('a fresh profile of the same person is taken over without a notice', () => {
    const fresh = { ...ana, userDesc: 'New' };
    const { state } = transition(
      { ...signedIn, notice: 'userChanged' },
      { type: 'profile-ok', epoch, user: fresh },
    );
    expect(state).toMatchObject({ user: fresh, notice: 'userChanged' });
  });
});

describe('the menu', () => {
  test('E25 is held back until the first profile has passed the gate or could not be read', () => {
    const early = applyEvents(starting, { type: 'menu-ok', epoch, menu }).state;
    expect(toSnapshot(early).menu).toEqual({ ...noMenu, status: 'loading' });
    const passed = applyEvents(early, { type: 'profile-ok', epoch, user: ana }).state;
    expect(toSnapshot(passed).menu).toEqual({ status: 'ready', ...menu });
    const unread = applyEvents(early, { type: 'profile-fail', epoch }).state;
    expect(toSnapshot(unread).menu.status).toBe('ready');
    expect(toSnapshot({ ...starting, menu: noMenu }).menu).toBe(noMenu);
    // Asking again after a failure does not take the menu away.
    const again = applyEvents(unread, { type: 'profile-asked' }).state;
    expect(toSnapshot(again).menu.status).toBe('ready');
  });

  test('E30 fails closed', () => {
    const failed = { ...noMenu, status: 'failed' };
    expect(transition(starting, { type: 'menu-fail', epoch, answered: false }).state.menu).toEqual(failed);
    expect(transition(starting, { type: 'menu-fail', epoch, answered: true }).state.menu).toEqual(failed);
    expect(transition(signedIn, { type: 'menu-fail', epoch, answered: true }).state.menu).toEqual(failed);
  });

  test('T19 a refresh that found no server keeps what the last reply allowed', () => {
    expect(transition(signedIn, { type: 'menu-fail', epoch, answered: false }).state).toBe(signedIn);
  });

  test('T19 a refresh keeps the entries, and a retry shows that it loads', () => {
    expect(transition(signedIn, { type: 'menu-asked' })).toEqual({
      state: signedIn,
      effects: [{ do: 'loadMenu' }],
    });
    const failed: SessionState = { ...signedIn, menu: { ...noMenu, status: 'failed' } };
    expect(transition(failed, { type: 'menu-asked' }).state.menu.status).toBe('loading');
  });
});
