import { ApiError } from '#api/errors.ts';
import type { ApiConfig } from '#api/apiConfig.ts';
import { mayReload } from '#shared/lib/reloadLatch.ts';
import { loginAddress } from '#shared/lib/safeRedirect.ts';
import type { Address } from '#shared/lib/safeRedirect.ts';
import { usableToken } from '#shared/lib/storageKeys.ts';
import { readProfile } from './profile.ts';
import type { Credentials } from './sessionCalls.ts';
import type { Connections } from './sessionEffects.ts';
import type { SessionEvent } from './sessionEvents.ts';
import { createRuntime } from './sessionRuntime.ts';
import type { RuntimeDeps } from './sessionRuntime.ts';
import { isLive } from './sessionState.ts';
import type { EndReason } from './sessionState.ts';

export interface SessionDeps extends RuntimeDeps {
  reload: () => void;
}

export type SignInResult =
  | { ok: true }
  /** 'this account is unactivated or deleted' (spec §4). */
  | { ok: false; reason: 'disabled' }
  | { ok: false; reason: 'failed'; error: unknown };

/** Reasons why a sign-in is needed that are the account's: it may not be used any more (spec §4). */
const ACCOUNT_ENDS: ReadonlySet<string> = new Set(['account_inactive', 'account_deleted']);

const toFailure = (error: unknown): SignInResult => ({ ok: false, reason: 'failed', error });

/** Who is signed in, from sign-in to the last call. One per page; the panel sees it through `session.ts`. */
export function createSession(deps: SessionDeps) {
  const { storage, calls, clock } = deps;
  const runtime = createRuntime(deps);
  const { state, dispatch, tab, loads } = runtime;
  let signingIn: Promise<SignInResult> | undefined;

  async function revalidate(): Promise<boolean> {
    runtime.restore();
    if (!isLive(state())) return false;
    const { epoch } = state();
    void dispatch({ type: 'profile-asked' });
    await loads.profile();
    if (state().epoch === epoch && state().profile === 'failed') {
      await dispatch({ type: 'revalidation-fail', epoch });
    }
    return isLive(state());
  }

  async function trySignIn({ email, password }: Credentials): Promise<SignInResult> {
    // spec §4: sign-in is skipped, with a re-validation instead, when already logged in.
    runtime.restore();
    if (isLive(state())) {
      return (await revalidate()) ? { ok: true } : toFailure(new ApiError('loginNeeded'));
    }
    void dispatch({ type: 'login-start' });
    const { epoch } = state();
    try {
      const reply = await calls.authenticate({ email, password });
      const token = usableToken(reply.token);
      if (token === null) throw new ApiError('unexpected', { operation: 'POST /users/authenticate' });
      if (state().epoch !== epoch) throw new ApiError('stale');
      tab.signIn = { email, token, extraToken: usableToken(reply.extraToken ?? '') };
      const profile = await calls.profile();
      // The attempt may have been ended by its own profile call.
      if (profile === null || state().epoch !== epoch) throw new ApiError('loginNeeded');
      const reading = readProfile(profile);
      if (reading.kind === 'unreadable')
        throw new ApiError('unexpected', { operation: 'GET /logged-in-user' });
      if (reading.kind === 'disabled') {
        void dispatch({ type: 'profile-bad', epoch });
        return { ok: false, reason: 'disabled' };
      }
      void dispatch({ type: 'login-ok', epoch, user: reading.user });
      return { ok: true };
    } catch (error) {
      void dispatch({ type: 'login-fail', epoch });
      return toFailure(error);
    } finally {
      tab.signIn = null;
    }
  }

  function forgetStoredUser(): void {
    storage.remove('user');
    storage.clearSessionUser();
    // A token that another tab has stored meanwhile is not this one's to clear.
    if (storage.get('token') !== tab.token) return;
    for (const key of ['token', 'extraToken', 'userId'] as const) storage.remove(key);
  }

  const endings: Record<EndReason, () => SessionEvent> = {
    signedOut: () => ({ type: 'user-logout' }),
    idle: () => ({ type: 'idle' }),
    elsewhere: () => ({ type: 'storage-cleared' }),
    expired: () => ({ type: '401', epoch: state().epoch }),
    needLogin: () => ({ type: 'need-login' }),
    disabled: () => ({ type: 'profile-bad', epoch: state().epoch }),
  };

  /** For `configureApi`. */
  const apiConfig: ApiConfig = {
    token: () => {
      if (isLive(state())) runtime.check();
      if (tab.signIn) return tab.signIn.token;
      const stored = storage.get('token');
      // T18: while an end waits for a write (E94) another tab may sign somebody in; their token is not this tab's.
      return stored === tab.token ? stored : null;
    },
    epoch: () => {
      if (isLive(state())) runtime.check();
      return state().epoch;
    },
    onNeedsLogin: ({ epoch, code = '' }) => {
      // The reply may be about a token that another tab has replaced.
      if (isLive(state())) runtime.check();
      void dispatch({ type: ACCOUNT_ENDS.has(code) ? 'profile-bad' : 'status-0', epoch });
    },
    onUnauthorizedTemplate: ({ message }) => {
      // E52, D38: stored user logged out, one reload; the reason is said after it.
      deps.drafts.prepareReload();
      forgetStoredUser();
      if (!mayReload('401', clock().wall, storage)) return;
      storage.session.set('flash', message ?? 'Unauthorized');
      deps.reload();
    },
    // E54, T19
    onForbidden: () => void dispatch({ type: 'menu-asked' }),
  };

  return {
    apiConfig,
    subscribe: runtime.subscribe,
    getSnapshot: runtime.getSnapshot,

    /** Lends parts of the panel to the session; each when it is loaded, later ones replace earlier ones. */
    connect: (parts: Partial<Connections>): void => void Object.assign(runtime.connections, parts),

    /**
     * Runs after each sign-in, when the token is stored: who keeps something in local storage stores it again,
     * because the guard has cleared all of it (D14).
     * @returns takes the hook away
     */
    onSignedIn: (hook: () => void): (() => void) => {
      runtime.signedInHooks.add(hook);
      return () => runtime.signedInHooks.delete(hook);
    },

    /** Takes up a stored session, at start-up and before anything renders: profile and menu side by side (E20). */
    restore: (): void => runtime.restore(),

    /**
     * The answer of the route guard (E01 to E06).
     * @param location where somebody wants to go, with its hash
     * @returns where to send them, or null when they may pass
     */
    guard: (location: Address): string | null => {
      tab.guarding = true;
      runtime.check();
      tab.guarding = false;
      if (storage.get('token') !== null) return null;
      // spec §4, D14: all of local storage.
      storage.clearLocal();
      storage.clearSessionUser();
      return loginAddress(location);
    },

    /**
     * Authenticates, reads the profile and lets it through the gate (D9); nothing is stored before (E19). Calls while
     * one is under way share its result. When a session is there already it is re-validated instead (spec §4).
     */
    signIn: (credentials: Credentials): Promise<SignInResult> => {
      signingIn ??= trySignIn(credentials).finally(() => {
        signingIn = undefined;
      });
      return signingIn;
    },

    /** D16, E07: reads the profile of a stored session again; false: there is none, or not any more. */
    revalidate,

    /** Signs out; resolves when the logout call is over too. */
    signOut: (): Promise<void> => {
      runtime.check();
      return dispatch({ type: 'user-logout' });
    },

    /** Ends the session for a reason of the caller's; nothing happens when there is none. */
    end: (reason: EndReason): Promise<void> => dispatch(endings[reason]()),

    /** The answer to the inactivity warning (E95). */
    staySignedIn: (): void => {
      runtime.watch.record();
      runtime.watch.check();
    },

    /** Activity that reaches no listener of the page: somebody types in a frame of another origin. */
    recordActivity: (): void => runtime.watch.record(),

    /**
     * D36: an idle session waits for a payment under way, for 60 s at most. Any other end comes all the same.
     * @returns to be called when the payment is over; twice does nothing
     */
    hold: (): (() => void) => runtime.work.hold(),

    /** E27: asks for the profile again. */
    retryProfile: (): void => void dispatch({ type: 'profile-asked' }),
    /** E30: asks for the menu again. */
    retryMenu: (): void => void dispatch({ type: 'menu-asked' }),
    /** T19: the permissions may have changed. The entries stay until the answer is there. */
    refreshMenu: (): void => void dispatch({ type: 'menu-asked' }),

    /** Takes over the permissions that came in place of others; what is typed stays. */
    updateMenu: (): void => void dispatch({ type: 'menu-update' }),

    /** Takes over a profile that another call answered with (`PATCH /account`, the picture). */
    updateProfile: (profile: unknown): void => void dispatch(loads.profileEvent(profile, state().epoch)),

    /** The notice that another person has signed in was read (E18). */
    dismissNotice: (): void => void dispatch({ type: 'notice-read' }),
  };
}
