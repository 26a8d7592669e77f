import type { LucideIcon } from 'lucide-react';
import ChartLine from 'lucide-react/icons/chart-line';
import Files from 'lucide-react/icons/files';
import Gauge from 'lucide-react/icons/gauge';
import KeyRound from 'lucide-react/icons/key-round';
import Merge from 'lucide-react/icons/merge';
import Swords from 'lucide-react/icons/swords';
import Truck from 'lucide-react/icons/truck';
import { menuIcons as own } from '#app/shell/menu/menuIcons.ts';
import type { PlantedIcon } from './screens.ts';

/** The drawings of the panel's icons and of the planted ones. */
export const menuIcons: Readonly<Record<PlantedIcon, LucideIcon>> = {
  gauge: Gauge,
  swords: Swords,
  merge: Merge,
  truck: Truck,
  files: Files,
  chart: ChartLine,
  key: KeyRound,
  ...own,
};
