import { IDLE_GRACE_MS, IDLE_TICK_MS } from '#shared/lib/constants.ts';
import type { PanelStorage } from '#shared/lib/storage.ts';
import {
  createActivity,
  readIdleState,
  canShareActivity,
  mergeSharedActivity,
  recordActivity,
} from './inactivity.ts';
import type { Clock, IdleState, LastActivity } from './inactivity.ts';

/** spec §4, E85: what counts as activity, and nothing else. */
const ACTIVITY = ['click', 'mousemove', 'mousedown', 'scroll', 'keydown', 'load'];
/** `scroll` does not bubble, and nothing on the page may swallow the others. */
const CAPTURE = { capture: true, passive: true };

/** Browsers let the timers of a page that has been hidden for 5 minutes fire once a minute. */
const SLOWED_MS = 5 * 60_000;

interface IdleWatchDeps {
  storage: PanelStorage;
  clock: () => Clock;
  /** The window. */
  view: () => EventTarget;
  /** E96: true on public routes, where nothing is watched. */
  isOff: () => boolean;
  onPhase: (reading: IdleState) => void;
  /** Somebody did something on the page, while the session goes on. */
  onActivity: () => void;
  onTick: () => void;
}

/** The 24 minutes (D18): listens, writes the shared timestamp, and says in which phase the session is. */
export function createIdleWatch({ storage, clock, view, isOff, onPhase, onActivity, onTick }: IdleWatchDeps) {
  let last: LastActivity = createActivity(clock(), null);
  let written = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  let ticked = clock();
  /** A hidden tab may look at its clock once a minute only. */
  let pace = IDLE_TICK_MS;
  /** When the page was last not hidden, by `performance.now()`. */
  let seen = 0;
  /** D36: the latest end of the session by `performance.now()`, once its deadline has passed. */
  let leaveBy = 0;

  const observe = (): void => {
    last = mergeSharedActivity(last, storage.get('lastActivity'), clock());
  };
  const share = (): void => {
    const { mono } = clock();
    if (!canShareActivity(last, written, mono)) return;
    written = mono;
    storage.set('lastActivity', last.at);
    last = { ...last, shared: last.at };
  };
  const check = (): void => {
    if (timer === undefined || isOff()) return;
    observe();
    const now = clock();
    const reading = readIdleState(last, now);
    if (reading.phase === 'expired')
      // What is slowed down within the 60 s could not keep to them.
      leaveBy =
        now.mono - seen >= SLOWED_MS - IDLE_GRACE_MS
          ? 0
          : now.mono + reading.deadline + IDLE_GRACE_MS - now.wall - pace;
    onPhase(reading);
  };
  const record = (): void => {
    if (timer === undefined || isOff()) return;
    let next = recordActivity(last, clock());
    if (next === null) {
      // E87, E88: another tab may have been active; if none was, the session is over before this counts.
      observe();
      next = recordActivity(last, clock());
    }
    if (next === null) {
      check();
      return;
    }
    last = next;
    share();
    onActivity();
  };
  const tick = (): void => {
    const now = clock();
    pace = Math.max(now.mono - ticked.mono, now.wall - ticked.wall);
    ticked = now;
    if (document.visibilityState !== 'hidden') seen = now.mono;
    // Activity since the last write reaches the other tabs here (E86).
    if (!isOff()) share();
    check();
    onTick();
  };

  return {
    check,
    record,
    /** D36: true while an idle session may still wait, looked at again after `wait` ms. */
    canWait: (wait: number): boolean => clock().mono + wait <= leaveBy,
    /** D18: whether the deadline that the tabs share has passed, asked before a stored session is taken up again. */
    isOver: (): boolean => {
      const shared = storage.get('lastActivity');
      const now = clock();
      const known = timer === undefined ? createActivity(now, null) : last;
      return readIdleState(mergeSharedActivity(known, shared, now), now).phase === 'expired';
    },
    /** A session begins in this tab, which is activity on any route. */
    start: (): void => {
      if (timer !== undefined) return;
      const { wall, mono } = clock();
      storage.set('lastActivity', wall);
      last = createActivity({ wall, mono }, wall);
      written = mono;
      ticked = { wall, mono };
      seen = mono;
      timer = setInterval(tick, IDLE_TICK_MS);
      for (const name of ACTIVITY) view().addEventListener(name, record, CAPTURE);
    },
    stop: (): void => {
      clearInterval(timer);
      timer = undefined;
      for (const name of ACTIVITY) view().removeEventListener(name, record, CAPTURE);
    },
  };
}
