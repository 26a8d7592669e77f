import Boxes from 'lucide-react/icons/boxes';
import ChartLine from 'lucide-react/icons/chart-line';
import CreditCard from 'lucide-react/icons/credit-card';
import FolderTree from 'lucide-react/icons/folder-tree';
import History from 'lucide-react/icons/history';
import House from 'lucide-react/icons/house';
import IdCard from 'lucide-react/icons/id-card';
import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Tags from 'lucide-react/icons/tags';
import UsersRound from 'lucide-react/icons/users-round';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { LucideIcon } from 'lucide-react';
import type { MenuIcon } from '#app/screens.ts';

/** The drawing of each icon name in the table of screens. */
export const menuIcons: Readonly<Record<MenuIcon, LucideIcon>> = {
  home: House,
  boxes: Boxes,
  search: Search,
  creditCard: CreditCard,
  users: UsersRound,
  idCard: IdCard,
  shield: ShieldCheck,
  folderTree: FolderTree,
  history: History,
  sliders: SlidersHorizontal,
  chartLine: ChartLine,
  tags: Tags,
};
