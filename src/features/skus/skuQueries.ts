import { keepPreviousData } from '@tanstack/react-query';
import {
  getProductOptions,
  listProductsOptions,
  listSkusOptions,
  listSuppliersOptions,
} from '#api/generated/query/catalogue.gen.ts';
import { invalidate } from '#api/cache.ts';
import { sortText } from '#shared/table/sortRules.ts';
import type { TableView } from '#shared/table/tableAddress.ts';
import {
  toProductParams,
  toSkuParams,
  type ProductSort,
  type SkuFilters,
  type SkuSort,
} from '#entities/catalogue/skuFilters.ts';

type View<SortKey extends string> = TableView<SortKey, SkuFilters>;

const toPageQuery = <SortKey extends string>({ page, size, sort }: View<SortKey>) => ({
  page,
  pageSize: size,
  sort: [sortText(sort)],
});

/** A page of the products. The rows of the page before stay until it is there (E119). */
export const productsOptions = (view: View<ProductSort>) => ({
  ...listProductsOptions({ query: { ...toPageQuery(view), ...toProductParams(view.filters) } }),
  placeholderData: keepPreviousData,
});

/** A page of the SKUs, of all products or of one. */
export const skusOptions = (view: View<SkuSort>) => ({
  ...listSkusOptions({ query: { ...toPageQuery(view), ...toSkuParams(view.filters) } }),
  placeholderData: keepPreviousData,
});

/** SKUs that an opened row of the products shows. */
const SKUS_SHOWN = 10;

export const skusOfProductOptions = (productId: string) =>
  listSkusOptions({ query: { productId, page: 1, pageSize: SKUS_SHOWN, sort: ['sku'] } });

/** How many products failed their last sync; only the total is of use. */
export const syncErrorsOptions = () =>
  listProductsOptions({ query: { page: 1, pageSize: 10, flag: ['syncError'] } });

/** The product that SKUs are shown of; its name stands on the filter. */
export const productOptions = (productId: string) => getProductOptions({ path: { productId } });

/** Names for filters change rarely: within a day's work they are read once in a while. */
const RARELY_MS = 10 * 60_000;

export const suppliersOptions = () => ({ ...listSuppliersOptions(), staleTime: RARELY_MS });

/** After something was done to products or SKUs: what the lists and an open drawer show is read again. */
export const productsChanged = () =>
  invalidate('listProducts', 'listSkus', 'getProduct', 'listCategories', 'listActivity');
