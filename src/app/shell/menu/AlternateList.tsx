import { chakra } from '@chakra-ui/react/styled-system';
import { useLocation } from 'react-router-dom';
import { litPath } from './currentScreen.ts';
import { MenuList } from './MenuList.tsx';
import type { MenuItem } from './menuModel.ts';
import { condensedStyles, styles } from './menuStyles.ts';

interface AlternateListProps {
  items: readonly MenuItem[];
  condensed: boolean;
}

/** The alternate sidebar (D23): one list without areas. */
export function AlternateList({ items, condensed }: AlternateListProps) {
  const lit = litPath(useLocation().pathname);
  return (
    <chakra.div css={condensed ? condensedStyles : styles}>
      <MenuList items={items} condensed={condensed} lit={lit} />
    </chakra.div>
  );
}
