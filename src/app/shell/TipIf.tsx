import { lazy, Suspense, type ReactElement } from 'react';
import type { MenuTipProps } from './MenuTip.tsx';

// Few condense the sidebar: who does, fetches the tooltips. Without them the element works all the same.
const MenuTip = lazy(() =>
  import('./MenuTip.tsx').then(
    (module) => ({ default: module.MenuTip }),
    () => ({ default: ({ children }: MenuTipProps) => children }),
  ),
);

interface TipIfProps extends MenuTipProps {
  /** Whether the element is an icon without its word. */
  when: boolean;
  children: ReactElement;
}

/** An element of the menu, with its word as a tooltip where it is only an icon. */
export function TipIf({ when, label, children }: TipIfProps) {
  if (!when) return children;
  return (
    <Suspense fallback={children}>
      <MenuTip label={label}>{children}</MenuTip>
    </Suspense>
  );
}
