import { createRoot } from 'react-dom/client';
import { devCss } from './devCss.ts';
import { DevTools, type DevToolsProps } from './DevTools.tsx';

/**
 * What a page hears of to notice that somebody left a dialog or a menu, or pressed a shortcut. Clicks and changes are not
 * among them: the panel over the page lives of those.
 */
const isolatedEvents = [
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

interface Keys {
  isOpen: () => boolean;
  show: (open: boolean) => void;
}

/**
 * Keeps what happens inside of `host` from the page: a dialog that is open stays so and does not fetch the focus back,
 * and no letter typed into a field is a shortcut. Ctrl+Shift+. opens and closes wherever the focus is, Esc closes from
 * inside.
 * @returns ends it
 */
function isolateEvents(host: HTMLElement, { isOpen, show }: Keys): () => void {
  const onEvent = (event: Event): void => {
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
    // The window is first in the capture phase; the browser’s own action still happens.
    if (isInside) event.stopImmediatePropagation();
  };
  for (const type of isolatedEvents) window.addEventListener(type, onEvent, true);
  return () => {
    for (const type of isolatedEvents) window.removeEventListener(type, onEvent, true);
  };
}

/**
 * Puts the button over the page, in a shadow tree of its own. It stands beside `body`, which a modal dialog hides from
 * pointer and screen reader.
 * @returns takes it away
 */
export function mountDev(props: DevToolsProps): () => void {
  const { store } = props;
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = devCss;
  const root = document.createElement('div');
  shadow.append(style, root);
  document.documentElement.append(host);

  let before: Element | null = null;
  const isOpen = (): boolean => store.getSnapshot().open;
  const stopIsolation = isolateEvents(host, { isOpen, show: store.show });
  let wasOpen = isOpen();
  const unsubscribe = store.subscribe(() => {
    if (isOpen() === wasOpen) return;
    wasOpen = isOpen();
    if (wasOpen) before = document.activeElement;
    // After the panel is gone, so that the button is there to be focused.
    else setTimeout(() => returnFocus(before === host ? root.querySelector('button') : before));
  });
  const react = createRoot(root);
  react.render(<DevTools {...props} />);
  return () => {
    stopIsolation();
    unsubscribe();
    react.unmount();
    host.remove();
  };
}

function returnFocus(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus();
}
