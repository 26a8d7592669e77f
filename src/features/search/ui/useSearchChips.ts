import type { SearchCollection } from '#api/generated/types.gen.ts';
import { activeFilters, withoutFilter } from '#features/search/model/activeFilters.ts';
import type { SearchState } from '#features/search/model/searchState.ts';
import type { SearchAddress } from '#features/search/useSearchState.ts';
import type { FilterChip } from '#shared/table/filters/FilterChips.tsx';
import { useFacetTexts } from './useFacetTexts.ts';

/** The filters that are on, in words, each with the way to take it back. */
export function useSearchChips(
  state: SearchState,
  collection: SearchCollection,
  onChange: SearchAddress['change'],
): FilterChip[] {
  const { filterName } = useFacetTexts();
  return activeFilters(state, collection).map((filter) => ({
    id: `${filter.facet.field} ${filter.value ?? ''}`,
    label: filterName(filter),
    onRemove: () => onChange((now) => withoutFilter(now, filter)),
  }));
}
