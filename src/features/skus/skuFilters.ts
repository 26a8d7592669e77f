import * as z from 'zod/mini';
import type { CatalogueStatus, ListProductsData } from '#api/generated/types.gen.ts';
import { parseEnumList, parseList } from '#shared/table/filters/choiceRules.ts';
import type { TableOptions } from '#shared/table/tableAddress.ts';

type ProductQuery = NonNullable<ListProductsData['query']>;

export const statuses = ['draft', 'active', 'backorder', 'closeout', 'discontinued'] as const;
export const stocks = ['in', 'low', 'out', 'arriving', 'stale', 'unknown'] as const;
export const flags = [
  'noSlabs',
  'noCost',
  'underFloor',
  'expiring',
  'noMatch',
  'kvi',
  'syncError',
  'offMoq',
] as const;

const text = z.catch(z.string(), '');

/** Filters as the address has them, under the names of the contract; several values of one with commas between. */
const zFilters = z.object({
  q: text,
  /** These rows and no others: what was chosen in search. */
  id: text,
  supplierId: text,
  categoryId: text,
  status: text,
  stock: text,
  flag: text,
  featureId: text,
  value: text,
  /** SKUs of one product; the list of products has no use for it. */
  productId: text,
  archived: text,
});
export type SkuFilters = z.infer<typeof zFilters>;

const defaultSort = { key: 'sku', descending: false } as const;

export const productTable = {
  sorts: [
    'sku',
    'productId',
    'name',
    'supplier',
    'category',
    'status',
    'moq',
    'skuCount',
    'stock',
    'fromPrice',
    'breaks',
    'gpPct250',
    'matches',
    'priceIndex',
    'priceExpiresAt',
    'lastSyncAt',
    'updatedAt',
  ],
  defaultSort,
  filters: zFilters,
} as const satisfies TableOptions<string, SkuFilters>;

export const skuTable = {
  sorts: [
    'sku',
    'partId',
    'product',
    'supplier',
    'category',
    'colorName',
    'labelSize',
    'status',
    'quantityAvailable',
    'fromPrice',
    'breaks',
    'gpPct250',
    'inventoryAt',
    'updatedAt',
  ],
  defaultSort,
  filters: zFilters,
} as const satisfies TableOptions<string, SkuFilters>;

export type ProductSort = (typeof productTable.sorts)[number];
export type SkuSort = (typeof skuTable.sorts)[number];

/** What the contract's lists take of the filters; nothing where nothing was chosen. */
export function toQueryParams(filters: SkuFilters): ProductQuery {
  const { q, featureId, value } = filters;
  const id = parseList(filters.id);
  const supplierId = parseList(filters.supplierId);
  const categoryId = parseList(filters.categoryId);
  const status: CatalogueStatus[] = parseEnumList(filters.status, statuses);
  const [stock] = parseEnumList(filters.stock, stocks);
  const flag = parseEnumList(filters.flag, flags);
  return {
    ...(q === '' ? {} : { q }),
    ...(id.length === 0 ? {} : { id }),
    ...(supplierId.length === 0 ? {} : { supplierId }),
    ...(categoryId.length === 0 ? {} : { categoryId }),
    ...(status.length === 0 ? {} : { status }),
    ...(stock === undefined ? {} : { stock }),
    ...(flag.length === 0 ? {} : { flag }),
    ...(featureId === '' ? {} : { featureId, ...(value === '' ? {} : { value }) }),
    ...(filters.archived === 'true' ? { archived: true } : {}),
  };
}

/** Whether anything keeps rows out of the list. */
export function isFiltered(filters: SkuFilters): boolean {
  return Object.keys(toQueryParams(filters)).length > 0 || filters.productId !== '';
}

/**
 * The list's query as text, for what the server does with all of its rows: bulk changes and exports. It names the same
 * rows in the same order as the list on screen.
 */
export function listQuery(view: 'products' | 'skus', filters: SkuFilters, sort: string): string {
  const query = new URLSearchParams();
  const asked = {
    ...toQueryParams(filters),
    ...(view === 'products' || filters.productId === '' ? {} : { productId: filters.productId }),
  };
  for (const [name, value] of Object.entries(asked)) {
    for (const one of [value].flat()) query.append(name, String(one));
  }
  query.set('sort', sort);
  return query.toString();
}
