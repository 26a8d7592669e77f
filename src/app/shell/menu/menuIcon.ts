import type { LucideIcon } from 'lucide-react';
import ChartNoAxesCombined from 'lucide-react/icons/chart-no-axes-combined';
import CreditCard from 'lucide-react/icons/credit-card';
import FolderClock from 'lucide-react/icons/folder-clock';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Package from 'lucide-react/icons/package';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { MenuGroup } from '#app/screens.ts';
import { menuIcons } from './menuIcons.ts';
import type { MenuItem } from './menuModel.ts';

const drawings: Readonly<Record<MenuGroup, LucideIcon>> = {
  overview: LayoutDashboard,
  competitorAnalysis: ChartNoAxesCombined,
  catalogue: Package,
  payments: CreditCard,
  records: FolderClock,
  admin: ShieldCheck,
};

const areas: ReadonlyMap<string, LucideIcon> = new Map(Object.entries(drawings));

/** The drawing of an area or of an entry. The vertical menu writes its areas, so they have none in the table. */
export function getMenuIcon({ id, icon }: Pick<MenuItem, 'id' | 'icon'>): LucideIcon | null {
  return icon === null ? (areas.get(id) ?? null) : menuIcons[icon];
}
