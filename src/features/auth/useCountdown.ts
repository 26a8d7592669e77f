import { useSyncExternalStore } from 'react';

function everySecond(listener: () => void): () => void {
  const tick = setInterval(listener, 1000);
  return () => clearInterval(tick);
}

const never = (): (() => void) => () => undefined;

/**
 * Whole seconds left until a moment, 0 once it has passed or when there is none.
 * @param until milliseconds since 1970, or null
 */
export function useCountdown(until: number | null): number {
  const left = (): number => (until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000)));
  return useSyncExternalStore(until === null ? never : everySecond, left, () => 0);
}
