import type { LucideIcon } from 'lucide-react';
import type { Searchable } from './paletteMatch.ts';

export type CommandGroup = 'recent' | 'screens' | 'actions' | 'look' | 'languages' | 'search';

/** One line of the palette: a place to go to, or something to do. */
export interface Command extends Searchable {
  id: string;
  group: CommandGroup;
  icon: LucideIcon | null;
  /** What distinguishes it from others with the same name: the area of a screen, the address of a place. */
  hint?: string | undefined;
  /** Language of the label, when it is not that of the panel. */
  lang?: string;
  /** It holds already. */
  current?: boolean;
  /** An address, or what is done once the palette is gone. */
  act: string | (() => void);
}
