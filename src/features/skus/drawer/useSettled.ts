import { useEffect, useState } from 'react';

const QUIET_MS = 200;

/** A value as it was when it last stood still for a moment: what is typed is asked for once, not letter by letter. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), QUIET_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
