import { useEffect, useState } from 'react';
import { afterPaint } from './afterPaint.ts';

/**
 * A value, when the frame in which it was given is painted: for what may wait until the thing somebody looks for is on the
 * screen. The first one is there at once.
 */
export function usePaintedLater<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => afterPaint(() => setShown(value)), [value]);
  return shown;
}
