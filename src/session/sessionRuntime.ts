import { MENU_FRESH_MS, MENU_STALE_MS } from '#shared/lib/constants.ts';
import { isPublicPath } from '#shared/lib/paths.ts';
import type { Address } from '#shared/lib/safeRedirect.ts';
import type { PanelStorage } from '#shared/lib/storage.ts';
import { createIdleWatch } from './idleWatch.ts';
import type { Clock } from './inactivity.ts';
import type { SessionCalls } from './sessionCalls.ts';
import type { SessionDrafts } from './lazyDrafts.ts';
import { createEffects } from './sessionEffects.ts';
import type { Connections, TabState } from './sessionEffects.ts';
import type { SessionEvent } from './sessionEvents.ts';
import { createLoaders } from './sessionLoaders.ts';
import { transition } from './sessionMachine.ts';
import { initialState, isLive, toSnapshot } from './sessionState.ts';
import type { SessionSnapshot, SessionState } from './sessionState.ts';
import { createUserStore } from './userStore.ts';
import { createPendingWork } from './pendingWork.ts';

export interface RuntimeDeps {
  storage: PanelStorage;
  calls: SessionCalls;
  drafts: SessionDrafts;
  clock: () => Clock;
  /** Where the page is. */
  location: () => Address;
  /** The window. */
  view: () => EventTarget;
  /** E92: true in the one tab that makes the logout call. */
  claimLogoutCall: () => Promise<boolean>;
}

/**
 * Runs the session machine in one tab: its effects, the other tabs, the 24 minutes. `createSession` has the methods for
 * the panel.
 */
export function createRuntime({
  storage,
  calls,
  drafts,
  clock,
  location,
  view,
  claimLogoutCall,
}: RuntimeDeps) {
  let state: SessionState = initialState;
  let notified: SessionState = state;
  let shown = { of: state, snapshot: toSnapshot(state) };
  let listening = false;
  let menuAskedAt = 0;
  const listeners = new Set<() => void>();
  const signedInHooks = new Set<() => void>();
  const connections: Connections = {
    navigate: () => undefined,
    clearCache: () => undefined,
    refreshCache: () => undefined,
    pendingWrites: () => 0,
    followWrites: () => undefined,
  };
  const tab: TabState = {
    token: null,
    signIn: null,
    guarding: false,
    userId: () => state.user?.userId ?? storage.get('userId'),
  };
  const users = createUserStore(storage);

  const work = createPendingWork({
    storage,
    now: () => clock().wall,
    pendingWrites: () => connections.pendingWrites(),
  });

  const watch = createIdleWatch({
    storage,
    clock,
    view,
    isOff: () => isPublicPath(location().pathname),
    onTick: () => {
      work.share();
      checkStorage();
    },
    onActivity: () => {
      // T19: somebody who never leaves the page hears of other permissions too; not under the warning, which a call ends.
      if (state.status === 'in' && state.menu.status === 'ready' && isMenuOlder(MENU_STALE_MS))
        void dispatch({ type: 'menu-asked' });
    },
    onPhase: ({ phase, deadline }) => {
      if (phase === 'expired') void dispatch({ type: 'idle' });
      else if (phase === 'warning') void dispatch({ type: '60-s-left', deadline });
      else if (state.status === 'warning') void dispatch({ type: 'activity' });
    },
  });

  const loads = createLoaders({ calls, epoch: () => state.epoch, dispatch });

  const run = createEffects({
    claimLogoutCall,
    storage,
    calls,
    drafts,
    users,
    tab,
    connections,
    canWait: (wait) => watch.canWait(wait) && work.isUnderWay(),
    location,
    loadProfile: loads.profile,
    loadMenu: () => {
      menuAskedAt = clock().wall;
      return loads.menu();
    },
    signedIn: () => {
      for (const hook of signedInHooks) hook();
    },
    cleared: () => void dispatch({ type: 'cleared' }),
    checkStorage,
    checkIdle: watch.check,
  });

  /** Resolves when all effects are done, the logout call included. */
  function dispatch(event: SessionEvent): Promise<void> {
    const next = transition(state, event);
    state = next.state;
    if (isLive(state)) watch.start();
    else watch.stop();
    const done = run(next.effects);
    // After the effects, so that a listener finds the token in storage.
    if (notified !== state) {
      notified = state;
      for (const listener of listeners) listener();
    }
    return done;
  }

  /** Always of the present state, for callers inside an effect too. */
  function getSnapshot(): SessionSnapshot {
    if (shown.of !== state) shown = { of: state, snapshot: toSnapshot(state) };
    return shown.snapshot;
  }

  /** Compares storage with what this tab believes (E17, E18, E36); cheap enough for every tick and request. */
  function checkStorage(): void {
    const token = storage.get('token');
    if (state.status === 'out') {
      // Another tab has signed in: this one follows.
      if (token !== null) restore();
      return;
    }
    if (!isLive(state)) return;
    if (token === null) {
      void dispatch(watch.isOver() ? { type: 'idle' } : { type: 'storage-cleared' });
      return;
    }
    const userId = storage.get('userId');
    const otherUser = userId !== null && state.user !== null && userId !== state.user.userId;
    if (token === tab.token && !otherUser) return;
    tab.token = token;
    void dispatch({ type: 'user-changed', userId });
  }

  /** E84: before every request, and whenever somebody comes back to the page. */
  function check(): void {
    watch.check();
    checkStorage();
  }

  /** Whether the session goes on and its menu was asked for longer ago than that. */
  function isMenuOlder(ms: number): boolean {
    return isLive(state) && Math.abs(clock().wall - menuAskedAt) > ms;
  }

  function onPageVisible(): void {
    if (document.visibilityState === 'hidden') return;
    check();
    // T19: what the person may do may have changed while they looked elsewhere; the account too (E26).
    if (isMenuOlder(MENU_FRESH_MS)) {
      void dispatch({ type: 'profile-asked' });
      void dispatch({ type: 'menu-asked' });
    }
  }

  function listen(): void {
    if (listening) return;
    listening = true;
    storage.onChange((key) => {
      if (key === 'lastActivity') watch.check();
      else if (key === null || key === 'token' || key === 'userId') checkStorage();
    });
    const page = view();
    page.addEventListener('focus', onPageVisible);
    page.addEventListener('visibilitychange', onPageVisible);
    page.addEventListener('pageshow', () => void dispatch({ type: 'pageshow' }));
    page.addEventListener('pagehide', () => void dispatch({ type: 'pagehide' }));
  }

  function restore(): void {
    listen();
    if (state.status !== 'out') return;
    const token = storage.get('token');
    if (token === null) {
      storage.clearSessionUser();
      return;
    }
    tab.token = token;
    const userId = storage.get('userId');
    const idle = watch.isOver();
    if (userId !== null && !idle) drafts.open(userId);
    void dispatch({ type: 'restore', user: users.read(), hasUserId: userId !== null, idle });
  }

  return {
    tab,
    connections,
    signedInHooks,
    loads,
    watch,
    work,
    dispatch,
    check,
    restore,
    state: (): SessionState => state,
    getSnapshot,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
