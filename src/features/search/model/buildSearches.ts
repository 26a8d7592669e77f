import type { SearchCollection, SearchFacet } from '#api/generated/types.gen.ts';
import type { SearchRequest } from '#features/search/api/port.ts';
import { HIGHLIGHT_END, HIGHLIGHT_START } from './highlight.ts';
import { facetFilter } from './filterText.ts';
import { isCodeQuery, queryText } from './queryPattern.ts';
import type { SearchState } from './searchState.ts';

/** More values than a person looks through; the box above a long facet finds among them. */
const FACET_VALUES = 250;
/** Of a number only the least and the greatest are shown: all of them count as one, else each price would be a value. */
const ONE_RANGE = '(all:[0,1000000000])';
/** The weight of a number that was typed as a number. */
const CODE_WEIGHT = 127;

/** What is asked at once, and which answer is about what. The first one has the hits. */
export interface SearchPlan {
  collection: string;
  q: string;
  searches: SearchRequest[];
  /** The hits without anything about them: for a file. */
  plain: SearchRequest;
  /** The place of the answer that counts the values of a ticked facet, by its field. */
  refined: Readonly<Record<string, number>>;
  /** The place of the answer that counts the hits of another tab, by its collection. */
  tabs: Readonly<Record<string, number>>;
}

/**
 * The searches of one page of hits: the page itself, for each facet in use one that leaves it out, so that its other values
 * keep their counts (any value of a facet is enough), and one for the number on each other tab.
 *
 * @param retired fields that the index turned out not to have
 */
export function buildSearches(
  state: SearchState,
  collection: SearchCollection,
  others: readonly SearchCollection[] = [],
  retired: readonly string[] = [],
): SearchPlan {
  const facets = collection.facets.filter(({ field }) => !retired.includes(field));
  const inUse = facets.filter((facet) => buildFilter(facet, state) !== null);
  const rest = facets.filter((facet) => !inUse.includes(facet));
  const plain: SearchRequest = {
    ...buildSearch(collection, state.q),
    ...filtered(facets, state),
    sort_by: sortBy(state, collection),
    page: state.page,
    per_page: state.size,
  };
  const searches: SearchRequest[] = [
    {
      ...plain,
      ...faceted(rest),
      highlight_start_tag: HIGHLIGHT_START,
      highlight_end_tag: HIGHLIGHT_END,
      highlight_full_fields: collection.queryBy.join(','),
    },
  ];
  const refined: Record<string, number> = {};
  for (const facet of inUse) {
    refined[facet.field] = searches.length;
    const without = facets.filter((other) => other !== facet);
    searches.push({ ...buildCount(collection, state.q), ...filtered(without, state), ...faceted([facet]) });
  }
  const tabs: Record<string, number> = {};
  for (const other of others.filter(({ name }) => name !== collection.name)) {
    tabs[other.name] = searches.length;
    searches.push(buildCount(other, state.q));
  }
  return { collection: collection.name, q: queryText(state.q), searches, plain, refined, tabs };
}

/** How many hits there are, and none of them. */
export function buildCount(collection: SearchCollection, q: string): SearchRequest {
  return { ...buildSearch(collection, q), page: 1, per_page: 0 };
}

/** Only the filters that are on. */
export function filtered(facets: readonly SearchFacet[], state: SearchState): { filter_by?: string } {
  const parts = facets.flatMap((facet) => buildFilter(facet, state) ?? []);
  return parts.length === 0 ? {} : { filter_by: parts.join(' && ') };
}

const buildFilter = (facet: SearchFacet, { facets, ranges }: SearchState): string | null =>
  facetFilter(facet, facets[facet.field] ?? [], ranges[facet.field]);

function faceted(facets: readonly SearchFacet[]): { facet_by?: string; max_facet_values?: number } {
  const fields = facets.flatMap(({ field, kind, levels }) =>
    kind === 'range' ? [`${field}${ONE_RANGE}`] : (levels ?? [field]),
  );
  return fields.length === 0 ? {} : { facet_by: fields.join(','), max_facet_values: FACET_VALUES };
}

/** Where a number was typed, the fields of numbers come first: those whose middle is searched too. */
function buildSearch(collection: SearchCollection, q: string): Omit<SearchRequest, 'page' | 'per_page'> {
  const { name, index, queryBy, queryByWeights, infix, numTypos, prefix } = collection;
  const isCode = isCodeQuery(q);
  const fields = queryBy
    .map((field, at) => {
      const isNumber = (infix[at] ?? 'off') !== 'off';
      return {
        field,
        first: isCode && isNumber,
        weight: isCode && isNumber ? CODE_WEIGHT : (queryByWeights[at] ?? 0),
        infix: infix[at] ?? ('off' as const),
        typos: numTypos[at] ?? 0,
        prefix: prefix[at] ?? true,
      };
    })
    .sort((a, b) => Number(b.first) - Number(a.first));
  return {
    collection: index ?? name,
    q: queryText(q),
    query_by: fields.map(({ field }) => field).join(','),
    query_by_weights: fields.map(({ weight }) => weight).join(','),
    infix: fields.map((each) => each.infix),
    num_typos: fields.map(({ typos }) => typos).join(','),
    prefix: fields.map((each) => each.prefix).join(','),
  };
}

/** The order that was chosen; for nothing typed the newest first, where there is such an order. */
export function chooseSort({ sort, q }: SearchState, { sorts, defaultSort }: SearchCollection): string {
  const offered = (id: string) => sorts.some((each) => each.id === id);
  if (offered(sort)) return sort;
  return q === '' && offered('newest') ? 'newest' : defaultSort;
}

function sortBy(state: SearchState, collection: SearchCollection): string {
  const id = chooseSort(state, collection);
  return collection.sorts.find((each) => each.id === id)?.sortBy ?? '_text_match:desc';
}
