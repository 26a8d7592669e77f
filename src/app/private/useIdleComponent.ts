import { useEffect, useState, type ComponentType } from 'react';
import { loadExtra } from '#shared/lib/loadExtra.ts';
import { whenIdle } from '#shared/lib/whenIdle.ts';

/**
 * A part that is fetched when the page is usable, and missing until then. What cannot be fetched stays missing until
 * the network is back, or the next page tries again.
 */
export function useIdleComponent(load: () => Promise<ComponentType>): ComponentType | null {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    let left = false;
    const fetchPart = (): void => {
      loadExtra(load).then(
        (part) => {
          if (!left) setPart(() => part);
        },
        () => {
          if (!left) window.addEventListener('online', fetchPart, { once: true });
        },
      );
    };
    const forget = whenIdle(fetchPart);
    return () => {
      left = true;
      forget();
      window.removeEventListener('online', fetchPart);
    };
  }, [load]);
  return Part;
}
