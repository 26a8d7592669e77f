import { usePageSearch } from '#shared/lib/usePageSearch.ts';

const toText = (query: URLSearchParams): string => (query.size === 0 ? '' : `?${query.toString()}`);

/** What the address says of the tree: the words that are searched for, and the branches that are closed. */
export function useNodeAddress() {
  const { search, change } = usePageSearch();
  const query = new URLSearchParams(search);
  const closed = new Set(query.get('closed')?.split('.'));
  return {
    words: query.get('q') ?? '',
    isClosed: (id: string): boolean => closed.has(id),
    setWords: (words: string): void =>
      change(
        (now) => {
          const next = new URLSearchParams(now);
          if (words === '') next.delete('q');
          else next.set('q', words);
          return toText(next);
        },
        { replace: true },
      ),
    turn: (id: string, open: boolean): void =>
      change(
        (now) => {
          const next = new URLSearchParams(now);
          const ids = (next.get('closed')?.split('.') ?? []).filter((each) => each !== id);
          if (!open) ids.push(id);
          if (ids.length === 0) next.delete('closed');
          else next.set('closed', ids.join('.'));
          return toText(next);
        },
        { replace: true },
      ),
  };
}
