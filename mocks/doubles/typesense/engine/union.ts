import { compareValues } from './order.ts';
import { readPage } from './page.ts';
import { textOf, type Parameters } from './parameters.ts';
import { Refusal } from './refusal.ts';
import type { Hit, SearchMatches, SearchResult } from './search.ts';

export interface UnionHit extends Hit {
  collection: string;
  /** Which of the searches found it. */
  search_index: number;
}

export interface UnionResult {
  found: number;
  hits: UnionHit[];
  out_of: number;
  page: number;
  search_cutoff: boolean;
  search_time_ms: number;
  union_request_params: SearchResult['request_params'][];
}

/**
 * Several searches as one list, in one order. A document that several of them find stands in it once.
 * @param parameters those of the whole request: the page is theirs
 */
export function union(searches: readonly SearchMatches[], parameters: Parameters): UnionResult {
  const start = performance.now();
  const page = readPage(parameters);
  const [first] = searches;
  const keys = first?.keys ?? [];
  if (searches.some((one) => one.keys.length !== keys.length))
    throw new Refusal(400, 'Expected size of `sort_by` parameter of all searches to be equal.');
  const rows = searches.flatMap((one, index) =>
    one.found.map((match) => ({ one, index, match, values: one.keys.map((key) => key.readValue(match)) })),
  );
  rows.sort(
    (a, b) =>
      compareValues(a.values, b.values, keys) || a.index - b.index || b.match.document - a.match.document,
  );
  const seen = new Set<string>();
  const unique = rows.filter(({ one, match }) => {
    const name = `${one.collection.schema.name} ${match.document}`;
    return !seen.has(name) && seen.add(name);
  });
  return {
    found: unique.length,
    hits: unique.slice(page.offset, page.offset + page.size).map(({ one, index, match }) => ({
      ...one.hit(match),
      collection: one.collection.schema.name,
      search_index: index,
    })),
    out_of: [...new Set(searches.map(({ collection }) => collection))].reduce(
      (sum, { size }) => sum + size,
      0,
    ),
    page: page.number,
    search_cutoff: false,
    search_time_ms: Math.round(performance.now() - start),
    union_request_params: searches.map((one) => ({
      collection_name: one.collection.schema.name,
      first_q: textOf(one.parameters, 'q'),
      per_page: page.size,
      q: textOf(one.parameters, 'q'),
    })),
  };
}
