import {
  isRefused,
  type FacetCount,
  type FoundAnswer,
  type SearchAnswer,
  type SearchHitAnswer,
} from '#features/search/api/searchAnswer.ts';
import type { SearchReply } from '#features/search/api/port.ts';
import type { SearchPlan } from './buildSearches.ts';
import type { FacetValue } from './facetOrder.ts';
import { SearchFault } from './searchFault.ts';

/** What a page of hits shows. */
export interface SearchResult {
  collection: string;
  /** The text that was searched for, `*` for everything. */
  q: string;
  hits: readonly SearchHitAnswer[];
  found: number;
  /** Values with their counts by field, in the order of the server. */
  counts: Readonly<Record<string, readonly FacetValue[]>>;
  /** The least and the greatest number by field. */
  stats: Readonly<Record<string, { min: number; max: number }>>;
  /** Hits of the other tabs by collection; null where that search was refused. */
  tabs: Readonly<Record<string, number | null>>;
  /** The server ran out of time and tells what it had found. */
  isPartial: boolean;
  /** A search server did not answer; another one did. */
  isDegraded: boolean;
}

/**
 * Puts the answers of a plan together.
 * @throws SearchFault `stale` for the answer to another question, `badFilter` for a search that was refused
 */
export function readAnswers(plan: SearchPlan, { answers, isDegraded }: SearchReply): SearchResult {
  const main = requireFound(answers[0]);
  const { q } = main.request_params;
  if (q !== undefined && q !== plan.q) throw new SearchFault('stale');
  const refined = Object.values(plan.refined).map((at) => requireFound(answers[at]));
  const facets = [main, ...refined].flatMap(({ facet_counts }) => facet_counts);
  return {
    collection: plan.collection,
    q: plan.q,
    hits: main.hits,
    found: main.found,
    counts: Object.fromEntries(facets.map(({ field_name, counts }) => [field_name, counts])),
    stats: Object.fromEntries(facets.flatMap(readStats)),
    tabs: Object.fromEntries(
      Object.entries(plan.tabs).map(([name, at]) => {
        const answer = answers[at];
        return [name, answer && !isRefused(answer) ? answer.found : null];
      }),
    ),
    isPartial: [main, ...refined].some(({ search_cutoff }) => search_cutoff),
    isDegraded,
  };
}

/** A search that must have been answered. */
export function requireFound(answer: SearchAnswer | undefined): FoundAnswer {
  if (answer === undefined) throw new SearchFault('unexpected');
  if (!isRefused(answer)) return answer;
  const { code, error } = answer;
  if (code === 429) throw new SearchFault('tooMany', error, code);
  if (code === 401) throw new SearchFault('unauthorized', error, code);
  throw new SearchFault(code >= 500 ? 'down' : 'badFilter', error, code);
}

function readStats({ field_name, stats }: FacetCount): [string, { min: number; max: number }][] {
  return stats?.min === undefined || stats.max === undefined
    ? []
    : [[field_name, { min: stats.min, max: stats.max }]];
}
