import { keepPreviousData } from '@tanstack/react-query';
import {
  getProductOptions,
  listChargesOptions,
  listProductNotesOptions,
} from '#api/generated/query/catalogue.gen.ts';
import { getProductPriceHistoryOptions, listMatchesOptions } from '#api/generated/query/matches.gen.ts';
import {
  getCostsOptions,
  getMarketOptions,
  listFxRatesOptions,
  listSlabSetsOptions,
} from '#api/generated/query/slabs.gen.ts';
import type { PageSize } from '#shared/table/paging.ts';

const at = (productId: string) => ({ path: { productId } });

/** What the page of a product's position reads. */
export const detailQueries = {
  product: (productId: string) => getProductOptions(at(productId)),
  market: (productId: string) => getMarketOptions(at(productId)),
  charges: (productId: string) => listChargesOptions(at(productId)),
  costs: (productId: string) => getCostsOptions(at(productId)),
  sets: (productId: string) => listSlabSetsOptions(at(productId)),
  rates: () => listFxRatesOptions(),
  /** All of them: a product has a page or two of each competitor. */
  matches: (productId: string) => listMatchesOptions({ query: { productId, pageSize: 100 } }),
  notes: (productId: string, page: number, pageSize: PageSize) =>
    listProductNotesOptions({ ...at(productId), query: { page, pageSize } }),
  /** @param quantity null: the one at which lists compare */
  history: (productId: string, from: string, quantity: number | null) => ({
    ...getProductPriceHistoryOptions({
      ...at(productId),
      query: { from, ...(quantity === null ? {} : { qty: quantity }) },
    }),
    placeholderData: keepPreviousData,
  }),
};
