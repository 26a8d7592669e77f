import { useMemo, useReducer } from 'react';
import {
  isDropped,
  isTicked,
  noTicks,
  tick,
  tickedCount,
  ticksUnder,
  type TickAction,
  type Ticks,
} from './selectionRules.ts';

/** What is ticked in a list, over all its pages. */
export interface Selection {
  mode: 'some' | 'all';
  count: number;
  isSelected: (id: string) => boolean;
  toggle: (id: string) => void;
  /** From the row that was ticked last to this one, on the page on screen. */
  toggleRange: (id: string) => void;
  /** The page on screen: all of it, or none when all of it was ticked. */
  togglePage: () => void;
  /** All rows that match the filters, those on other pages too. */
  selectAllMatching: () => void;
  clear: () => void;
  /** Some of it was ticked under other filters, and is possibly not in the list now. */
  isKept: boolean;
  /** All that matched was selected, and other filters took that away. */
  isDropped: boolean;
  /** Mode `some`: the ticked ones; else none. */
  ids: string[];
  /** Mode `all`: the ones left out; else none. */
  excluded: string[];
}

interface SelectionOptions {
  /** Rows that match the filters; undefined while that is not known. */
  total: number | undefined;
  /** The rows on screen, in their order. */
  pageIds: readonly string[];
  /** Changes with the filters, and not with page, size or sort. */
  key: string;
}

/**
 * What is ticked stays over pages, sorting and filters. "All that match" holds for its filters alone: others drop it, and
 * going back to them brings it again.
 */
export function useSelection({ total, pageIds, key }: SelectionOptions): Selection {
  const [held, dispatch] = useReducer(reduce, key, noTicks);
  return useMemo(() => {
    const ticks = ticksUnder(held, key);
    const act = (action: TickAction) => dispatch([key, action]);
    const { mode } = ticks;
    const ids = [...ticks.ids];
    return {
      mode,
      count: tickedCount(ticks, total ?? 0),
      isSelected: (id) => isTicked(ticks, id),
      toggle: (id) => act({ do: 'toggle', id }),
      toggleRange: (id) => act({ do: 'range', id, pageIds }),
      togglePage: () => act({ do: 'page', pageIds }),
      selectAllMatching: () => act({ do: 'all' }),
      clear: () => act({ do: 'clear' }),
      isKept: ticks.isKept && ids.length > 0,
      isDropped: isDropped(held, key),
      ids: mode === 'some' ? ids : [],
      excluded: mode === 'all' ? ids : [],
    };
  }, [held, key, total, pageIds]);
}

function reduce(ticks: Ticks, [key, action]: [key: string, action: TickAction]): Ticks {
  return tick(ticks, key, action);
}
