import type { TeamContext } from '#mocks/areas/people/records/teamContext.ts';
import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { ProductRecord, SkuRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import type { Author } from '#mocks/areas/activity/log.ts';
import { pathOf } from '#mocks/areas/catalogue/records/rows.ts';
import { normalizeSupplierNumber } from '#mocks/areas/catalogue/records/supplierNumber.ts';
import { importPagesOf, type ImportPages } from './importPages.ts';
import { normalizeWord, meaningsOf, type Meanings } from './matchWords.ts';

/** Finds records by what files call them. Made once for many rows; what is written meanwhile is to be noted. */
export interface ImportIndex {
  catalogue: Catalogue;
  /** The members, and what the importer may do about them. */
  team: TeamContext;
  product: (sku: string) => ProductRecord | undefined;
  sku: (sku: string) => SkuRecord | undefined;
  /** Id of the product that has a supplier's number. */
  productIdByNumber: (supplierId: string, productId: string) => string | undefined;
  /** Id of the SKU that has a supplier's part. */
  skuIdByPart: (supplierId: string, partId: string) => string | undefined;
  /** Ids of the suppliers with this code or name. */
  suppliers: (codeOrName: string) => readonly string[];
  /** Ids of the categories with this path, or else with this slug or title. */
  categories: (text: string) => readonly string[];
  /** The product with this SKU, or else the products with this name. */
  findProducts: (skuOrName: string) => readonly ProductRecord[];
  /** Pages of competitors by their URLs. */
  pages: ImportPages;
  update: (record: ProductRecord | SkuRecord) => void;
}

/** Who writes, when, and where records are found. */
export interface WriteContext {
  index: ImportIndex;
  author: Author;
  now: string;
  jobId: string;
}

const lower = (text: string): string => text.toLowerCase();

export function importIndexOf(catalogue: Catalogue, team: TeamContext): ImportIndex {
  const products = new Map<string, ProductRecord>();
  const skus = new Map<string, SkuRecord>();
  const numbers = new Map<string, string>();
  const parts = new Map<string, string>();
  // Made when a file first names a product by its name.
  let names: Meanings | undefined;
  const update: ImportIndex['update'] = (record) => {
    if ('supplierId' in record) {
      products.set(lower(record.sku), record);
      names = undefined;
      numbers.set(`${record.supplierId}\n${normalizeSupplierNumber(record.productId)}`, record.id);
      return;
    }
    skus.set(lower(record.sku), record);
    const product = catalogue.products.get(record.productId);
    if (product) parts.set(`${product.supplierId}\n${normalizeSupplierNumber(record.partId)}`, record.id);
  };
  for (const product of catalogue.products.all()) update(product);
  for (const sku of catalogue.skus.all()) update(sku);
  const suppliers = meaningsOf(
    catalogue.suppliers.all().flatMap(({ id, code, name }) => [[name, id] as const, [code, id] as const]),
  );
  const categories = catalogue.categories.all();
  // A path names one category, a title may stand in several places.
  const paths = meaningsOf(categories.map(({ id }) => [pathText(pathOf(catalogue, id)), id] as const));
  const titles = meaningsOf(
    categories.flatMap(({ id, slug, title }) => [[title, id] as const, [slug, id] as const]),
  );
  return {
    catalogue,
    team,
    product: (sku) => products.get(lower(sku)),
    sku: (sku) => skus.get(lower(sku)),
    productIdByNumber: (supplierId, productId) =>
      numbers.get(`${supplierId}\n${normalizeSupplierNumber(productId)}`),
    skuIdByPart: (supplierId, partId) => parts.get(`${supplierId}\n${normalizeSupplierNumber(partId)}`),
    suppliers: (text) => suppliers.get(normalizeWord(text)) ?? [],
    categories: (text) => paths.get(normalizeWord(pathText(text))) ?? titles.get(normalizeWord(text)) ?? [],
    findProducts: (text) => {
      const exactMatch = products.get(lower(text));
      if (exactMatch || text === '') return exactMatch ? [exactMatch] : [];
      names ??= meaningsOf([...products.values()].map(({ name, sku }) => [name, lower(sku)] as const));
      return (names.get(normalizeWord(text)) ?? []).flatMap((sku) => products.get(sku) ?? []);
    },
    pages: importPagesOf(catalogue.market),
    update,
  };
}

/** A path whatever stands between its parts. */
const pathText = (text: string): string => text.split(/\s*[/>›»|\\]\s*/).join(' / ');
