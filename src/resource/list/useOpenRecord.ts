import { toSearch, useOverList } from './useOverList.ts';

const withOpen = (id: string | null) => (search: string) => {
  const query = new URLSearchParams(search);
  if (id === null) query.delete('open');
  else query.set('open', id);
  return toSearch(query);
};

/** The record whose drawer is open over its list; null: none is. */
export function useOpenRecord() {
  const { search, open, close } = useOverList();
  return {
    id: new URLSearchParams(search).get('open'),
    open: (id: string): void => open(withOpen(id)),
    close: (): void => close(withOpen(null)),
  };
}
