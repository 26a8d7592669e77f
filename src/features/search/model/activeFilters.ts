import type { SearchCollection, SearchFacet } from '#api/generated/types.gen.ts';
import { facetFilter } from './filterText.ts';
import type { NumberRange, SearchState } from './searchState.ts';

/** One filter that is on: a ticked value, or a range. */
export interface ActiveFilter {
  facet: SearchFacet;
  /** Null for a range. */
  value: string | null;
  range: NumberRange | null;
}

/** The filters that are on and that the collection can be asked, in the order of its facets. */
export function activeFilters(state: SearchState, { facets }: SearchCollection): ActiveFilter[] {
  return facets.flatMap((facet): ActiveFilter[] => {
    const range = state.ranges[facet.field];
    if (facet.kind === 'range') return range ? [{ facet, value: null, range }] : [];
    const values = state.facets[facet.field] ?? [];
    return values
      .filter((value) => facetFilter(facet, [value], undefined) !== null)
      .map((value) => ({ facet, value, range: null }));
  });
}

/** The search without one of its filters. */
export function withoutFilter(state: SearchState, { facet, value }: ActiveFilter): SearchState {
  return value === null
    ? withRange(state, facet.field, null)
    : withValues(
        state,
        facet.field,
        (state.facets[facet.field] ?? []).filter((each) => each !== value),
      );
}

export function withValues(state: SearchState, field: string, values: readonly string[]): SearchState {
  const others = without(state.facets, field);
  return { ...state, page: 1, facets: values.length === 0 ? others : { ...others, [field]: values } };
}

export function withRange(state: SearchState, field: string, range: NumberRange | null): SearchState {
  const others = without(state.ranges, field);
  return { ...state, page: 1, ranges: range === null ? others : { ...others, [field]: range } };
}

export const withoutFilters = (state: SearchState): SearchState => ({
  ...state,
  page: 1,
  facets: {},
  ranges: {},
});

function without<T>(record: Readonly<Record<string, T>>, field: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== field));
}
