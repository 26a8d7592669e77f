import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { SearchDocument } from '#mocks/doubles/typesense/engine/types.ts';
import type { SeededCollection } from '#mocks/doubles/typesense/indexes.ts';
import { oddDocuments } from './oddDocuments.ts';
import { searchSchemas } from './searchSchemas.ts';
import { seedCategoryDocuments } from './seedCategoryDocuments.ts';
import { seedGoods } from './seedGoods.ts';
import { seedDocuments } from './seedDocuments.ts';

export interface IndexSize {
  /** Documents of all collections together, without the indexes of margins. */
  total: number;
  /** SKUs at most; a large catalogue has more than a bench needs. */
  skus: number;
}

function removeMargin(document: SearchDocument): SearchDocument {
  return Object.fromEntries(Object.entries(document).filter(([field]) => field !== 'gpPct'));
}

const withMarginsAudience = (document: SearchDocument): SearchDocument => ({
  ...document,
  audience: 'margins',
});

/**
 * A catalogue as the search servers know it: its products, SKUs and categories under their own ids, so that every hit
 * can be opened, and documents up to the number that is wanted.
 */
export function seedIndexes(catalogue: Catalogue, size: IndexSize, now: number): SeededCollection[] {
  const products: SearchDocument[] = [];
  const skus: SearchDocument[] = [];
  for (const record of catalogue.products.all()) {
    const goods = seedGoods(catalogue, record);
    products.push(goods.product);
    skus.push(...goods.skus.slice(0, size.skus - skus.length));
  }
  const categories = seedCategoryDocuments(catalogue, now);
  const unusualDocuments = oddDocuments(now);
  const documentCount =
    size.total - products.length - skus.length - categories.length - unusualDocuments.length;
  const documents = [...unusualDocuments, ...seedDocuments(catalogue, documentCount, now)];
  return [
    { schema: searchSchemas.products, documents: products.map(removeMargin) },
    { schema: searchSchemas.skus, documents: skus.map(removeMargin) },
    { schema: searchSchemas.categories, documents: categories },
    { schema: searchSchemas.documents, documents },
    { schema: searchSchemas.productsMargins, documents: products.map(withMarginsAudience) },
    { schema: searchSchemas.skusMargins, documents: skus.map(withMarginsAudience) },
  ];
}
