import type { AreaFile } from './loadTexts.ts';

/** Where the texts of the business screens are, one chunk per language and area; the sign-in page need not know. */
export const screenTexts = import.meta.glob<AreaFile>(
  './locales/*/{lists,payments,search,skus,skuTools,slabs}.ts',
);
