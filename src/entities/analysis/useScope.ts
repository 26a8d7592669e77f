import { useMemo } from 'react';
import type { Filtering } from '#resource/list/ListFilter.ts';
import { usePageSearch } from '#shared/lib/usePageSearch.ts';
import { readScope, writeScope, type ScopeTexts } from './scopeFilters.ts';

/** The scope of the page, as its address has it, and how to change some of it. The same object while the address is. */
export function useScope(): Filtering<ScopeTexts> {
  const { search, change } = usePageSearch();
  return useMemo((): Filtering<ScopeTexts> => {
    const setFilters: Filtering<ScopeTexts>['setFilters'] = (next) =>
      change((now) => writeScope(now, typeof next === 'function' ? next(readScope(now)) : next), {
        replace: true,
        flushSync: true,
      });
    return { filters: readScope(search), setFilters };
  }, [search, change]);
}
