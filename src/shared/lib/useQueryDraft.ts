import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createQueryDraft } from './queryDraft.ts';

/**
 * The text of a box that becomes part of the query later than it is typed (`createQueryDraft`).
 * @param current its text in the address, by `usePageSearch`
 */
export function useQueryDraft(current: string) {
  const [draft] = useState(() => createQueryDraft(current));
  const { text, asked, removed } = useSyncExternalStore(draft.subscribe, draft.get);
  // With every render: a query that was set here and reset elsewhere before it was rendered is no change of `current`.
  useLayoutEffect(() => draft.sync(current));
  return { ...draft, text, asked, removed };
}
