/** What a list is ordered by. */
export interface Sort<Key extends string = string> {
  key: Key;
  descending: boolean;
}

/** As the address and the contract write it: `price` upwards, `-price` downwards. */
export function sortText<Key extends string>({ key, descending }: Sort<Key>): Key | `-${Key}` {
  return descending ? `-${key}` : key;
}

/** The sort that a text names, by one of `keys`, else `fallback`. */
export function parseSort<Key extends string>(
  text: string | null,
  keys: readonly Key[],
  fallback: Sort<Key>,
): Sort<Key> {
  const descending = text?.startsWith('-') ?? false;
  const name = descending ? text?.slice(1) : text;
  const key = keys.find((each) => each === name);
  return key === undefined ? fallback : { key, descending };
}

/** After a click on the header of `key`: another column upwards, the same one the other way round. */
export function nextSort<Key extends string>(sort: Sort<Key>, key: Key): Sort<Key> {
  return { key, descending: sort.key === key && !sort.descending };
}

export type SortDirection = 'ascending' | 'descending' | 'none';

/** For `aria-sort` of the header of `key`, and for its `SortMark`. */
export function sortDirection(sort: Sort, key: string): SortDirection {
  if (sort.key !== key) return 'none';
  return sort.descending ? 'descending' : 'ascending';
}
