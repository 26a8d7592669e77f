import type { SkuFilters } from '#features/skus/skuFilters.ts';
import type { NextFilters } from '#shared/table/useTableState.ts';

/** The filters of a list and how to change them; both lists have the same. */
export interface Filtering {
  filters: SkuFilters;
  setFilters: (filters: NextFilters<SkuFilters>) => void;
  clearFilters: () => void;
}
