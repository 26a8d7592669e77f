import {
  anyText,
  chosenFilters,
  filterSchema,
  oneOf,
  type FilterTexts,
  searchText,
} from '#resource/list/filterKinds.ts';
import type { TableOptions } from '#shared/table/tableAddress.ts';

export const outcomes = ['changed', 'blocked'] as const;

const filters = { q: searchText, ruleId: anyText, outcome: oneOf(outcomes) };
export type SuggestionFilters = FilterTexts<typeof filters>;

/** The largest change comes first; there is no other order to choose. */
export const suggestionTable = {
  sorts: ['changePct'],
  defaultSort: { key: 'changePct', descending: true },
  filters: filterSchema(filters),
} as const satisfies TableOptions<string, SuggestionFilters>;
export type SuggestionSort = (typeof suggestionTable.sorts)[number];

export const toQueryParams = (texts: SuggestionFilters) => chosenFilters(filters, texts);
