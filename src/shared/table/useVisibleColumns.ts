import { useMemo, useSyncExternalStore } from 'react';
import type { Column } from './Column.ts';
import { defaultIds, moveId, shownIds, toggleId } from './columnRules.ts';
import { listSettings, type Density } from './listSettings.ts';

/** The columns of a list as somebody looks at them. */
export interface VisibleColumns<T, SortKey extends string = string> {
  /** Those on screen, in their order; the same array as long as nothing changes. */
  visible: readonly Column<T, SortKey>[];
  /** Every column there is, in the order of the list. */
  all: readonly Column<T, SortKey>[];
  /** Ids of those on screen: for saved views and exports. */
  ids: readonly string[];
  isVisible: (id: string) => boolean;
  toggle: (id: string) => void;
  /** By so many places; the key column stays first. */
  move: (id: string, by: number) => void;
  /** From a saved view; what the list does not have is left out. */
  set: (ids: readonly string[]) => void;
  /** Columns and density as the list has them. */
  reset: () => void;
  /** Whether somebody has chosen other columns or another density than the list's own. */
  isChanged: boolean;
  density: Density;
  setDensity: (density: Density) => void;
}

/**
 * Which columns of a list are shown, in which order, and how high its rows are.
 *
 * @param listId the list's name in the browser's memory: `skus`
 * @param columns every column; memoised, or a constant of the module
 */
export function useVisibleColumns<T, SortKey extends string = string>(
  listId: string,
  columns: readonly Column<T, SortKey>[],
): VisibleColumns<T, SortKey> {
  const look = useSyncExternalStore(listSettings.subscribe, () => listSettings.get(listId));
  return useMemo(() => {
    const own = defaultIds(columns);
    const ids = shownIds(columns, look.columns);
    const put = (next: readonly string[]) => listSettings.set(listId, { columns: [...next] });
    // A second tick may come before the first one is rendered.
    const change = (next: (now: readonly string[]) => readonly string[]) =>
      put(next(shownIds(columns, listSettings.get(listId).columns)));
    return {
      visible: ids.flatMap((id) => columns.find((column) => column.id === id) ?? []),
      all: columns,
      ids,
      isVisible: (id) => ids.includes(id),
      toggle: (id) => change((now) => toggleId(columns, now, id)),
      move: (id, by) => change((now) => moveId(columns, now, id, by)),
      set: put,
      reset: () => listSettings.set(listId, { columns: null, density: 'normal' }),
      isChanged: ids.join() !== own.join() || look.density !== 'normal',
      density: look.density,
      setDensity: (density) => listSettings.set(listId, { density }),
    };
  }, [listId, columns, look]);
}
