import type { ListProductsData, ListSkusData } from '#api/generated/types.gen.ts';
import {
  anyOf,
  anyOfUpTo,
  anyText,
  chosenFilters,
  filterSchema,
  onlyTrue,
  manyOf,
  oneOf,
  type FilterTexts,
  searchText,
} from '#resource/list/filterKinds.ts';
import type { TableOptions } from '#shared/table/tableAddress.ts';

type ProductQuery = Omit<NonNullable<ListProductsData['query']>, 'sort'>;
type SkuQuery = Omit<NonNullable<ListSkusData['query']>, 'sort'>;

export const statuses = ['draft', 'active', 'backorder', 'closeout', 'discontinued'] as const;
export const stocks = ['in', 'low', 'out', 'arriving', 'stale', 'unknown'] as const;
export const flags = [
  'noSlabs',
  'noCost',
  'underFloor',
  'costChanged',
  'expiring',
  'noMatch',
  'kvi',
  'syncError',
  'offMoq',
] as const;

const ofProducts = {
  q: searchText,
  /** These rows and no others: what was chosen in search. */
  id: anyOfUpTo(100),
  supplierId: anyOf,
  categoryId: anyOf,
  status: manyOf(statuses),
  stock: oneOf(stocks),
  flag: manyOf(flags),
  featureId: anyText,
  value: anyText,
  archived: onlyTrue,
};
/** Both lists keep the same in their addresses, so that one filters by what was chosen in the other. */
const filters = {
  ...ofProducts,
  /** SKUs of one product; the list of products has no use for it. */
  productId: anyText,
};
export type SkuFilters = FilterTexts<typeof filters>;

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
  filters: filterSchema(filters),
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
  filters: filterSchema(filters),
} as const satisfies TableOptions<string, SkuFilters>;

export type ProductSort = (typeof productTable.sorts)[number];
export type SkuSort = (typeof skuTable.sorts)[number];

/** What the contract's list of products takes of the filters; nothing where nothing was chosen. */
export function toProductParams(texts: SkuFilters): ProductQuery {
  const { featureId, value, ...chosen } = chosenFilters(ofProducts, texts);
  if (featureId === undefined) return chosen;
  return { ...chosen, featureId, ...(value === undefined ? {} : { value }) };
}

/** What the list of SKUs takes of them. */
export function toSkuParams(texts: SkuFilters): SkuQuery {
  const { productId } = chosenFilters(filters, texts);
  return { ...toProductParams(texts), ...(productId === undefined ? {} : { productId }) };
}
