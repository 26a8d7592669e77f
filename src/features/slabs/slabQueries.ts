import { invalidate } from '#api/cache.ts';
import {
  getProductOptions,
  listChargesOptions,
  listSkusOptions,
} from '#api/generated/query/catalogue.gen.ts';
import {
  getCostsOptions,
  getMarketOptions,
  listFxRatesOptions,
  listSlabSetsOptions,
} from '#api/generated/query/slabs.gen.ts';
import type { SlabSet } from '#api/generated/types.gen.ts';
import { queryClient } from '#api/queryClient.ts';

const at = (productId: string) => ({ path: { productId } });

/** What the page of a product's ladders reads. */
export const slabQueries = {
  product: (productId: string) => getProductOptions(at(productId)),
  sets: (productId: string) => listSlabSetsOptions(at(productId)),
  charges: (productId: string) => listChargesOptions(at(productId)),
  costs: (productId: string) => getCostsOptions(at(productId)),
  market: (productId: string) => getMarketOptions(at(productId)),
  rates: () => listFxRatesOptions(),
  /** Parts that could have a ladder of their own; more than a hundred are found in the SKU Manager. */
  skus: (productId: string) => listSkusOptions({ query: { productId, sort: ['sku'], pageSize: 100 } }),
};

/** Puts a version that the server has answered with among those on the page, before anything is read again. */
export function upsertSet(set: SlabSet): void {
  // A reading that began before would put the list back as it was.
  void queryClient.cancelQueries({ queryKey: slabQueries.sets(set.productId).queryKey });
  queryClient.setQueryData(slabQueries.sets(set.productId).queryKey, (known) => {
    if (!known) return known;
    const rest = known.items.filter(({ id }) => id !== set.id);
    return { items: [set, ...rest] };
  });
}

/** Takes a version that was thrown away from the page. */
export function removeSet(set: SlabSet): void {
  void queryClient.cancelQueries({ queryKey: slabQueries.sets(set.productId).queryKey });
  queryClient.setQueryData(
    slabQueries.sets(set.productId).queryKey,
    (known) => known && { items: known.items.filter(({ id }) => id !== set.id) },
  );
}

/** What a saved draft changes: the versions and their history. */
export function draftChanged(): Promise<void> {
  return invalidate('listSlabSets', 'getSlabSet', 'compareSlabSets', 'listActivity');
}

/** What another live price changes: lists, quotes and the market's place beside them too. */
export function pricesChanged(): Promise<void> {
  return invalidate(
    'listSlabSets',
    'getSlabSet',
    'compareSlabSets',
    'getProduct',
    'listProducts',
    'listSkus',
    'getQuote',
    'getMarket',
    'getCosts',
    'listActivity',
  );
}
