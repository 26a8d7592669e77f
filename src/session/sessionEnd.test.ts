import { describe, expect, test } from 'vitest';
import {
  ending,
  epoch,
  loadBoth,
  effectNames,
  signedOut,
  applyEvents,
  signedIn,
  starting,
  warning,
} from '#tests/support/sessionStates.ts';
import { listEndEffects } from './sessionEvents.ts';
import type { SessionEvent } from './sessionEvents.ts';
import { transition } from './sessionMachine.ts';
import { initialState, noMenu } from './sessionState.ts';
import type { EndReason } from './sessionState.ts';

describe('other tabs', () => {
  test('E18 a change of person starts a new epoch without anything of the last one, loads both again and shows the notice', () => {
    const { state, effects } = transition(warning, { type: 'user-changed', userId: 'ben' });
    expect(state).toEqual({
      ...initialState,
      status: 'in',
      epoch: epoch + 1,
      profile: 'loading',
      menu: { ...noMenu, status: 'loading' },
      starting: true,
      notice: 'userChanged',
    });
    expect(effects).toEqual([
      { do: 'dropDrafts' },
      { do: 'forgetSessionUser' },
      { do: 'clearCache' },
      ...loadBoth,
    ]);
    expect(transition(signedIn, { type: 'user-changed', userId: null }).state.user).toBeNull();
    const unknown = { ...signedIn, user: null };
    for (const userId of ['ben', null]) {
      expect(transition(unknown, { type: 'user-changed', userId }).state.notice).toBe('userChanged');
    }
  });

  test('E48 the same person with a new token starts a new epoch and changes nothing else', () => {
    const { state, effects } = transition(warning, { type: 'user-changed', userId: 'ana' });
    expect(state).toEqual({ ...warning, epoch: epoch + 1 });
    expect(effects).toEqual(loadBoth);
    const unloaded = { ...signedIn, menu: noMenu };
    expect(transition(unloaded, { type: 'user-changed', userId: 'ana' }).state.menu.status).toBe('loading');
  });
});

describe('D18 the warning', () => {
  test('E95 opens 60 seconds before the end and closes with the next activity', () => {
    const { state } = transition(signedIn, { type: '60-s-left', deadline: 9000 });
    expect(state).toEqual(warning);
    expect(transition(state, { type: 'activity' }).state).toEqual(signedIn);
    expect(transition(signedIn, { type: 'activity' }).state).toBe(signedIn);
  });

  test('does not change when the deadline moves by less than a second', () => {
    expect(transition(warning, { type: '60-s-left', deadline: 9999 }).state).toBe(warning);
    expect(transition(warning, { type: '60-s-left', deadline: 10_000 }).state.warningDeadline).toBe(10_000);
    expect(transition(warning, { type: '60-s-left', deadline: 8000 }).state.warningDeadline).toBe(8000);
  });
});

describe('the page comes and goes', () => {
  test('writes the drafts of a live session on leaving', () => {
    expect(transition(signedIn, { type: 'pagehide' }).effects).toEqual([{ do: 'flushDrafts' }]);
    expect(transition(signedOut, { type: 'pagehide' }).effects).toEqual([]);
  });

  test('E14 asks on return whether the session still stands', () => {
    expect(transition(signedIn, { type: 'pageshow' }).effects).toEqual([
      { do: 'checkStorage' },
      { do: 'checkIdle' },
    ]);
  });
});

describe('D17 the end', () => {
  const order: Record<EndReason, readonly string[]> = {
    signedOut: ['endDrafts', 'captureToken', 'clearStores', 'clearCache', 'navigate', 'logoutCall'],
    idle: [
      'endDrafts',
      'captureToken',
      'waitForWrites',
      'clearStores',
      'clearCache',
      'navigate',
      'logoutCall',
    ],
    expired: ['endDrafts', 'captureToken', 'clearStores', 'clearCache', 'navigate'],
    needLogin: ['endDrafts', 'captureToken', 'clearStores', 'clearCache', 'navigate'],
    elsewhere: ['endDrafts', 'captureToken', 'clearStores', 'clearCache', 'navigate'],
    disabled: ['endDrafts', 'captureToken', 'clearStores', 'clearCache', 'navigate'],
  };
  const endings: [EndReason, SessionEvent][] = [
    ['signedOut', { type: 'user-logout' }],
    ['idle', { type: 'idle' }],
    ['expired', { type: 'status-0', epoch }],
    ['expired', { type: '401', epoch }],
    ['needLogin', { type: 'need-login' }],
    ['elsewhere', { type: 'storage-cleared' }],
    ['disabled', { type: 'profile-bad', epoch }],
  ];

  test.each(endings)('has its effects in order after %s', (reason, event) => {
    for (const live of [signedIn, warning, starting]) {
      const { state, effects } = transition(live, event);
      expect(state).toEqual({ ...live, status: 'ending', endReason: reason, warningDeadline: null });
      expect(effectNames(effects)).toEqual(order[reason]);
      expect(effects[0]).toEqual({ do: 'endDrafts', reason });
    }
  });

  test('keeps the place to come back to, except after signing out or being disabled', () => {
    const keeps = endings.map(([reason]) =>
      listEndEffects(reason).find((effect) => effect.do === 'navigate'),
    );
    expect(keeps.map((effect) => effect?.keepTarget)).toEqual([false, true, true, true, true, true, false]);
  });

  test('E91 E97 chooses the call that tells the server', () => {
    expect(listEndEffects('signedOut').at(-1)).toEqual({ do: 'logoutCall', call: 'logout' });
    expect(listEndEffects('idle').at(-1)).toEqual({ do: 'logoutCall', call: 'logoutUser' });
  });

  test('clearing the stores ends the epoch; the reason stays for the login page', () => {
    const { state } = transition(ending, { type: 'cleared' });
    expect(state).toEqual({ ...initialState, epoch: epoch + 1, endReason: 'idle' });
  });

  test('E47 fifty replies, idle and sign-out at once are one end', () => {
    const storm = Array.from(
      { length: 50 },
      (_, at): SessionEvent => ({
        type: at % 2 ? '401' : 'status-0',
        epoch,
      }),
    );
    const { effects } = applyEvents(
      signedIn,
      ...storm,
      { type: 'idle' },
      { type: 'user-logout' },
      { type: 'cleared' },
      ...storm,
    );
    expect(effects).toEqual(listEndEffects('expired'));
  });
});
