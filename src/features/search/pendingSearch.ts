import { flushSync } from 'react-dom';
import type { PageSearch } from '#shared/lib/usePageSearch.ts';
import type { SearchState } from './model/searchState.ts';
import { readSearch, writeSearch } from './model/urlState.ts';

/** Milliseconds before the old hits are marked as old while those of another text are on their way. */
const PATIENCE_MS = 100;

/**
 * The search before it is in the address: a text that waits for its hits, and a search whose hits are shown already. It is
 * kept outside of the render, so that each change starts from the last one.
 *
 * @param address the search in the address; a change of it from elsewhere replaces everything that is kept here
 */
export function createPendingSearch(address: Pick<PageSearch, 'now' | 'subscribe'>) {
  /** A text whose hits are on their way, and the text whose hits are shown meanwhile. */
  let waiting: { q: string; over: string } | null = null;
  /** What is shown, and the address it is shown at. */
  let early: { query: string; at: string } | null = null;
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const query = (): string => {
    const current = address.now();
    return early?.at === current ? early.query : writeSearch(readSearch(current));
  };
  const state = (): SearchState => readSearch(query());

  return {
    /** The search whose hits are shown, as a query. */
    query,
    state,
    /** The text that was searched for last: that of the box. */
    text: (): string => {
      const { q } = state();
      return waiting?.over === q ? waiting.q : q;
    },
    subscribe: (listener: () => void): (() => void) => {
      const stop = address.subscribe(listener);
      listeners.add(listener);
      return () => {
        stop();
        listeners.delete(listener);
      };
    },
    /** @param load loads the hits; resolves when they are there */
    search: (q: string, load: (next: SearchState) => Promise<unknown>): void => {
      const from = state();
      const mine = { q, over: from.q };
      waiting = mine;
      notify();
      const moment = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
      void Promise.race([load({ ...from, q, page: 1 }), moment]).then(() => {
        const now = state();
        // Another letter, or Back to another text.
        if (waiting !== mine || now.q !== mine.over) return;
        waiting = null;
        early = { query: writeSearch({ ...now, q, page: 1 }), at: address.now() };
        flushSync(notify);
      });
    },
    /** Drops the text whose hits are on their way. */
    forget: (): void => {
      waiting = null;
      notify();
    },
  };
}
