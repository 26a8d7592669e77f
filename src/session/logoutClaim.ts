import { LOGOUT_CALL_MS } from '#shared/lib/constants.ts';
import type { PanelStorage } from '#shared/lib/storage.ts';

const LOCK = 'backroom.logout';
/** Long enough for a claim of another tab to arrive. */
const CLAIM_WAIT_MS = 50;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The part of `navigator.locks` that is used here. */
export interface Locks {
  request: (
    name: string,
    options: { ifAvailable: true },
    granted: (lock: object | null) => Promise<void>,
  ) => Promise<unknown>;
}

/** Plain http away from local hosts has no locks: there the last claim written wins. */
async function claimByStorage(storage: PanelStorage): Promise<boolean> {
  const me = crypto.getRandomValues(new Uint32Array(2)).join('-');
  storage.set('logoutClaim', me);
  await wait(CLAIM_WAIT_MS);
  const claim = storage.get('logoutClaim');
  if (claim === me) storage.remove('logoutClaim');
  // Nobody's claim: another tab has cleared storage meanwhile, which takes nothing from this one.
  return claim === me || claim === null;
}

/**
 * E92: of the tabs that expire together one makes the logout call. The claim is held for as long as the call may
 * take, so a tab that comes a moment later is refused too.
 */
export function claimLogoutCall(storage: PanelStorage, locks: Locks | undefined): Promise<boolean> {
  if (!locks) return claimByStorage(storage);
  return new Promise((resolve) => {
    locks
      .request(LOCK, { ifAvailable: true }, async (lock) => {
        resolve(lock !== null);
        if (lock) await wait(LOGOUT_CALL_MS);
      })
      .catch(() => resolve(true));
  });
}
