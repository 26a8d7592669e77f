import { HOLD_MAX_MS, IDLE_TICK_MS } from '#shared/lib/constants.ts';
import type { PanelStorage } from '#shared/lib/storage.ts';
import { activityNow, idlePhase, mayWrite, observeShared, recordActivity } from './inactivity.ts';
import type { Clock, IdleReading, LastActivity } from './inactivity.ts';

/** spec §4, E85: what counts as activity, and nothing else. */
const ACTIVITY = ['click', 'mousemove', 'mousedown', 'scroll', 'keydown', 'load'];
/** `scroll` does not bubble, and nothing on the page may swallow the others. */
const CAPTURE = { capture: true, passive: true };

interface IdleWatchDeps {
  storage: PanelStorage;
  clock: () => Clock;
  /** The window. */
  view: () => EventTarget;
  /** E96: true on public routes, where nothing is watched. */
  isOff: () => boolean;
  onPhase: (reading: IdleReading) => void;
  onTick: () => void;
}

/** The 24 minutes (D18): listens, writes the shared timestamp, and says in which phase the session is. */
export function createIdleWatch({ storage, clock, view, isOff, onPhase, onTick }: IdleWatchDeps) {
  let last: LastActivity = activityNow(clock(), null);
  let written = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  /** How many things must not be interrupted, and until when that counts, by `performance.now()`. */
  let holds = 0;
  let heldUntil = 0;

  const observe = (): void => {
    last = observeShared(last, storage.get('lastActivity'), clock());
  };
  const share = (): void => {
    const { mono } = clock();
    if (!mayWrite(last, written, mono)) return;
    written = mono;
    storage.set('lastActivity', last.at);
    last = { ...last, shared: last.at };
  };
  const check = (): void => {
    if (timer === undefined || isOff()) return;
    observe();
    onPhase(idlePhase(last, clock()));
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
  };
  const held = (): boolean => holds > 0 && clock().mono < heldUntil;
  const tick = (): void => {
    if (held()) record();
    // Activity since the last write reaches the other tabs here (E86).
    if (!isOff()) share();
    check();
    onTick();
  };

  return {
    check,
    record,
    held,
    /** Counts as activity until it is let go, for 10 minutes at most: a payment that is on its way. */
    hold: (): (() => void) => {
      let own = 1;
      holds += own;
      heldUntil = clock().mono + HOLD_MAX_MS;
      record();
      return () => {
        holds -= own;
        own = 0;
      };
    },
    /** D18: whether the deadline that the tabs share has passed, asked before a stored session is taken up again. */
    isOver: (): boolean => {
      const shared = storage.get('lastActivity');
      const now = clock();
      const known = timer === undefined ? activityNow(now, null) : last;
      return idlePhase(observeShared(known, shared, now), now).phase === 'expired';
    },
    /** A session begins in this tab, which is activity on any route. */
    start: (): void => {
      if (timer !== undefined) return;
      const { wall, mono } = clock();
      storage.set('lastActivity', wall);
      last = activityNow({ wall, mono }, wall);
      written = mono;
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
