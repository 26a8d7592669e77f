import { useRef } from 'react';

interface AfterMenu {
  /** What an item does: `onSelect={() => choose(open)}`. */
  choose: (action: () => void) => void;
  /** For `Menu.Root`. */
  onExitComplete: () => void;
}

/**
 * What is chosen in a menu begins when the menu has gone: a dialog that opens over one is taken for a part of it, and
 * closed along with it.
 */
export function useAfterMenu(): AfterMenu {
  const chosen = useRef<(() => void) | null>(null);
  return {
    choose: (action) => {
      chosen.current = action;
    },
    onExitComplete: () => {
      const action = chosen.current;
      chosen.current = null;
      action?.();
    },
  };
}
