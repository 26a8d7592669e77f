import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time now, ms since 1970, set again at each full minute: a page that stays open all day greets rightly. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), MINUTE_MS - (now % MINUTE_MS));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
