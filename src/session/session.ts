import { configureApi } from '#api/client.ts';
import { storage } from '#shared/lib/storage.ts';
import { createSession } from './createSession.ts';
import { drafts } from './drafts.ts';
import { claimLogoutCall } from './logoutClaim.ts';
import { sessionCalls } from './sessionCalls.ts';

/** The session of this page. */
export const session = createSession({
  storage,
  drafts,
  calls: sessionCalls,
  clock: () => ({ wall: Date.now(), mono: performance.now() }),
  location: () => window.location,
  view: () => window,
  // Without https or a local host there are no locks.
  claimLogoutCall: () => claimLogoutCall(storage, 'locks' in navigator ? navigator.locks : undefined),
  reload: () => window.location.reload(),
});

configureApi(session.plugs);
