import { useCallback } from 'react';
import type { Permission } from './permissions.ts';
import { useSession } from './useSession.ts';

/**
 * Whether the signed-in person may see a page or take an action: the title is in their permission map (spec §6). A
 * convenience, never a gate: the server decides (D5).
 */
export function useCan(): (title: Permission) => boolean {
  const titles = useSession((snapshot) => snapshot.menu.titles);
  return useCallback((title) => titles.has(title), [titles]);
}
