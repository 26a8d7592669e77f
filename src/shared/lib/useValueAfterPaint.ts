import { useEffect, useState } from 'react';
import { afterPaint } from './afterPaint.ts';

/**
 * The value once the frame in which it was given is painted, for content that may come later than the main one. The first
 * value is returned at once.
 */
export function useValueAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => afterPaint(() => setShown(value)), [value]);
  return shown;
}
