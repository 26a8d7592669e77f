import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createTyped } from './typed.ts';

/**
 * The text of a box that is asked for later than it is typed (`createTyped`).
 * @param said what the address asks for, by `usePageSearch`
 */
export function useTyped(said: string) {
  const [typed] = useState(() => createTyped(said));
  const { text, asked, removed } = useSyncExternalStore(typed.subscribe, typed.get);
  // With every render: what was asked here and taken back by somebody else before it was rendered is no change of it.
  useLayoutEffect(() => typed.hear(said));
  return { ...typed, text, asked, removed };
}
