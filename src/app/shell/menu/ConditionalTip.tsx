import { Suspense, type ReactElement } from 'react';
import { lazyWithFallback } from '#app/shell/layout/lazyWithFallback.ts';
import type { MenuTipProps } from './MenuTip.tsx';

// Few condense the sidebar. Without its tooltip an element works all the same.
const MenuTip = lazyWithFallback(
  async () => (await import('./MenuTip.tsx')).MenuTip,
  ({ children }: MenuTipProps) => children,
);

interface ConditionalTipProps extends MenuTipProps {
  /** Whether the element is an icon without its word. */
  when: boolean;
  children: ReactElement;
}

/** An element of the menu, with its word as a tooltip where it is only an icon. */
export function ConditionalTip({ when, children, ...tip }: ConditionalTipProps) {
  if (!when) return children;
  return (
    <Suspense fallback={children}>
      <MenuTip {...tip}>{children}</MenuTip>
    </Suspense>
  );
}
