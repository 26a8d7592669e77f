import { useEffect, useState } from 'react';

const HALF_DAY_MS = 12 * 60 * 60 * 1000;

/** The year by the clock, also for a page that stays open over New Year's Eve. */
export function useYear(): number {
  const [year, setYear] = useState(() => new Date().getFullYear());
  useEffect(() => {
    let timer = 0;
    const look = () => {
      const now = new Date();
      setYear(now.getFullYear());
      const next = new Date(now.getFullYear() + 1, 0, 1).getTime() - now.getTime();
      // A timer takes no more than 24 days, and a sleeping machine stretches it.
      timer = window.setTimeout(look, Math.min(next, HALF_DAY_MS));
    };
    look();
    return () => window.clearTimeout(timer);
  }, []);
  return year;
}
