import type { SearchAnswer } from './searchAnswer.ts';

/** One search as Typesense names its parameters. */
export interface SearchRequest {
  collection: string;
  q: string;
  query_by: string;
  query_by_weights: string;
  infix: ('off' | 'always' | 'fallback')[];
  num_typos: string;
  prefix: string;
  page: number;
  per_page: number;
  filter_by?: string;
  sort_by?: string;
  facet_by?: string;
  max_facet_values?: number;
  highlight_start_tag?: string;
  highlight_end_tag?: string;
  highlight_full_fields?: string;
}

/** What came back: one answer for each search, in their order. */
export interface SearchReply {
  answers: SearchAnswer[];
  /** A search server did not answer lately; another one did. */
  isDegraded: boolean;
}

/** The way to the search servers, whichever client there is behind it. */
export interface SearchPort {
  /** @throws SearchFault */
  search: (searches: readonly SearchRequest[], signal?: AbortSignal) => Promise<SearchReply>;
}
