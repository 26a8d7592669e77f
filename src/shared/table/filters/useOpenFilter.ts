import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Place of a filter with its button, and what is open below it. */
interface FilterPlaces {
  place: RefObject<HTMLDivElement | null>;
  panel: RefObject<HTMLDivElement | null>;
}

/**
 * While a filter is open: the focus goes into it, and it closes when somebody goes elsewhere or presses Escape.
 * @param onClose told whether the focus is to go back to the button
 */
export function useOpenFilter(open: boolean, onClose: (toButton: boolean) => void): FilterPlaces {
  const place = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    if (!open) return;
    const { right = 0 } = panel.current?.getBoundingClientRect() ?? {};
    // Near the end of the page it grows to the other side.
    if (right > document.documentElement.clientWidth) panel.current?.setAttribute('data-end', '');
    const box = panel.current;
    // What is on its way has nothing to go to yet; from the box itself Tab leads there.
    const first =
      box?.querySelector<HTMLElement>('[type=radio]:checked') ?? box?.querySelector('input') ?? box;
    first?.focus();
  }, [open]);

  useEffect(() => {
    if (!open) return;
    const isInside = (target: EventTarget | null): boolean =>
      target instanceof Node && (place.current?.contains(target) ?? false);
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isInside(document.activeElement)) return;
      event.preventDefault();
      close.current(true);
    };
    // A question that is asked from within it is no elsewhere.
    const isAsked = (): boolean => document.querySelector('[role=alertdialog][data-state=open]') !== null;
    const go = ({ target }: Event): void => {
      if (!isInside(target) && !isAsked()) close.current(false);
    };
    document.addEventListener('keydown', press);
    document.addEventListener('pointerdown', go);
    document.addEventListener('focusin', go);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('pointerdown', go);
      document.removeEventListener('focusin', go);
    };
  }, [open]);

  return { place, panel };
}
