import {
  chosenFilters,
  filterSchema,
  manyOf,
  type FilterTexts,
  searchText,
} from '#resource/list/filterKinds.ts';
import type { TableOptions } from '#shared/table/tableAddress.ts';

export const ruleStates = ['active', 'off'] as const;

const filters = { q: searchText, state: manyOf(ruleStates) };
export type AlertRuleFilters = FilterTexts<typeof filters>;

export const alertRuleTable = {
  sorts: ['name', 'firedLastWeek', 'cooldownHours', 'updatedAt'],
  defaultSort: { key: 'name', descending: false },
  filters: filterSchema(filters),
} as const satisfies TableOptions<string, AlertRuleFilters>;
export type AlertRuleSort = (typeof alertRuleTable.sorts)[number];

export const toQueryParams = (texts: AlertRuleFilters) => chosenFilters(filters, texts);
