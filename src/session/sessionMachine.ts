import type { SessionUser } from '#shared/lib/storageKeys.ts';
import { endEffects } from './sessionEvents.ts';
import type { SessionEffect, SessionEvent } from './sessionEvents.ts';
import { initialState, isLive, noMenu } from './sessionState.ts';
import type { EndReason, SessionState } from './sessionState.ts';

export interface Step {
  state: SessionState;
  effects: readonly SessionEffect[];
}

/** A change of the deadline smaller than this is the same warning. */
const SAME_DEADLINE_MS = 1000;

const stay = (state: SessionState, ...effects: SessionEffect[]): Step => ({ state, effects });

/** The next epoch with nothing of the last one. */
const nextEpoch = (state: SessionState): SessionState => ({ ...initialState, epoch: state.epoch + 1 });

/** `ending` is entered from a live session only, hence once in an epoch (E47). */
function end(state: SessionState, reason: EndReason): Step {
  if (!isLive(state)) return stay(state);
  return {
    state: { ...state, status: 'ending', endReason: reason, warningDeadline: null },
    effects: endEffects(reason),
  };
}

/** The first answers of an epoch are in when neither profile nor menu is still awaited. */
function settled(state: SessionState): SessionState {
  const awaited = state.profile === 'loading' || state.menu.status === 'loading';
  return state.starting && !awaited ? { ...state, starting: false } : state;
}

function restore(state: SessionState, event: Extract<SessionEvent, { type: 'restore' }>): Step {
  if (state.status !== 'out') return stay(state);
  const entered: SessionState = { ...nextEpoch(state), status: 'in', user: event.user };
  if (event.idle) return end(entered, 'idle');
  // E20, E21: with an id the menu is asked at once, else after the profile has said who it is.
  return {
    state: {
      ...entered,
      profile: 'loading',
      menu: event.hasUserId ? { ...noMenu, status: 'loading' } : noMenu,
      starting: true,
    },
    effects: [{ do: 'loadProfile' }, ...(event.hasUserId ? [{ do: 'loadMenu' } as const] : [])],
  };
}

function profileKnown(state: SessionState, user: SessionUser): Step {
  const other = state.user !== null && state.user.userId !== user.userId;
  const effects: SessionEffect[] = [];
  // E18, E35: the token's owner wins over what this tab believed.
  if (other) effects.push({ do: 'dropDrafts' });
  effects.push({ do: 'keepUser', user });
  if (other) effects.push({ do: 'clearCache' });
  let { menu } = state;
  if (menu.status === 'none') {
    menu = { ...noMenu, status: 'loading' };
    effects.push({ do: 'loadMenu' });
  }
  const notice = other ? 'userChanged' : state.notice;
  return { state: settled({ ...state, user, profile: 'ready', menu, notice }), effects };
}

function userChanged(state: SessionState, userId: string | null): Step {
  if (!isLive(state)) return stay(state);
  const load: SessionEffect[] = [{ do: 'loadProfile' }, { do: 'loadMenu' }];
  if (state.user?.userId === userId) {
    // The same person signed in again: nothing to hide, but replies to the old token count no more.
    const menu = state.menu.status === 'ready' ? state.menu : { ...noMenu, status: 'loading' as const };
    return { state: { ...state, epoch: state.epoch + 1, menu }, effects: load };
  }
  const loading = { profile: 'loading', menu: { ...noMenu, status: 'loading' }, starting: true } as const;
  return {
    state: { ...nextEpoch(state), status: 'in', notice: 'userChanged', ...loading },
    effects: [{ do: 'dropDrafts' }, { do: 'forgetSessionUser' }, { do: 'clearCache' }, ...load],
  };
}

function menuFailed(state: SessionState, answered: boolean): Step {
  // A refresh that found no server keeps what a real reply of this session allowed; no menu at all fails closed (E30).
  if (!answered && state.menu.status === 'ready') return stay(state);
  return stay(settled({ ...state, menu: { ...noMenu, status: 'failed' } }));
}

function warned(state: SessionState, deadline: number): Step {
  const known = state.warningDeadline;
  if (known !== null && Math.abs(deadline - known) < SAME_DEADLINE_MS) return stay(state);
  return stay({ ...state, status: 'warning', warningDeadline: deadline });
}

/**
 * The whole life of a session as one pure rule: `out → signing-in → in → warning → ending → out`. Events that do not
 * fit the state, and replies of another epoch, change nothing.
 */
export function step(state: SessionState, event: SessionEvent): Step {
  if ('epoch' in event && event.epoch !== state.epoch) return stay(state);
  const live = isLive(state);
  const signingIn = state.status === 'signing-in';

  switch (event.type) {
    case 'restore':
      return restore(state, event);
    case 'login-start':
      return state.status === 'out' ? stay({ ...nextEpoch(state), status: 'signing-in' }) : stay(state);
    case 'login-ok':
      if (!signingIn) return stay(state);
      return {
        state: {
          ...state,
          status: 'in',
          user: event.user,
          profile: 'ready',
          menu: { ...noMenu, status: 'loading' },
          starting: true,
        },
        effects: [{ do: 'keepUser', user: event.user }, { do: 'signedIn' }, { do: 'loadMenu' }],
      };
    case 'login-fail':
      // spec §4: on login failure the user is cleared.
      return signingIn ? stay(nextEpoch(state), { do: 'clearUser' }) : stay(state);
    case 'profile-bad':
      if (signingIn) return stay({ ...nextEpoch(state), endReason: 'disabled' }, { do: 'clearUser' });
      return end(state, 'disabled');
    case 'status-0':
    case '401':
      if (signingIn) return stay({ ...nextEpoch(state), endReason: 'expired' }, { do: 'clearUser' });
      return end(state, 'expired');
    case 'revalidation-fail':
      return end(state, 'expired');
    case 'profile-asked':
      if (!live) return stay(state);
      return stay(state.profile === 'ready' ? state : { ...state, profile: 'loading' }, {
        do: 'loadProfile',
      });
    case 'profile-ok':
      return live ? profileKnown(state, event.user) : stay(state);
    case 'profile-fail':
      return live ? stay(settled({ ...state, profile: 'failed' })) : stay(state);
    case 'menu-asked':
      if (!live) return stay(state);
      return stay(
        state.menu.status === 'ready' ? state : { ...state, menu: { ...noMenu, status: 'loading' } },
        { do: 'loadMenu' },
      );
    case 'menu-ok':
      return live ? stay(settled({ ...state, menu: { status: 'ready', ...event.menu } })) : stay(state);
    case 'menu-fail':
      return live ? menuFailed(state, event.answered) : stay(state);
    case 'need-login':
      return end(state, 'needLogin');
    case 'idle':
      return end(state, 'idle');
    case 'user-logout':
      return end(state, 'signedOut');
    case 'storage-cleared':
      return end(state, 'elsewhere');
    case 'user-changed':
      return userChanged(state, event.userId);
    case '60-s-left':
      return live ? warned(state, event.deadline) : stay(state);
    case 'activity':
      return state.status === 'warning'
        ? stay({ ...state, status: 'in', warningDeadline: null })
        : stay(state);
    case 'pagehide':
      return live ? stay(state, { do: 'flushDrafts' }) : stay(state);
    case 'pageshow':
      // E14: a page out of the back-forward cache asks whether its session still stands.
      return stay(state, { do: 'checkStorage' }, { do: 'checkIdle' });
    case 'notice-read':
      return state.notice === null ? stay(state) : stay({ ...state, notice: null });
    case 'cleared':
      return state.status === 'ending'
        ? stay({ ...nextEpoch(state), endReason: state.endReason })
        : stay(state);
  }
}
