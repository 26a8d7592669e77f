interface Known {
  rows: readonly unknown[] | undefined;
  error: unknown;
  isFiltered: boolean;
  /** Rows that match; undefined while that is not known. */
  total: number | undefined;
}

/** What a list shows (R18): old rows stay while they are read again, and after that failed. */
export function tableState({
  rows,
  error,
  isFiltered,
  total,
}: Known): 'waiting' | 'error' | 'empty' | 'noMatch' | 'rows' {
  if (rows === undefined) return error ? 'error' : 'waiting';
  if (rows.length > 0) return 'rows';
  // A page beyond the last one: the right one is on its way (E114).
  if ((total ?? 0) > 0) return 'waiting';
  return isFiltered ? 'noMatch' : 'empty';
}
