import {
  chosenFilters,
  filterSchema,
  manyOf,
  type FilterTexts,
  searchText,
} from '#resource/list/filterKinds.ts';
import type { TableOptions } from '#shared/table/tableAddress.ts';

export const roleKinds = ['system', 'custom'] as const;

const filters = { q: searchText, kind: manyOf(roleKinds) };
export type RoleFilters = FilterTexts<typeof filters>;

export const roleTable = {
  sorts: ['name', 'memberCount', 'menuEntryCount', 'actionCount', 'updatedAt'],
  defaultSort: { key: 'name', descending: false },
  filters: filterSchema(filters),
} as const satisfies TableOptions<string, RoleFilters>;
export type RoleSort = (typeof roleTable.sorts)[number];

export const toQueryParams = (texts: RoleFilters) => chosenFilters(filters, texts);
