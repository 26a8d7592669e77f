import { useEffect, useState } from 'react';

const QUIET_MS = 200;

/** The value once it did not change for a moment, so that input is searched for once and not letter by letter. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), QUIET_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
