import { useEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { findCurrentPath } from '#app/shell/menu/currentScreen.ts';
import { containsPath } from '#app/shell/menu/flattenSingleChild.ts';
import type { MenuItem } from '#app/shell/menu/menuModel.ts';

export interface OpenArea {
  /** Path of the entry of the current page. */
  currentPath: string | null;
  /** The area whose entries are shown: that of the page, until another one is opened. */
  area: MenuItem | null;
  /** Beside a rail that stands alone, the column is open over the page. */
  over: boolean;
  open: (area: string) => void;
  close: () => void;
}

/** The area that the second column shows. It follows the page; opening another area does not navigate. */
export function useOpenArea(areas: readonly MenuItem[], menu: RefObject<HTMLElement | null>): OpenArea {
  const { pathname } = useLocation();
  const currentPath = findCurrentPath(pathname);
  const here = areas.find((area) => containsPath(area, currentPath))?.id;
  const [opened, setOpened] = useState({ at: pathname, area: here, over: false });
  // A page of no area leaves the column as it is.
  if (opened.at !== pathname) setOpened({ at: pathname, area: here ?? opened.area, over: false });
  const findArea = (id: string | undefined): MenuItem | undefined => areas.find((area) => area.id === id);

  const close = (): void => setOpened((last) => ({ ...last, over: false }));
  useEffect(() => {
    if (!opened.over) return;
    const onPage = ({ target }: Event): void => {
      if (target instanceof Node && !menu.current?.contains(target))
        setOpened((last) => ({ ...last, over: false }));
    };
    document.addEventListener('pointerdown', onPage);
    document.addEventListener('focusin', onPage);
    return () => {
      document.removeEventListener('pointerdown', onPage);
      document.removeEventListener('focusin', onPage);
    };
  }, [opened.over, menu]);

  return {
    currentPath,
    area: findArea(opened.area) ?? findArea(here) ?? areas[0] ?? null,
    over: opened.over,
    open: (area) => setOpened({ at: pathname, area, over: true }),
    close,
  };
}
