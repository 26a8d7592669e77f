import { useCallback, useRef, useState } from 'react';

interface SingleFlight {
  /** Runs the task, unless one is under way: then nothing happens and the answer is undefined. */
  run: <T>(task: () => Promise<T>) => Promise<T | undefined>;
  pending: boolean;
}

/**
 * One task at a time: a double click, or Enter and a click in the same moment, starts one (E80). The lock is taken at
 * once and not with the next render.
 */
export function useSingleFlight(): SingleFlight {
  const busy = useRef(false);
  const [pending, setPending] = useState(false);
  const run = useCallback(async <T>(task: () => Promise<T>) => {
    if (busy.current) return undefined;
    busy.current = true;
    setPending(true);
    try {
      return await task();
    } finally {
      busy.current = false;
      setPending(false);
    }
  }, []);
  return { run, pending };
}
