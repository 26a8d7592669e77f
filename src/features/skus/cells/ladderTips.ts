import type { PriceSlab } from '#api/generated/types.gen.ts';

export interface ShownLadder {
  anchor: HTMLElement;
  code: string;
  currency: string;
  ladder: readonly PriceSlab[];
}

/** Long enough to cross the table without opening anything, and to reach the ladder with the pointer (A06). */
const HOVER_MS = 120;
const LEAVE_MS = 150;

/** The one ladder that a table shows beside a row. Rows only ask for it, so none of them is painted anew. */
export function createLadderTips() {
  let shown: ShownLadder | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const put = (next: ShownLadder | null): void => {
    clearTimeout(timer);
    if (next === shown) return;
    shown = next;
    for (const listener of listeners) listener();
  };
  const later = (next: ShownLadder | null, wait: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => put(next), wait);
  };
  return {
    getSnapshot: (): ShownLadder | null => shown,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: put,
    showSoon: (ladder: ShownLadder): void => {
      if (shown?.anchor === ladder.anchor) clearTimeout(timer);
      else later(ladder, HOVER_MS);
    },
    /** It waits for the pointer, which may be on its way to the ladder. */
    hideSoon: (): void => later(null, LEAVE_MS),
    stay: (): void => clearTimeout(timer),
    hide: (): void => put(null),
  };
}

export type LadderTips = ReturnType<typeof createLadderTips>;

/** Id of the one ladder on screen; what shows it is described by it. */
export const LADDER_ID = 'ladder-tip';
