import type { SessionUser } from '#shared/lib/storageKeys.ts';
import { listEndEffects } from './sessionEvents.ts';
import { keepTitles, type PermissionMap } from './permissionMap.ts';
import type { SessionEffect, SessionEvent } from './sessionEvents.ts';
import { initialState, isLive, noMenu } from './sessionState.ts';
import type { EndReason, SessionState } from './sessionState.ts';

export interface Transition {
  state: SessionState;
  effects: readonly SessionEffect[];
}

/** A change of the deadline smaller than this is the same warning. */
const SAME_DEADLINE_MS = 1000;

const unchanged = (state: SessionState, ...effects: SessionEffect[]): Transition => ({ state, effects });

/** The next epoch with nothing of the last one. */
const nextEpoch = (state: SessionState): SessionState => ({ ...initialState, epoch: state.epoch + 1 });

/** `ending` is entered from a live session only, hence once in an epoch (E47). */
function endSession(state: SessionState, reason: EndReason): Transition {
  if (!isLive(state)) return unchanged(state);
  return {
    state: { ...state, status: 'ending', endReason: reason, warningDeadline: null },
    effects: listEndEffects(reason),
  };
}

/** The first answers of an epoch are in when neither profile nor menu is still awaited. */
function finishStart(state: SessionState): SessionState {
  const awaited = state.profile === 'loading' || state.menu.status === 'loading';
  return state.starting && !awaited ? { ...state, starting: false } : state;
}

function restore(state: SessionState, event: Extract<SessionEvent, { type: 'restore' }>): Transition {
  if (state.status !== 'out') return unchanged(state);
  const entered: SessionState = { ...nextEpoch(state), status: 'in', user: event.user };
  if (event.idle) return endSession(entered, 'idle');
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

function applyProfile(state: SessionState, user: SessionUser): Transition {
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
  return { state: finishStart({ ...state, user, profile: 'ready', menu, notice }), effects };
}

function switchUser(state: SessionState, userId: string | null): Transition {
  if (!isLive(state)) return unchanged(state);
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

/**
 * T19: what was taken away goes at once. What else changed waits until the person takes it over, so that nothing
 * moves under their hands.
 */
function applyMenu(state: SessionState, menu: PermissionMap): SessionState {
  const { titles } = state.menu;
  const isSame = titles.size === menu.titles.size && [...titles].every((title) => menu.titles.has(title));
  if (state.menu.status !== 'ready' || (isSame && !state.menuUpdate)) {
    return { ...state, menu: { status: 'ready', ...menu }, menuUpdate: null };
  }
  return { ...state, menu: { status: 'ready', ...keepTitles(menu, titles) }, menuUpdate: menu };
}

function failMenu(state: SessionState, answered: boolean): Transition {
  // A refresh that found no server keeps what a real reply of this session allowed; no menu at all fails closed (E30).
  if (!answered && state.menu.status === 'ready') return unchanged(state);
  return unchanged(finishStart({ ...state, menu: { ...noMenu, status: 'failed' }, menuUpdate: null }));
}

function openWarning(state: SessionState, deadline: number): Transition {
  const known = state.warningDeadline;
  if (known !== null && Math.abs(deadline - known) < SAME_DEADLINE_MS) return unchanged(state);
  return unchanged({ ...state, status: 'warning', warningDeadline: deadline });
}

/**
 * The whole life of a session as one pure rule: `out → signing-in → in → warning → ending → out`. Events that do not
 * fit the state, and replies of another epoch, change nothing.
 */
export function transition(state: SessionState, event: SessionEvent): Transition {
  if ('epoch' in event && event.epoch !== state.epoch) return unchanged(state);
  const live = isLive(state);
  const signingIn = state.status === 'signing-in';

  switch (event.type) {
    case 'restore':
      return restore(state, event);
    case 'login-start':
      return state.status === 'out'
        ? unchanged({ ...nextEpoch(state), status: 'signing-in' })
        : unchanged(state);
    case 'login-ok':
      if (!signingIn) return unchanged(state);
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
      return signingIn ? unchanged(nextEpoch(state), { do: 'clearUser' }) : unchanged(state);
    case 'profile-bad':
      if (signingIn) return unchanged({ ...nextEpoch(state), endReason: 'disabled' }, { do: 'clearUser' });
      return endSession(state, 'disabled');
    case 'status-0':
    case '401':
      if (signingIn) return unchanged({ ...nextEpoch(state), endReason: 'expired' }, { do: 'clearUser' });
      return endSession(state, 'expired');
    case 'revalidation-fail':
      return endSession(state, 'expired');
    case 'profile-asked':
      if (!live) return unchanged(state);
      return unchanged(state.profile === 'ready' ? state : { ...state, profile: 'loading' }, {
        do: 'loadProfile',
      });
    case 'profile-ok':
      return live ? applyProfile(state, event.user) : unchanged(state);
    case 'profile-fail':
      return live ? unchanged(finishStart({ ...state, profile: 'failed' })) : unchanged(state);
    case 'menu-asked':
      if (!live) return unchanged(state);
      return unchanged(
        state.menu.status === 'ready' ? state : { ...state, menu: { ...noMenu, status: 'loading' } },
        { do: 'loadMenu' },
      );
    case 'menu-ok':
      return live ? unchanged(finishStart(applyMenu(state, event.menu))) : unchanged(state);
    case 'menu-update':
      if (!live || !state.menuUpdate) return unchanged(state);
      return unchanged(
        { ...state, menu: { status: 'ready', ...state.menuUpdate }, menuUpdate: null },
        { do: 'refreshCache' },
      );
    case 'menu-fail':
      return live ? failMenu(state, event.answered) : unchanged(state);
    case 'need-login':
      return endSession(state, 'needLogin');
    case 'idle':
      return endSession(state, 'idle');
    case 'user-logout':
      return endSession(state, 'signedOut');
    case 'storage-cleared':
      return endSession(state, 'elsewhere');
    case 'user-changed':
      return switchUser(state, event.userId);
    case '60-s-left':
      return live ? openWarning(state, event.deadline) : unchanged(state);
    case 'activity':
      return state.status === 'warning'
        ? unchanged({ ...state, status: 'in', warningDeadline: null })
        : unchanged(state);
    case 'pagehide':
      return live ? unchanged(state, { do: 'flushDrafts' }) : unchanged(state);
    case 'pageshow':
      // E14: a page out of the back-forward cache asks whether its session still stands.
      return unchanged(state, { do: 'checkStorage' }, { do: 'checkIdle' });
    case 'notice-read':
      return state.notice === null ? unchanged(state) : unchanged({ ...state, notice: null });
    case 'cleared':
      return state.status === 'ending'
        ? unchanged({ ...nextEpoch(state), endReason: state.endReason })
        : unchanged(state);
  }
}
