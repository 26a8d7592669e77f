import {
  chosenFilters,
  filterSchema,
  manyOf,
  type FilterTexts,
  searchText,
} from '#resource/list/filterKinds.ts';
import type { TableOptions } from '#shared/table/tableAddress.ts';

export const supplierStates = ['active', 'paused'] as const;

const filters = { q: searchText, status: manyOf(supplierStates) };
export type SupplierFilters = FilterTexts<typeof filters>;

export const supplierTable = {
  sorts: ['name', 'code', 'currency', 'status', 'productCount', 'psScore'],
  defaultSort: { key: 'name', descending: false },
  filters: filterSchema(filters),
} as const satisfies TableOptions<string, SupplierFilters>;
export type SupplierSort = (typeof supplierTable.sorts)[number];

export const toQueryParams = (texts: SupplierFilters) => chosenFilters(filters, texts);
