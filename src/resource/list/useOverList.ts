import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePageSearch } from '#shared/lib/usePageSearch.ts';

/** Says of an entry of the history that it was opened from the list below it. */
const OVER_LIST = { over: true } as const;

function isOverList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'over' in state;
}

/** How a search follows from the one that was asked last. */
type NextSearch = (search: string) => string;

/** A query as the address has it, with `?` unless it is empty. */
export const toSearch = (query: URLSearchParams): string => (query.size === 0 ? '' : `?${query.toString()}`);

/** How a search says of some parameters these values only; all others stay as they are. */
export const withOnly =
  (names: readonly string[]) =>
  (values: Readonly<Record<string, string>>): NextSearch =>
  (search) => {
    const query = new URLSearchParams(search);
    for (const name of names) query.delete(name);
    for (const [name, value] of Object.entries(values)) query.set(name, value);
    return toSearch(query);
  };

/**
 * How what lies over a list, a drawer or a dialog, is opened and closed: it is in the address (ADR 21). Opening adds to the
 * history, so that Back closes; whoever came by a link has no list to go back to.
 */
export function useOverList() {
  const state: unknown = useLocation().state;
  const { search, change } = usePageSearch();
  const navigate = useNavigate();
  const isOver = isOverList(state);
  // The same whatever is open: columns with links are made of it.
  const open = useCallback(
    (to: NextSearch, replace = false): void => change(to, { replace, state: OVER_LIST }),
    [change],
  );
  const close = useCallback(
    (to: NextSearch): void => {
      if (isOver) void navigate(-1);
      else change(to, { replace: true });
    },
    [isOver, change, navigate],
  );
  /** Another part of what is open already; Back still closes it. */
  const turn = (to: NextSearch): void => change(to, { replace: true, state });
  return { search, open, close, turn };
}
