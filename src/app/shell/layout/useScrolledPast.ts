import { useSyncExternalStore } from 'react';

/** Whether the page has scrolled by more than `px`. */
export function useScrolledPast(px: number): boolean {
  return useSyncExternalStore(onScroll, () => window.scrollY > px);
}

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
