import { MenuLink } from './MenuLink.tsx';
import type { MenuItem } from './menuModel.ts';

interface MenuListProps {
  items: readonly MenuItem[];
  condensed: boolean;
  /** Path of the entry that is lit. */
  lit: string | null;
}

/** Entries one below the other. */
export function MenuList({ items, condensed, lit }: MenuListProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <MenuLink item={item} condensed={condensed} current={item.path === lit} />
        </li>
      ))}
    </ul>
  );
}
