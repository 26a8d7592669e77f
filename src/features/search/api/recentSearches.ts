import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '#api/queryClient.ts';

const MOST = 8;
const queryKey = ['recent-searches'];

/** What was searched for since signing in, the latest first. In memory only: nothing typed is stored (D13). */
export const recentSearchesOptions = queryOptions<string[]>({
  queryKey,
  queryFn: () => queryClient.getQueryData<string[]>(queryKey) ?? [],
  staleTime: 'static',
  gcTime: Infinity,
});

/** Remembers a search that was worth it: something was opened, or somebody stopped to read. */
export function rememberSearch(q: string): void {
  if (q === '') return;
  queryClient.setQueryData<string[]>(queryKey, (before = []) =>
    // What was on the way to it is no search of its own.
    [q, ...before.filter((each) => !q.startsWith(each))].slice(0, MOST),
  );
}
