import { useEffect, useState } from 'react';

/** Whole seconds until a moment (ms since 1970), never below zero; by the clock, so a sleeping machine catches up. */
export function useSecondsLeft(deadline: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}
