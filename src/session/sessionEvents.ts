import type { SessionUser } from '#shared/lib/storageKeys.ts';
import type { PermissionMap } from './permissionMap.ts';
import type { EndReason } from './sessionState.ts';

/** What happens to a session. Events that answer a call carry the epoch the call was sent in (T18). */
export type SessionEvent =
  /** A token was found: at start-up, or because another tab signed in. `idle`: its deadline has passed (D18). */
  | { type: 'restore'; user: SessionUser | null; hasUserId: boolean; idle: boolean }
  | { type: 'login-start' }
  | { type: 'login-ok'; epoch: number; user: SessionUser }
  | { type: 'login-fail'; epoch: number }
  | { type: 'profile-asked' }
  | { type: 'profile-ok'; epoch: number; user: SessionUser }
  /** The account may not be used: its profile says so, or a reply that a sign-in is needed. */
  | { type: 'profile-bad'; epoch: number }
  | { type: 'profile-fail'; epoch: number }
  /** A page without a token of its own re-validated the session and could not (E07). */
  | { type: 'revalidation-fail'; epoch: number }
  | { type: 'menu-asked' }
  | { type: 'menu-ok'; epoch: number; menu: PermissionMap }
  /** The person takes over the permissions that came in place of others. */
  | { type: 'menu-update' }
  /** `answered`: the server did answer, and not with a menu. */
  | { type: 'menu-fail'; epoch: number; answered: boolean }
  | { type: 'status-0'; epoch: number }
  | { type: '401'; epoch: number }
  /** spec §4: the reply to a password change asks for a login, and nothing is shown. */
  | { type: 'need-login' }
  | { type: 'idle' }
  | { type: 'user-logout' }
  /** The token is gone from storage. */
  | { type: 'storage-cleared' }
  /** Another token is stored than the one this tab knew; `userId` is the id stored with it. */
  | { type: 'user-changed'; userId: string | null }
  | { type: '60-s-left'; deadline: number }
  | { type: 'activity' }
  | { type: 'pagehide' }
  | { type: 'pageshow' }
  | { type: 'notice-read' }
  /** The stores are cleared; from here on the epoch of the session is over. */
  | { type: 'cleared' };

/** What is to be done, in order. */
export type SessionEffect =
  | { do: 'loadProfile' }
  | { do: 'loadMenu' }
  /** Keep user and token in storage and open the drafts of this person. */
  | { do: 'keepUser'; user: SessionUser }
  /** Let those who keep something in local storage store it again (D14). */
  | { do: 'signedIn' }
  /** A sign-in failed: nothing of it stays. */
  | { do: 'clearUser' }
  /** What this tab remembers of the person; local storage already holds the next one. */
  | { do: 'forgetSessionUser' }
  | { do: 'clearCache' }
  /** Read again what the page shows: other permissions show more of it, or less. */
  | { do: 'refreshCache' }
  | { do: 'dropDrafts' }
  | { do: 'flushDrafts' }
  | { do: 'checkStorage' }
  | { do: 'checkIdle' }
  | { do: 'endDrafts'; reason: EndReason }
  | { do: 'captureToken' }
  | { do: 'waitForWrites' }
  | { do: 'clearStores' }
  | { do: 'navigate'; keepTarget: boolean }
  | { do: 'logoutCall'; call: 'logout' | 'logoutUser' };

/**
 * D17: the one order in which a session ends: save drafts, capture the token, clear stores and cache, navigate,
 * logout call. Only an idle session waits for writes on their way (E94). The server is told when the person left or
 * fell idle; in the other cases it knows, or another tab has said so.
 */
export function listEndEffects(reason: EndReason): readonly SessionEffect[] {
  const quiet: SessionEffect[] = [];
  const wait: SessionEffect[] = [{ do: 'waitForWrites' }];
  const call: Record<EndReason, SessionEffect[]> = {
    signedOut: [{ do: 'logoutCall', call: 'logout' }],
    idle: [{ do: 'logoutCall', call: 'logoutUser' }],
    expired: quiet,
    needLogin: quiet,
    elsewhere: quiet,
    disabled: quiet,
  };
  return [
    { do: 'endDrafts', reason },
    { do: 'captureToken' },
    ...(reason === 'idle' ? wait : quiet),
    { do: 'clearStores' },
    { do: 'clearCache' },
    { do: 'navigate', keepTarget: reason !== 'signedOut' && reason !== 'disabled' },
    ...call[reason],
  ];
}
