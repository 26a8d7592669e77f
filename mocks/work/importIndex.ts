import type { Catalogue } from '#mocks/catalogue/catalogue.ts';
import type { ProductRecord, SkuRecord } from '#mocks/catalogue/records.ts';
import { pathOf } from '#mocks/catalogue/rows.ts';

/** Finds records by what files call them. Made once for many rows; what is written meanwhile is to be noted. */
export interface ImportIndex {
  catalogue: Catalogue;
  product: (sku: string) => ProductRecord | undefined;
  sku: (sku: string) => SkuRecord | undefined;
  /** Id of the product that has a supplier's number. */
  numbered: (supplierId: string, productId: string) => string | undefined;
  /** Id of the SKU that has a supplier's part. */
  parted: (supplierId: string, partId: string) => string | undefined;
  supplierId: (codeOrName: string) => string | undefined;
  /** By path, slug or title. */
  categoryId: (text: string) => string | undefined;
  note: (record: ProductRecord | SkuRecord) => void;
}

const low = (text: string): string => text.toLowerCase();

export function importIndexOf(catalogue: Catalogue): ImportIndex {
  const products = new Map<string, ProductRecord>();
  const skus = new Map<string, SkuRecord>();
  const numbers = new Map<string, string>();
  const parts = new Map<string, string>();
  const note: ImportIndex['note'] = (record) => {
    if ('supplierId' in record) {
      products.set(low(record.sku), record);
      numbers.set(`${record.supplierId}\n${record.productId}`, record.id);
      return;
    }
    skus.set(low(record.sku), record);
    const product = catalogue.products.get(record.productId);
    if (product) parts.set(`${product.supplierId}\n${record.partId}`, record.id);
  };
  for (const product of catalogue.products.all()) note(product);
  for (const sku of catalogue.skus.all()) note(sku);
  const suppliers = new Map(
    catalogue.suppliers.all().flatMap(({ id, code, name }) => [
      [low(name), id],
      [low(code), id],
    ]),
  );
  const categories = catalogue.categories.all();
  // A path names one category; a title may stand in several places, and the first one is meant.
  const named = new Map([
    ...categories.toReversed().flatMap(({ id, slug, title }): [string, string][] => [
      [low(title), id],
      [slug, id],
    ]),
    ...categories.map(({ id }): [string, string] => [low(pathOf(catalogue, id)), id]),
  ]);
  return {
    catalogue,
    product: (sku) => products.get(low(sku)),
    sku: (sku) => skus.get(low(sku)),
    numbered: (supplierId, productId) => numbers.get(`${supplierId}\n${productId}`),
    parted: (supplierId, partId) => parts.get(`${supplierId}\n${partId}`),
    supplierId: (text) => suppliers.get(low(text)),
    categoryId: (text) => named.get(low(text)),
    note,
  };
}
