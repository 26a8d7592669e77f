import {
  catalogueOf,
  emptyCatalogueChanges,
  catalogueSize,
} from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { SearchSeed, SeededCollection } from '#mocks/doubles/typesense/indexes.ts';
import { seedIndexes } from './seedIndexes.ts';

const sizes = {
  demo: { total: 5000, skus: 5000 },
  large: { total: 50_000, skus: 30_000 },
} as const;

let cachedSeed: readonly SeededCollection[] | undefined;

/** The indexes before anybody searched: made from the catalogue of the lists when first asked for, and once. */
export const searchSeed: SearchSeed = () => {
  const now = Date.now();
  cachedSeed ??= seedIndexes(catalogueOf(emptyCatalogueChanges(), now), sizes[catalogueSize()], now);
  return cachedSeed;
};
