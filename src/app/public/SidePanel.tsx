import { useEffect, useState, type ComponentType } from 'react';
import { atLeast } from '#shared/lib/mediaQueries.ts';

/**
 * What stands beside the form where there is room (992 px). Fetched after the form is usable, so that it costs the
 * form nothing; without it the ground stays.
 */
export function SidePanel() {
  const [Panel, setPanel] = useState<ComponentType | null>(null);
  useEffect(() => {
    const query = window.matchMedia(atLeast.sidebar);
    const load = (): void => {
      if (!query.matches) return;
      import('./PromisePanel.tsx').then(
        (module) => setPanel(() => module.PromisePanel),
        () => undefined,
      );
    };
    load();
    query.addEventListener('change', load);
    return () => query.removeEventListener('change', load);
  }, []);
  return Panel && <Panel />;
}
