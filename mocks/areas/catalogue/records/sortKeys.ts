import { priceIndexOf } from '#mocks/areas/market/records/marketLadders.ts';
import type { Catalogue } from './catalogueTables.ts';
import type { FieldOf, SortKeys } from '#mocks/core/pages.ts';
import type { ProductSort, SkuSort } from '#mocks/contract/types/types.gen.ts';
import { liveSetOf } from './liveSetOf.ts';
import { marginOf } from './prices.ts';
import type { ProductRecord, SkuRecord } from './recordTypes.ts';
import { ladderOf, pathOf, stockOf, type Viewer } from './rows.ts';
import { sizes } from '#mocks/areas/catalogue/seed/seedWords.ts';

const numberOrNull = (text: string | null | undefined): number | null => (text ? Number(text) : null);

/** Zero breaks are shown as blank. */
const countOrNull = (count: number): number | null => (count === 0 ? null : count);

/** The title that the column shows, then the path: two categories may have one title. */
function categoryText(catalogue: Catalogue, id: string): string {
  const title = catalogue.categories.get(id)?.title;
  return title === undefined ? '' : `${title}\n${pathOf(catalogue, id)}`;
}

/** What products are sorted by, in their list and in its file. */
export function productSortKeys(
  catalogue: Catalogue,
  { costs, now }: Viewer,
): SortKeys<ProductRecord, FieldOf<ProductSort>> {
  const ladder = ({ id }: ProductRecord) => liveSetOf(catalogue.setsOf(id), id)?.slabs ?? [];
  return {
    sku: ({ sku }) => sku,
    productId: ({ productId }) => productId,
    name: ({ name }) => name,
    supplier: ({ supplierId }) => catalogue.suppliers.get(supplierId)?.name ?? null,
    category: ({ categoryId }) => categoryText(catalogue, categoryId),
    status: ({ status }) => status,
    moq: ({ moq }) => moq,
    skuCount: ({ id }) => catalogue.skusOf(id).length,
    stock: ({ id }) => stockOf(catalogue.skusOf(id)),
    fromPrice: (product) => numberOrNull(ladder(product).at(-1)?.unitPrice),
    breaks: (product) => countOrNull(ladder(product).length),
    gpPct250: (product) =>
      costs ? numberOrNull(marginOf(catalogue, product, ladder(product)).gpPct250) : null,
    matches: (product) => catalogue.market.sightingsOf(product.id).length,
    priceIndex: (product) => priceIndexOf(catalogue.market, product, ladder(product), now),
    priceExpiresAt: ({ priceExpiresAt }) => priceExpiresAt,
    lastSyncAt: ({ lastSyncAt }) => lastSyncAt,
    updatedAt: ({ updatedAt }) => updatedAt,
    isKvi: ({ isKvi }) => isKvi,
  };
}

/** Sizes stand from the smallest to the largest, others behind them by name. */
function toSizeSortKey(size: string): string {
  const index = sizes.indexOf(size);
  return index < 0 ? `9 ${size}` : `0 ${index}`;
}

/** What SKUs are sorted by, in their list and in its file. */
export function skuSortKeys(catalogue: Catalogue, { costs }: Viewer): SortKeys<SkuRecord, FieldOf<SkuSort>> {
  const product = ({ productId }: SkuRecord) => catalogue.products.get(productId);
  return {
    sku: ({ sku }) => sku,
    partId: ({ partId }) => partId,
    product: (sku) => product(sku)?.name ?? null,
    supplier: (sku) => catalogue.suppliers.get(product(sku)?.supplierId ?? '')?.name ?? null,
    category: (sku) => categoryText(catalogue, product(sku)?.categoryId ?? ''),
    colorName: ({ colorName }) => colorName,
    labelSize: ({ labelSize }) => labelSize && toSizeSortKey(labelSize),
    status: ({ status }) => status,
    quantityAvailable: ({ quantityAvailable }) => quantityAvailable,
    inventoryAt: ({ inventoryAt }) => inventoryAt,
    updatedAt: ({ updatedAt }) => updatedAt,
    fromPrice: (sku) => numberOrNull(ladderOf(catalogue, sku).at(-1)?.unitPrice),
    gpPct250: (sku) => {
      const record = costs ? product(sku) : undefined;
      return record ? numberOrNull(marginOf(catalogue, record, ladderOf(catalogue, sku)).gpPct250) : null;
    },
    breaks: (sku) => countOrNull(ladderOf(catalogue, sku).length),
  };
}
