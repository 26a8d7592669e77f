import { useEffect, useRef } from 'react';

/**
 * Brings the focus to what a dialog shows next: the button that led there is gone with what was shown before.
 * @returns goes to the element that holds the phases, which needs `tabIndex={-1}` and a name
 */
export function usePhaseFocus(phase: string) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(phase);
  useEffect(() => {
    if (last.current === phase) return;
    last.current = phase;
    place.current?.focus();
  }, [phase]);
  return place;
}
