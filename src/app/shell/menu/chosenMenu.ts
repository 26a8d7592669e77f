import type { MenuChoice } from '#shared/lib/storageKeys.ts';
import type { MenuItem } from './menuModel.ts';

export interface ChosenMenu extends Readonly<MenuChoice> {
  /** The list on screen: the chosen one, or the other where the chosen one has nothing for this person. */
  readonly list: MenuChoice['list'];
  /** Whether there are two lists to choose from. */
  readonly offered: boolean;
  /** Areas of the main menu with their entries. */
  readonly areas: readonly MenuItem[];
  /** Entries of the alternate sidebar. */
  readonly entries: readonly MenuItem[];
}

/** What a remembered choice means for somebody who may see these areas and entries. */
export function toChosenMenu(
  { list, closed }: MenuChoice,
  areas: readonly MenuItem[],
  entries: readonly MenuItem[],
): ChosenMenu {
  const offered = areas.length > 0 && entries.length > 0;
  return {
    list: offered ? list : entries.length > 0 ? 'alternate' : 'main',
    closed,
    offered,
    areas,
    entries,
  };
}
