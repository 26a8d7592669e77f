import Boxes from 'lucide-react/icons/boxes';
import CreditCard from 'lucide-react/icons/credit-card';
import History from 'lucide-react/icons/history';
import House from 'lucide-react/icons/house';
import Search from 'lucide-react/icons/search';
import type { LucideIcon } from 'lucide-react';
import type { MenuIcon } from '#app/screens.ts';

/** The drawing of each icon name in the table of screens. */
export const menuIcons: Readonly<Record<MenuIcon, LucideIcon>> = {
  home: House,
  boxes: Boxes,
  search: Search,
  creditCard: CreditCard,
  history: History,
};
