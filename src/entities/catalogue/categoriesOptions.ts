import { listCategoriesOptions } from '#api/generated/query/catalogue.gen.ts';

const RARELY_MS = 10 * 60_000;

/** The tree of categories, which rarely changes. */
export const categoriesOptions = () => ({ ...listCategoriesOptions(), staleTime: RARELY_MS });
