import { anyText, chosenFilters, filterSchema, type FilterTexts } from '#resource/list/filterKinds.ts';
import type { TableOptions } from '#shared/table/tableAddress.ts';
import { scopeKinds } from './scopeFilters.ts';

const filters = { q: anyText, ...scopeKinds };
export type ProductFilters = FilterTexts<typeof filters>;

export const productTable = {
  sorts: ['product', 'ours', 'lowest', 'gapPct', 'rank', 'gpPct'],
  defaultSort: { key: 'gapPct', descending: true },
  filters: filterSchema(filters),
} as const satisfies TableOptions<string, ProductFilters>;
export type ProductSort = (typeof productTable.sorts)[number];

export const toProductQuery = (texts: ProductFilters) => chosenFilters(filters, texts);
