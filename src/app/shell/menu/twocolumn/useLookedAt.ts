import { useEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { litPath } from '#app/shell/menu/currentScreen.ts';
import { containsPath } from '#app/shell/menu/flattenSingleChild.ts';
import type { MenuItem } from '#app/shell/menu/menuModel.ts';

export interface LookedAt {
  /** Path of the entry that is lit. */
  lit: string | null;
  /** The area whose entries are shown: that of the page, until another one is looked at. */
  area: MenuItem | null;
  /** Beside a rail that stands alone, the column is open over the page. */
  over: boolean;
  look: (area: string) => void;
  close: () => void;
}

/** Which area the second column shows. It follows the page; looking at another area goes nowhere. */
export function useLookedAt(areas: readonly MenuItem[], menu: RefObject<HTMLElement | null>): LookedAt {
  const { pathname } = useLocation();
  const lit = litPath(pathname);
  const here = areas.find((area) => containsPath(area, lit))?.id;
  const [seen, setSeen] = useState({ at: pathname, area: here, over: false });
  // A page of no area leaves the column as it is.
  if (seen.at !== pathname) setSeen({ at: pathname, area: here ?? seen.area, over: false });
  const named = (id: string | undefined): MenuItem | undefined => areas.find((area) => area.id === id);

  const close = (): void => setSeen((last) => ({ ...last, over: false }));
  useEffect(() => {
    if (!seen.over) return;
    const onPage = ({ target }: Event): void => {
      if (target instanceof Node && !menu.current?.contains(target))
        setSeen((last) => ({ ...last, over: false }));
    };
    document.addEventListener('pointerdown', onPage);
    document.addEventListener('focusin', onPage);
    return () => {
      document.removeEventListener('pointerdown', onPage);
      document.removeEventListener('focusin', onPage);
    };
  }, [seen.over, menu]);

  return {
    lit,
    area: named(seen.area) ?? named(here) ?? areas[0] ?? null,
    over: seen.over,
    look: (area) => setSeen({ at: pathname, area, over: true }),
    close,
  };
}
