import {
  chosenFilters,
  filterSchema,
  manyOf,
  type FilterTexts,
  searchText,
} from '#resource/list/filterKinds.ts';
import type { TableOptions } from '#shared/table/tableAddress.ts';

export const ruleStates = ['draft', 'active', 'off'] as const;

const filters = { q: searchText, state: manyOf(ruleStates) };
export type PriceRuleFilters = FilterTexts<typeof filters>;

export const priceRuleTable = {
  sorts: ['priority', 'name', 'affected', 'updatedAt'],
  defaultSort: { key: 'priority', descending: false },
  filters: filterSchema(filters),
} as const satisfies TableOptions<string, PriceRuleFilters>;
export type PriceRuleSort = (typeof priceRuleTable.sorts)[number];

export const toQueryParams = (texts: PriceRuleFilters) => chosenFilters(filters, texts);
