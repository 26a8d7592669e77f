import { invalidate } from '#api/cache.ts';

/** Many rows were written at once: whatever shows products, SKUs or ladders is read again. */
export function catalogueChanged(): Promise<void> {
  return invalidate(
    'listProducts',
    'getProduct',
    'getProductSource',
    'listDuplicates',
    'listSkus',
    'listCategories',
    'listCharges',
    'listSlabSets',
    'getSlabSet',
    'compareSlabSets',
    'getQuote',
    'getCosts',
    'listActivity',
  );
}
