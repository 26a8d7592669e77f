import type { Collection } from './collection.ts';
import { facets, type FacetCounts } from './facets.ts';
import { groupMatches } from './groups.ts';
import { highlightsOf, type Highlights } from './highlight.ts';
import { matches } from './matches.ts';
import { sortMatches, orderKeys, type OrderKey } from './order.ts';
import { readPage } from './page.ts';
import { listOf, textOf, type Parameters } from './parameters.ts';
import { parseQuery } from './parseQuery.ts';
import { Refusal } from './refusal.ts';
import type { Match } from './score.ts';
import { searchedFields } from './searchedFields.ts';
import { toResultDocument } from './toResultDocument.ts';

export interface Hit extends Highlights {
  document: Record<string, unknown>;
  text_match: number;
  text_match_info: {
    score: string;
    best_field_score: string;
    best_field_weight: number;
    fields_matched: number;
    num_tokens_dropped: number;
    tokens_matched: number;
    typo_prefix_score: number;
  };
}

interface GroupedHits {
  group_key: unknown[];
  found: number;
  hits: Hit[];
}

export interface SearchResult {
  facet_counts: FacetCounts[];
  found: number;
  /** In groups: how many documents they have together. */
  found_docs?: number;
  hits?: Hit[];
  grouped_hits?: GroupedHits[];
  out_of: number;
  page: number;
  request_params: { collection_name: string; first_q: string; per_page: number; q: string };
  search_cutoff: boolean;
  search_time_ms: number;
}

/** What a search finds and how that is ordered: what a union of searches needs of each. */
export interface SearchMatches {
  collection: Collection;
  parameters: Parameters;
  /** In no order yet. */
  found: readonly Match[];
  keys: readonly OrderKey[];
  hit: (match: Match) => Hit;
}

/** Finds. Throws a {@link Refusal} for a search that does not fit the collection. */
export function findMatches(collection: Collection, parameters: Parameters): SearchMatches {
  if (parameters['q'] === undefined) throw new Refusal(400, 'Parameter `q` is required.');
  const query = parseQuery(textOf(parameters, 'q'));
  const fields = searchedFields(collection, parameters);
  if (!query.all && fields.length === 0) throw new Refusal(400, 'No search fields specified for the query.');
  const keys = orderKeys(collection, parameters);
  const found = matches(collection, query, fields, parameters);
  const hit = (match: Match): Hit => ({
    document: toResultDocument(collection.documents[match.document] ?? {}, parameters),
    ...highlightsOf(collection, match, query, fields, parameters),
    text_match: match.score,
    text_match_info: {
      score: String(match.score),
      best_field_score: String(Math.floor(match.score / 16)),
      best_field_weight: Math.floor(match.score / 16) % 128,
      fields_matched: match.fields,
      num_tokens_dropped: match.by?.dropped ?? 0,
      tokens_matched: match.words,
      typo_prefix_score: match.typos,
    },
  });
  return { collection, parameters, found, keys, hit };
}

/** Answers one search as Typesense does. */
export function search(collection: Collection, parameters: Parameters): SearchResult {
  const start = performance.now();
  const page = readPage(parameters);
  const { found, keys, hit } = findMatches(collection, parameters);
  const end = page.offset + page.size;
  const q = textOf(parameters, 'q');
  const groups =
    listOf(parameters, 'group_by').length > 0
      ? groupMatches(collection, sortMatches(found, keys, found.length), parameters)
      : undefined;
  const results = groups
    ? {
        found: groups.length,
        found_docs: found.length,
        grouped_hits: groups.slice(page.offset, end).map(({ key, found: count, matches: best }) => ({
          group_key: key,
          found: count,
          hits: best.map(hit),
        })),
      }
    : { found: found.length, hits: sortMatches(found, keys, end).slice(page.offset).map(hit) };
  return {
    facet_counts: facets(collection, found, parameters),
    ...results,
    out_of: collection.size,
    page: page.number,
    request_params: { collection_name: collection.schema.name, first_q: q, per_page: page.size, q },
    search_cutoff: false,
    search_time_ms: Math.round(performance.now() - start),
  };
}
