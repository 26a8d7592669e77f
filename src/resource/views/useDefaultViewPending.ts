import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { listViewsOptions } from '#api/generated/query/work.gen.ts';
import { usePageSearch } from '#shared/lib/usePageSearch.ts';
import { opensDefault, viewQuery } from './viewRules.ts';

/**
 * Whether a list does not show its rows yet: the address has no filters, and the person's default view, which may show
 * other rows, is not loaded or not open yet. Views that cannot be read do not hold the list back.
 *
 * @param screen name of the list, as for `useListViews`
 */
export function useDefaultViewPending(screen: string): boolean {
  const { key } = useLocation();
  const { search } = usePageSearch();
  const byBack = useNavigationType() === NavigationType.Pop;
  const { data, isError } = useQuery(listViewsOptions({ query: { screen } }));
  const [settled, setSettled] = useState(() => !opensDefault(search, { byBack, anew: key === 'default' }));
  const opens = data?.items.some(
    ({ mine, isDefault, query }) => mine && isDefault && viewQuery(query) !== '',
  );
  const waits = !settled && viewQuery(search) === '' && !isError && opens !== false;
  // Once is enough: clearing the filters of the view does not wait again.
  if (!settled && !waits) setSettled(true);
  return waits;
}
