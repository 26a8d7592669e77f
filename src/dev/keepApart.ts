/**
 * What a page hears of to notice that somebody left a dialog or a menu, or pressed a shortcut. Clicks and changes are not
 * among them: the panel over the page lives of those.
 */
const heard = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'focusin',
  'focusout',
  'keydown',
  'keypress',
  'keyup',
];

const isToggle = ({ ctrlKey, shiftKey, altKey, code }: KeyboardEvent): boolean =>
  ctrlKey && shiftKey && !altKey && code === 'Period';

export interface Keys {
  isOpen: () => boolean;
  show: (open: boolean) => void;
}

/**
 * Keeps what happens inside of `host` from the page: a dialog that is open stays so and does not fetch the focus back,
 * and no letter typed into a field is a shortcut. Ctrl+Shift+. opens and closes wherever the focus is, Esc closes from
 * inside.
 * @returns ends it
 */
export function keepApart(host: HTMLElement, { isOpen, show }: Keys): () => void {
  const hear = (event: Event): void => {
    const isInside = event.composedPath().includes(host);
    if (event instanceof KeyboardEvent && event.type === 'keydown') {
      const closes = isInside && event.key === 'Escape' && isOpen();
      if (isToggle(event) || closes) {
        event.preventDefault();
        event.stopImmediatePropagation();
        show(!isOpen());
        return;
      }
    }
    // Nobody stands before the window; what the browser does by itself with the event still happens.
    if (isInside) event.stopImmediatePropagation();
  };
  for (const type of heard) window.addEventListener(type, hear, true);
  return () => {
    for (const type of heard) window.removeEventListener(type, hear, true);
  };
}
