import type { SkuFilters } from '#features/skus/skuFilters.ts';

/** The filters of a list and how to change them; both lists have the same. */
export interface Filtering {
  filters: SkuFilters;
  setFilters: (filters: Partial<SkuFilters>) => void;
  clearFilters: () => void;
}
