import { useEffect } from 'react';
import { findNextFocusable, readPosition, type FocusPosition } from '#shared/lib/focusPosition.ts';
import { openModal } from '#shared/lib/isModalOpen.ts';

/** A menu goes whenever something is chosen; its button is what one comes back to. */
function findMenuButton(element: Element | null): Element | null {
  const name = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return name ? document.getElementById(name) : null;
}

/**
 * What has the focus may leave the page or the drawer by what it does: a saved photo, an ended sign-in, a restored draft, a
 * removed line. The focus goes to what stands in its place then, never to the body. What leaves with its dialog is not for
 * this: who closes gives the focus back.
 */
export function FocusKeeper() {
  useEffect(() => {
    const page = document.querySelector('main');
    if (!page) return;
    let last: { element: Element; root: Element; place: FocusPosition } | null = null;
    const remember = (focused: Element | null): void => {
      const element = findMenuButton(focused) ?? focused;
      const root = element?.closest('[aria-modal=true]') ?? page;
      if (element && root.contains(element)) last = { element, root, place: readPosition(element, root) };
    };
    const isLost = (): boolean =>
      last !== null &&
      !last.element.isConnected &&
      document.activeElement === document.body &&
      last.root === (openModal() ?? page);
    const onFocus = ({ target }: FocusEvent): void => remember(target instanceof Element ? target : null);
    // A click beside the element takes the focus away on purpose.
    const onPress = ({ target }: PointerEvent): void => {
      if (target instanceof Node && last?.root.contains(target) && !last.element.contains(target))
        last = null;
    };
    const observer = new MutationObserver(() => {
      if (!isLost()) return;
      // Deferred, so that code that moves the focus on purpose goes first.
      setTimeout(() => {
        if (last && isLost()) findNextFocusable(last.place)?.focus({ preventScroll: true });
      });
    });
    remember(document.activeElement);
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('focusin', onFocus);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, []);
  return null;
}
