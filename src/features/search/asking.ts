import { flushSync } from 'react-dom';
import type { PageSearch } from '#shared/lib/usePageSearch.ts';
import type { SearchState } from './model/searchState.ts';
import { readSearch, writeSearch } from './model/urlState.ts';

/** So long the hits of before stand unmarked while those of another text are on their way, in milliseconds. */
const PATIENCE_MS = 100;

/**
 * What is asked on the search screen, before its address says so: a text that waits for its hits, and hits that are shown
 * and not in the address yet. It is kept outside of the render, so that nothing counts from what was asked before.
 *
 * @param address what the address asks for; a change of it by somebody else takes the place of all that is kept here
 */
export function createAsking(address: Pick<PageSearch, 'now' | 'subscribe'>) {
  /** A text whose hits are on their way, and the text whose hits are shown meanwhile. */
  let waiting: { q: string; over: string } | null = null;
  /** What is shown, and the address it is shown at. */
  let early: { query: string; at: string } | null = null;
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const query = (): string => {
    const said = address.now();
    return early?.at === said ? early.query : writeSearch(readSearch(said));
  };
  const state = (): SearchState => readSearch(query());

  return {
    /** What is shown, as a query. */
    query,
    state,
    /** The text that was asked last: that of the box. */
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
    /** @param ask asks for the hits; settles when they are there */
    search: (q: string, ask: (next: SearchState) => Promise<unknown>): void => {
      const from = state();
      const mine = { q, over: from.q };
      waiting = mine;
      tell();
      const moment = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
      void Promise.race([ask({ ...from, q, page: 1 }), moment]).then(() => {
        const now = state();
        // Another letter, or Back to another text.
        if (waiting !== mine || now.q !== mine.over) return;
        waiting = null;
        early = { query: writeSearch({ ...now, q, page: 1 }), at: address.now() };
        flushSync(tell);
      });
    },
    /** Another text is wanted than the one whose hits are on their way. */
    forget: (): void => {
      waiting = null;
      tell();
    },
  };
}
