import { isPublicPath, paths } from '#shared/lib/paths.ts';
import { loginAddress } from '#shared/lib/safeRedirect.ts';
import type { Address } from '#shared/lib/safeRedirect.ts';
import type { PanelStorage } from '#shared/lib/storage.ts';
import type { SessionDrafts } from './lazyDrafts.ts';
import type { SessionCalls } from './sessionCalls.ts';
import type { SessionEffect } from './sessionEvents.ts';
import type { createUserStore, SignIn } from './userStore.ts';

/** What the session uses of the rest of the panel; each part when it is loaded. */
export interface Connections {
  /** Goes to an address of the panel in place of the current one. */
  navigate: (to: string) => void;
  /** Empties the query cache. */
  clearCache: () => void;
  /** Reads again what the page shows, and keeps it meanwhile. */
  refreshCache: () => void;
  /** Writes on their way; an idle session waits for them (E94). */
  pendingWrites: () => number;
  /** D36: keeps what becomes of them for the next sign-in of this person. */
  followWrites: (userId: string) => void;
}

/** What this tab holds of the session beside the state. */
export interface TabState {
  /** The token this tab works with, to tell when another one is stored. */
  token: string | null;
  /** A sign-in whose profile has not passed the gate: nothing of it is stored yet (E19). */
  signIn: SignIn | null;
  /** The guard is redirecting already (E13). */
  guarding: boolean;
  userId: () => string | null;
}

interface EffectsDeps {
  storage: PanelStorage;
  calls: SessionCalls;
  drafts: SessionDrafts;
  users: ReturnType<typeof createUserStore>;
  tab: TabState;
  connections: Connections;
  /** D36: a payment or a write is under way, and there is time to look again after so many ms. */
  canWait: (wait: number) => boolean;
  location: () => Address;
  claimLogoutCall: () => Promise<boolean>;
  loadProfile: () => Promise<void>;
  loadMenu: () => Promise<void>;
  signedIn: () => void;
  cleared: () => void;
  checkStorage: () => void;
  checkIdle: () => void;
}

const POLL_MS = 250;

/** Carries out the effects of the session machine, in their order. */
export function createEffects(deps: EffectsDeps): (effects: readonly SessionEffect[]) => Promise<void> {
  const { storage, calls, drafts, users, tab, connections } = deps;
  /** Taken before the stores are cleared, for the logout call (D17). */
  let captured: { token: string | null; userId: string | null } = { token: null, userId: null };

  /** E94: without writes there is no wait at all, so the end comes in one go. */
  const waitForWrites = (): Promise<void> | undefined => {
    if (captured.userId !== null) connections.followWrites(captured.userId);
    if (!deps.canWait(POLL_MS)) return undefined;
    return new Promise((resolve) => {
      const timer = setInterval(() => {
        if (deps.canWait(POLL_MS)) return;
        clearInterval(timer);
        resolve();
      }, POLL_MS);
    });
  };

  const logoutCall = async (call: 'logout' | 'logoutUser'): Promise<void> => {
    const { token, userId } = captured;
    // E92: without a token another tab has ended this session. E93: without an id there is nobody to name.
    if (token === null || (call === 'logoutUser' && userId === null)) return;
    try {
      if (call === 'logout') await calls.logout(token);
      else if (userId !== null && (await deps.claimLogoutCall())) await calls.logoutUser(userId, token);
    } catch {
      // E91: the session is over here, whatever the server answers.
    }
  };

  const perform = (effect: SessionEffect): Promise<void> | undefined => {
    switch (effect.do) {
      case 'loadProfile':
        void deps.loadProfile();
        break;
      case 'loadMenu':
        void deps.loadMenu();
        break;
      case 'keepUser':
        // Another tab may have cleared storage while the profile was on its way: nothing is put back then.
        if (tab.signIn === null && storage.get('token') === null) break;
        if (tab.signIn) tab.token = tab.signIn.token;
        users.save(effect.user, tab.signIn);
        storage.session.remove('ending');
        drafts.open(effect.user.userId);
        break;
      case 'signedIn':
        deps.signedIn();
        break;
      case 'clearUser':
        // The token of an attempt that is over must not sign another request.
        tab.signIn = null;
        users.clear();
        break;
      case 'forgetSessionUser':
        storage.clearSessionUser();
        break;
      case 'clearCache':
        connections.clearCache();
        break;
      case 'refreshCache':
        connections.refreshCache();
        break;
      case 'dropDrafts':
        drafts.dropAll();
        break;
      case 'flushDrafts':
        drafts.flush();
        break;
      case 'checkStorage':
        deps.checkStorage();
        break;
      case 'checkIdle':
        deps.checkIdle();
        break;
      case 'endDrafts':
        storage.session.set('ending', { reason: effect.reason, keptUntil: 0 });
        drafts.endSession(effect.reason);
        break;
      case 'captureToken': {
        const token = storage.get('token');
        captured = { token: token === tab.token ? token : null, userId: tab.userId() };
        break;
      }
      case 'waitForWrites':
        return waitForWrites();
      case 'clearStores': {
        const stored = storage.get('token');
        // A token stored meanwhile by another tab belongs to its session, not to the one that ends here.
        if (stored === null || stored === captured.token) storage.clearLocal();
        // E92: a token that is gone was taken care of by the tab that took it.
        if (stored !== captured.token) captured = { ...captured, token: null };
        storage.clearSessionUser();
        deps.cleared();
        break;
      }
      case 'navigate': {
        if (tab.guarding) break;
        const here = deps.location();
        // On a public page the form is already there; going to the same address calls off any other navigation.
        if (isPublicPath(here.pathname)) connections.navigate(here.pathname + here.search + here.hash);
        else connections.navigate(effect.keepTarget ? loginAddress(here) : paths.login);
        break;
      }
      case 'logoutCall':
        return logoutCall(effect.call);
    }
    return undefined;
  };

  return async (effects) => {
    for (const effect of effects) {
      // Nothing is awaited that need not be: most ends happen in one go, before anything else can run.
      const pending = perform(effect);
      if (pending) await pending;
    }
  };
}
