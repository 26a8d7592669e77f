import type { Ending, SessionUser } from '#shared/lib/storageKeys.ts';
import type { PermissionMap } from './permissionMap.ts';

/** Why a session ended; the login page says it in one sentence (D17), of `needLogin` nothing (spec §4). */
export type EndReason = Ending['reason'];

export type SessionStatus = 'out' | 'signing-in' | 'in' | 'warning' | 'ending';

export type LoadStatus = 'none' | 'loading' | 'ready' | 'failed';

/** What is loaded of the menu, for `can` and the side menu. */
export interface MenuState extends PermissionMap {
  readonly status: LoadStatus;
}

export interface SessionState {
  readonly status: SessionStatus;
  /** Counts sessions and the gaps between them; a reply of another epoch is dropped (T18). */
  readonly epoch: number;
  readonly user: SessionUser | null;
  readonly profile: LoadStatus;
  readonly menu: MenuState;
  /** Other permissions than the panel shows have come since (T19); null: none, or they were taken over. */
  readonly menuUpdate: PermissionMap | null;
  /** True until profile and menu of this epoch have been answered for the first time (D19). */
  readonly starting: boolean;
  /** End of the session by the wall clock, ms, while the warning is open (E95). */
  readonly warningDeadline: number | null;
  readonly endReason: EndReason | null;
  readonly notice: 'userChanged' | null;
}

/** What the panel sees of the session. */
export interface SessionSnapshot extends Omit<SessionState, 'starting'> {
  /** D19: session-level work is going on: start-up, sign-in, sign-out. */
  readonly working: boolean;
}

export const noMenu: MenuState = { status: 'none', nodes: [], titles: new Set() };

export const initialState: SessionState = {
  status: 'out',
  epoch: 0,
  user: null,
  profile: 'none',
  menu: noMenu,
  menuUpdate: null,
  starting: false,
  warningDeadline: null,
  endReason: null,
  notice: null,
};

export function isLive({ status }: { status: SessionStatus }): boolean {
  return status === 'in' || status === 'warning';
}

/**
 * The state as the panel sees it. Until the first profile of an epoch has passed the gate or failed to load, the
 * menu is held back: a disabled account sees none of it (E25).
 */
export function toSnapshot({ starting, ...state }: SessionState): SessionSnapshot {
  const held = starting && state.menu.status !== 'none';
  return {
    ...state,
    menu: held ? { ...noMenu, status: 'loading' } : state.menu,
    working: starting || state.status === 'signing-in' || state.status === 'ending',
  };
}
