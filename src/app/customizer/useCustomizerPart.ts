import { useEffect, useRef } from 'react';
import { customizerStore } from './customizerStore.ts';

/**
 * The keyboard's way into a part of the customizer and out of it: the focus goes to its first control when a person
 * has opened it, and Escape closes it from anywhere on the page unless something above takes the key.
 */
export function useCustomizerPart() {
  const box = useRef<HTMLElement>(null);
  const first = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const stage = customizerStore.getSnapshot();
    const take = (): void => {
      if (customizerStore.getSnapshot() === stage && customizerStore.takeFocus())
        first.current?.focus({ preventScroll: true });
    };
    take();
    // It may be asked for once more while it is open, as from the command palette.
    return customizerStore.subscribe(take);
  }, []);
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing)
        customizerStore.close(box.current?.contains(document.activeElement));
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);

  return { box, first };
}
