import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { lineageOf, productCounts } from '#mocks/areas/catalogue/records/rows.ts';
import type { SearchDocument } from '#mocks/doubles/typesense/engine/types.ts';
import { levelsOf } from './seedGoods.ts';

/** The tree of categories as the index knows it. */
export function seedCategoryDocuments(catalogue: Catalogue, now: number): SearchDocument[] {
  const counts = productCounts(catalogue);
  return catalogue.categories.all().map(({ id, title, slug, status }) => {
    const line = lineageOf(catalogue, id);
    return {
      id,
      audience: 'catalogue',
      name: title,
      path: line.map((one) => one.title).join(' > '),
      slug,
      status,
      ...levelsOf(catalogue, id),
      level: line.length - 1,
      productCount: counts.get(id) ?? 0,
      updatedAt: Math.floor(now / 1000),
    };
  });
}
