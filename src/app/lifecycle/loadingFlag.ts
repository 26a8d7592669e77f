import { useSyncExternalStore } from 'react';
import { LOADING_RESET_MS } from '#shared/lib/constants.ts';

/**
 * The system loading flag (spec §3, D19): set by session-level work, cleared when that work ends, and at the latest
 * 3000 ms after the last navigation (spec §4, E140).
 */
export function createLoadingFlag() {
  let isSet = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const put = (next: boolean): void => {
    if (isSet === next) return;
    isSet = next;
    for (const listener of listeners) listener();
  };

  return {
    /** Work of the session begins or ends. */
    work: (isWorking: boolean): void => put(isWorking),
    /** To be called at each navigation, which starts the 3000 ms anew. */
    navigated: (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => put(false), LOADING_RESET_MS);
    },
    getSnapshot: (): boolean => isSet,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const loadingFlag = createLoadingFlag();

const prerendered = (): boolean => false;

export function useLoadingFlag(): boolean {
  return useSyncExternalStore(loadingFlag.subscribe, loadingFlag.getSnapshot, prerendered);
}
