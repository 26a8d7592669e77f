import { createRoot } from 'react-dom/client';
import { devCss } from './devCss.ts';
import { DevTools, type DevToolsProps } from './DevTools.tsx';
import { keepApart } from './keepApart.ts';

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
  const apart = keepApart(host, { isOpen, show: store.show });
  let wasOpen = isOpen();
  const followed = store.subscribe(() => {
    if (isOpen() === wasOpen) return;
    wasOpen = isOpen();
    if (wasOpen) before = document.activeElement;
    // After the panel is gone, so that the button is there to be focused.
    else setTimeout(() => giveBack(before === host ? root.querySelector('button') : before));
  });
  const react = createRoot(root);
  react.render(<DevTools {...props} />);
  return () => {
    apart();
    followed();
    react.unmount();
    host.remove();
  };
}

function giveBack(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus();
}
