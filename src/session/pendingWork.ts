import { IDLE_TICK_MS } from '#shared/lib/constants.ts';
import type { PanelStorage } from '#shared/lib/storage.ts';

interface WorkDeps {
  storage: PanelStorage;
  now: () => number;
  /** Writes of this tab that are on their way. */
  pendingWrites: () => number;
}

/** D36: what an idle session may wait for, in any tab: a payment or a write. */
export function createPendingWork({ storage, now, pendingWrites }: WorkDeps) {
  let holds = 0;
  /** Says to the other tabs that this one is working; to be called at least once a second. */
  const share = (): void => {
    if (holds > 0 || pendingWrites() > 0) storage.set('workUnderWay', now());
  };
  return {
    share,
    /** True while any tab is working, and for two seconds after it last said so. */
    isUnderWay: (): boolean => {
      share();
      const shared = storage.get('workUnderWay');
      return shared !== null && Math.abs(now() - shared) < 2 * IDLE_TICK_MS;
    },
    /** A payment is under way until the returned function is called. */
    hold: (): (() => void) => {
      let own = 1;
      holds += own;
      return () => {
        holds -= own;
        own = 0;
      };
    },
  };
}
