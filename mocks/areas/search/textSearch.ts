import { catalogueOf } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { containsWords } from '#mocks/areas/catalogue/records/filters.ts';
import { pageOf } from '#mocks/core/pages.ts';
import type { SearchHit } from '#mocks/contract/types/types.gen.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { unknownReference, unprocessable } from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import type { SearchDocument } from '#mocks/doubles/typesense/engine/types.ts';
import { removeFault } from '#mocks/doubles/typesense/searchFaults.ts';
import { searchSeed } from '#mocks/doubles/typesense/seed/searchSeed.ts';
import { permissions } from '#session/permissions.ts';
import { toSearchHit } from './hitOf.ts';
import { audiencesOf, collectionPermission } from './searchRights.ts';

const textOf = (document: SearchDocument, field: string): string | null => {
  const value = document[field];
  return typeof value === 'string' ? value : null;
};

/** What a database would search: names, numbers, brand and supplier. */
const SEARCHED_FIELDS = [
  'name',
  'sku',
  'partId',
  'gtin',
  'brand',
  'supplier',
  'category',
  'path',
  'productSku',
] as const;

function matchesWords(document: SearchDocument, q: string): boolean {
  return containsWords(q, ...SEARCHED_FIELDS.map((field) => textOf(document, field)));
}

const newestFirst = (a: SearchHit, b: SearchHit): number =>
  b.updatedAt.localeCompare(a.updatedAt) || a.id.localeCompare(b.id);

export const textSearch = {
  searchText: ({ db, me, query }) => {
    const refusal = missingPermission(me, permissions.search);
    if (refusal) return refusal;
    const { collection, q = '', ...paging } = query;
    const permission = collectionPermission(collection);
    if (!permission) return unprocessable(unknownReference('collection', 'There is no such collection'));
    const collectionRefusal = missingPermission(me, permission);
    if (collectionRefusal) return collectionRefusal;
    const audiences: ReadonlySet<unknown> = new Set(audiencesOf(me));
    const documents = searchSeed().find(({ schema }) => schema.name === collection)?.documents ?? [];
    // The database answers while the search servers fail.
    const words = removeFault(q);
    const { products, skus } = catalogueOf(db.catalogue);
    // The index is that of the seed, and an archived record is in no list.
    const isArchived = ({ id }: SearchDocument): boolean => {
      const sku = skus.get(String(id));
      const records = [sku, products.get(sku?.productId ?? String(id))];
      return records.some((record) => record !== undefined && record.archivedAt !== null);
    };
    const hits = documents
      .filter(
        (document) =>
          audiences.has(document['audience']) && matchesWords(document, words) && !isArchived(document),
      )
      .map((document) => toSearchHit(collection, document))
      .sort(newestFirst);
    return { status: 200, body: pageOf(hits, paging) };
  },
} satisfies Partial<Area<'search'>>;
