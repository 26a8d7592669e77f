import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';

/** As much of a query as is shown. */
export interface QueryLike<T> {
  data: T | undefined;
  error: unknown;
  refetch: () => unknown;
}

interface QueryStateProps<T> {
  query: QueryLike<T>;
  /** Stands in for the first load; of the size of what it stands for. */
  skeleton: ReactNode;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * Loading, error, empty and data in one place. A refetch that fails keeps the last good data; the app says so once,
 * in passing.
 */
export function QueryState<T>({ query, skeleton, isEmpty, empty, children }: QueryStateProps<T>) {
  const { data, error } = query;
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data);
  return error ? <ErrorState error={error} onRetry={query.refetch} /> : skeleton;
}
