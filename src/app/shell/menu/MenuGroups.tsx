import { chakra } from '@chakra-ui/react/styled-system';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { litPath } from './currentScreen.ts';
import { MenuArea } from './MenuArea.tsx';
import { menuChoice } from './menuChoice.ts';
import type { MenuItem } from './menuModel.ts';
import { condensedStyles, styles } from './menuStyles.ts';

interface MenuGroupsProps {
  groups: readonly MenuItem[];
  /** Areas that are folded up. */
  closed: readonly string[];
  condensed: boolean;
}

/** Areas with their labels, plain elements dressed from the root: a menu of forty entries costs as much as one. */
export function MenuGroups({ groups, closed, condensed }: MenuGroupsProps) {
  const { pathname } = useLocation();
  const lit = litPath(pathname);
  const here = groups.find(({ children = [] }) => children.some(({ path }) => path === lit))?.id;
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
          lit={lit}
          current={group.id === here}
        />
      ))}
    </chakra.div>
  );
}
