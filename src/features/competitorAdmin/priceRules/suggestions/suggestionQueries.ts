import { keepPreviousData } from '@tanstack/react-query';
import { invalidate } from '#api/cache.ts';
import { listPriceSuggestionsOptions } from '#api/generated/query/priceRules.gen.ts';
import type { PriceSuggestion, PriceSuggestionPage } from '#api/generated/types.gen.ts';
import type { TableView } from '#shared/table/tableAddress.ts';
import { toQueryParams, type SuggestionFilters, type SuggestionSort } from './suggestionFilters.ts';

/** A suggestion as a row: there is one of each product. */
export interface SuggestionRow extends PriceSuggestion {
  id: string;
}

const toRows = (page: PriceSuggestionPage) => ({
  ...page,
  items: page.items.map((one): SuggestionRow => ({ ...one, id: one.product.id })),
});

/** A page of what the active rules suggest. */
export const suggestionPageOptions = ({
  page,
  size,
  filters,
}: TableView<SuggestionSort, SuggestionFilters>) => ({
  ...listPriceSuggestionsOptions({ query: { ...toQueryParams(filters), page, pageSize: size } }),
  select: toRows,
  placeholderData: keepPreviousData,
});

/** Has everything read again that drafts of prices change. */
export const draftsMade = (): Promise<void> =>
  invalidate('listPriceSuggestions', 'listSlabSets', 'listSlabDrafts', 'listActivity');
