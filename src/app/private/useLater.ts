import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '#shared/lib/whenIdle.ts';

/**
 * A part that is fetched when the page is usable, and missing until then. What cannot be fetched stays missing; the
 * next page tries again.
 */
export function useLater(load: () => Promise<ComponentType>): ComponentType | null {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    let left = false;
    const forget = whenIdle(() => {
      load().then(
        (part) => {
          if (!left) setPart(() => part);
        },
        () => undefined,
      );
    });
    return () => {
      left = true;
      forget();
    };
  }, [load]);
  return Part;
}
