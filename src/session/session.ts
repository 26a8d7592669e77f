import { configureApi } from '#api/client.ts';
import { loadExtra } from '#shared/lib/loadExtra.ts';
import { storage } from '#shared/lib/storage.ts';
import { createSession } from './createSession.ts';
import { lazyDrafts } from './lazyDrafts.ts';
import { claimLogoutCall } from './logoutClaim.ts';
import { sessionCalls } from './sessionCalls.ts';

/** The session of this page. */
export const session = createSession({
  storage,
  drafts: lazyDrafts,
  calls: sessionCalls,
  clock: () => ({ wall: Date.now(), mono: performance.now() }),
  location: () => window.location,
  view: () => window,
  // Without https or a local host there are no locks.
  claimLogoutCall: () => claimLogoutCall(storage, 'locks' in navigator ? navigator.locks : undefined),
  reload: () => window.location.reload(),
});

configureApi(session.apiConfig);

// Drafts of an earlier visit are purged or encrypted even when nobody signs in.
if (storage.drafts.names().length > 0) void loadExtra(() => import('./drafts.ts')).catch(() => undefined);
