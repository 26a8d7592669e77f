import { useQuery } from '@tanstack/react-query';
import type { SearchCollection } from '#api/generated/types.gen.ts';
import { search } from './api/searchClient.ts';
import { isRefused } from './api/searchAnswer.ts';
import type { SearchRequest } from './api/port.ts';
import { activeFilters, withoutFilter, withoutFilters } from './model/activeFilters.ts';
import { buildCount, filtered } from './model/buildSearches.ts';
import { HIGHLIGHT_END, HIGHLIGHT_START } from './model/highlight.ts';
import type { SearchState } from './model/searchState.ts';
import { spellings } from './model/spelling.ts';

/** Longer queries are not searched without each word. */
const WORDS = 5;

/** For a search without hits: searches without one filter, without all, or without one word, that have some. */
export function useNoHitHelp(state: SearchState, collection: SearchCollection) {
  return useQuery({
    queryKey: ['search-help', collection.name, state.q, state.facets, state.ranges],
    queryFn: async ({ signal }) => {
      const filters = activeFilters(state, collection);
      const alternatives = [
        ...filters.map((filter) => ({ filter, state: withoutFilter(state, filter) })),
        ...(filters.length > 1 ? [{ filter: null, state: withoutFilters(state) }] : []),
        ...shorter(state.q).map((q) => ({ filter: null, state: { ...state, q, page: 1 } })),
      ];
      const searches = alternatives.map(
        (alternative): SearchRequest => ({
          ...buildCount(collection, alternative.state.q),
          ...filtered(collection.facets, alternative.state),
        }),
      );
      const { answers } = await search([...searches, loose(collection, state.q)], signal);
      const counts = answers.map((answer) => (isRefused(answer) ? 0 : answer.found));
      const last = answers.at(-1);
      const close = last && !isRefused(last) ? spellings(state.q, last.hits) : [];
      return {
        alternatives: alternatives
          .map((alternative, at) => ({ ...alternative, count: counts[at] ?? 0 }))
          .filter(({ count }) => count > 0),
        words: close.flatMap(({ found }) => (found === '' ? [] : [found])),
      };
    },
  });
}

/** The query without each of its words. */
function shorter(q: string): string[] {
  const words = q.split(/\s+/).filter((word) => word !== '');
  if (words.length < 2 || words.length > WORDS) return [];
  return words.map((_, at) => words.filter((_word, other) => other !== at).join(' '));
}

/** With as many typing errors as a search forgives, in every field. */
function loose(collection: SearchCollection, q: string): SearchRequest {
  return {
    ...buildCount(collection, q),
    num_typos: collection.queryBy.map(() => 2).join(','),
    per_page: 1,
    highlight_start_tag: HIGHLIGHT_START,
    highlight_end_tag: HIGHLIGHT_END,
  };
}
