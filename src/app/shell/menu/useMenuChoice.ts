import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '#session/useSession.ts';
import { toChosenMenu, type ChosenMenu } from './chosenMenu.ts';
import { menuChoice } from './menuChoice.ts';
import { buildAlternateMenu, buildMainMenu } from './menuModel.ts';

/** The two lists as far as the person may see them, and which one is on screen (D23). */
export function useMenuChoice(): ChosenMenu {
  const titles = useSession((state) => state.menu.titles);
  const choice = useSyncExternalStore(menuChoice.subscribe, menuChoice.getSnapshot);
  useEffect(() => menuChoice.remember(), []);
  return toChosenMenu(choice, buildMainMenu(titles), buildAlternateMenu(titles));
}
