import { IDLE_LIMIT_MS, IDLE_TICK_MS, IDLE_WARNING_MS } from '#shared/lib/constants.ts';

/** Two clocks read at one moment: the wall (`Date.now()`), which people can set, and `performance.now()`; ms. */
export interface Clock {
  wall: number;
  mono: number;
}

/** What a tab knows of the last activity in any tab. */
export interface LastActivity {
  /** When it was, by the wall clock. */
  at: number;
  /** The same moment by this tab's `performance.now()`, as far as it can tell. */
  since: number;
  /** The timestamp the tabs share, as this tab last read or wrote it. */
  shared: number | null;
}

export interface IdleState {
  phase: 'active' | 'warning' | 'expired';
  /** When the session ends by the wall clock, if nothing happens. */
  deadline: number;
}

/** This tab saw activity now. */
export function createActivity(clock: Clock, shared: number | null): LastActivity {
  return { at: clock.wall, since: clock.mono, shared };
}

/**
 * Takes over the shared timestamp (E87). An earlier one is news too when another tab wrote it after the clock was set
 * back (E90); within a second it is only older than what this tab has not written yet (E86). One from the future
 * counts as now.
 */
export function mergeSharedActivity(known: LastActivity, shared: number | null, clock: Clock): LastActivity {
  if (shared === null || shared === known.shared) return known;
  if (shared <= known.at && known.at - shared < IDLE_TICK_MS) return { ...known, shared };
  return { at: shared, since: clock.mono - Math.max(0, clock.wall - shared), shared };
}

/**
 * D18, E84: the session is over when the last activity is 24 minutes ago or more, by the wall clock (a laptop that
 * slept, a clock set forward) or by `performance.now()` (a clock set back, E90). The warning opens 60 s before.
 */
export function readIdleState(last: LastActivity, clock: Clock): IdleState {
  const idleFor = Math.max(clock.wall - last.at, clock.mono - last.since);
  const deadline = clock.wall + IDLE_LIMIT_MS - idleFor;
  if (idleFor >= IDLE_LIMIT_MS) return { phase: 'expired', deadline };
  return { phase: idleFor >= IDLE_LIMIT_MS - IDLE_WARNING_MS ? 'warning' : 'active', deadline };
}

/**
 * E88: expiry is judged before the activity is counted, so the mouse that wakes a laptop past its deadline does not
 * revive the session. Null: it is over.
 */
export function recordActivity(last: LastActivity, clock: Clock): LastActivity | null {
  return readIdleState(last, clock).phase === 'expired' ? null : createActivity(clock, last.shared);
}

/**
 * E86: the shared timestamp is written at most once a second.
 * @param written when this tab last wrote it, by `performance.now()`
 */
export function canShareActivity(last: LastActivity, written: number, mono: number): boolean {
  return last.at !== last.shared && mono - written >= IDLE_TICK_MS;
}
