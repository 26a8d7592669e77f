/** As much of a query as a panel of the dashboard needs. */
export interface PanelQuery<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** What a panel shows: a refetch that fails keeps what is there. */
export function panelState<T>(
  { data, error }: PanelQuery<T>,
  isEmpty: (data: T) => boolean,
): 'loading' | 'error' | 'empty' | 'ready' {
  if (data !== undefined) return isEmpty(data) ? 'empty' : 'ready';
  return error ? 'error' : 'loading';
}
