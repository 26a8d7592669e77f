import { chakra } from '@chakra-ui/react/styled-system';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo, useId, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { findCurrentPath } from './currentScreen.ts';
import { menuChoice } from './menuChoice.ts';
import { MenuList } from './MenuList.tsx';
import type { MenuItem } from './menuModel.ts';
import { condensedStyles, styles } from './menuStyles.ts';

interface MenuAreaProps {
  area: MenuItem;
  condensed: boolean;
  open: boolean;
  /** Path of the entry of the current page. */
  currentPath: string | null;
  /** The entry of the current page is in this area. */
  current: boolean;
}

/** An area and its entries, to be folded up. Between icons there is no room for a label: there it is always open. */
const MenuArea = memo(function MenuArea({ area, condensed, open, currentPath, current }: MenuAreaProps) {
  const { t } = useTranslation('menu');
  const id = useId();
  const label = t(area.titleKey);
  return (
    <section aria-labelledby={id}>
      {condensed ? (
        <h2 id={id}>{label}</h2>
      ) : (
        <h2>
          <button
            id={id}
            type="button"
            aria-expanded={open}
            {...(current && !open ? { 'aria-current': true } : {})}
            onClick={() => menuChoice.fold(area.id, open)}
          >
            <span>{label}</span>
            <ChevronDown size={14} aria-hidden="true" />
          </button>
        </h2>
      )}
      {open && <MenuList items={area.children ?? []} condensed={condensed} currentPath={currentPath} />}
    </section>
  );
});

interface MenuGroupsProps {
  groups: readonly MenuItem[];
  /** Areas that are folded up. */
  closed: readonly string[];
  condensed: boolean;
}

/** Areas with their labels, plain elements styled by the root: a menu of forty entries costs as much as one. */
export function MenuGroups({ groups, closed, condensed }: MenuGroupsProps) {
  const { pathname } = useLocation();
  const currentPath = findCurrentPath(pathname);
  const here = groups.find(({ children = [] }) => children.some(({ path }) => path === currentPath))?.id;
  // Whoever gets to a screen sees its entry; the area may be folded up again while one is there.
  useLayoutEffect(() => {
    if (here !== undefined) menuChoice.fold(here, false);
  }, [here, pathname]);
  return (
    <chakra.div css={condensed ? condensedStyles : styles}>
      {groups.map((group) => (
        <MenuArea
          key={group.id}
          area={group}
          condensed={condensed}
          open={condensed || !closed.includes(group.id)}
          currentPath={currentPath}
          current={group.id === here}
        />
      ))}
    </chakra.div>
  );
}
