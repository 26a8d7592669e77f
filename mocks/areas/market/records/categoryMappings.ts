import { fieldChanges, logActivity } from '#mocks/areas/activity/log.ts';
import type { UndoKind } from '#mocks/areas/activity/records/undoKind.ts';
import { catalogueOf, type Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { containsWords } from '#mocks/areas/catalogue/records/filters.ts';
import { nameRecords } from '#mocks/areas/catalogue/records/nameRecords.ts';
import { categoryRef, lineageOf } from '#mocks/areas/catalogue/records/rows.ts';
import type {
  CategoryMapping,
  CategorySuggestion,
  ListCategoryMappingsData,
} from '#mocks/contract/types/types.gen.ts';
import { sorted, type FieldOf, type SortKeys } from '#mocks/core/pages.ts';
import { permissions } from '#session/permissions.ts';
import { competitorRef } from './matchRecords.ts';
import type { MarketWriter } from './matchWriting.ts';
import type { CategoryMappingRecord, ListingRecord } from './recordTypes.ts';

type Query = NonNullable<ListCategoryMappingsData['query']>;
export type MappingQuery = { [Name in keyof Query]?: Query[Name] | undefined };

/** The pages in each category of a competitor, those that were rejected left out. */
function pagesByMapping({ market }: Catalogue): (id: string) => readonly ListingRecord[] {
  const groups = new Map<string, ListingRecord[]>();
  for (const listing of market.listings.all()) {
    if (listing.mappingId === null || listing.status === 'rejected') continue;
    const group = groups.get(listing.mappingId);
    if (group) group.push(listing);
    else groups.set(listing.mappingId, [listing]);
  }
  return (id) => groups.get(id) ?? [];
}

/** The category that most of the products are in which these pages are matches of. */
function suggest(catalogue: Catalogue, pages: readonly ListingRecord[]): CategorySuggestion | null {
  const confirmed = pages.filter(({ status }) => status === 'confirmed');
  const products = new Set(confirmed.map(({ productId }) => productId));
  const counts = new Map<string, number>();
  for (const id of products) {
    const categoryId = catalogue.products.get(id)?.categoryId;
    if (categoryId !== undefined) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  }
  const [first, second] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (!first || first[1] === second?.[1]) return null;
  return { category: categoryRef(catalogue, first[0]), products: first[1], of: products.size };
}

/** The category of ours that is suggested for one of a competitor; null: there is none. */
export function suggestedCategoryOf(catalogue: Catalogue, { id }: CategoryMappingRecord): string | null {
  return suggest(catalogue, pagesByMapping(catalogue)(id))?.category.id ?? null;
}

/** Mappings as the contract says them. */
export function toMappings(
  { catalogue }: RequestContext,
  records: readonly CategoryMappingRecord[],
): CategoryMapping[] {
  const pagesOf = pagesByMapping(catalogue);
  return records.map(({ competitorId, categoryId, ...record }) => {
    const competitor = catalogue.market.competitors.get(competitorId);
    if (!competitor) throw new Error(`There is no competitor ${competitorId}.`);
    const pages = pagesOf(record.id);
    return {
      ...record,
      competitor: competitorRef(competitor),
      colorToken: competitor.colorToken,
      pages: pages.length,
      category: categoryId === null ? null : categoryRef(catalogue, categoryId),
      suggestion: suggest(catalogue, pages),
    };
  });
}

function sortKeysOf(
  catalogue: Catalogue,
): SortKeys<CategoryMappingRecord, FieldOf<NonNullable<Query['sort']>>> {
  const pagesOf = pagesByMapping(catalogue);
  return {
    name: ({ name }) => name,
    competitor: ({ competitorId }) => catalogue.market.competitors.get(competitorId)?.name ?? null,
    pages: ({ id }) => pagesOf(id).length,
    category: ({ categoryId }) => (categoryId === null ? null : categoryRef(catalogue, categoryId).name),
    updatedAt: ({ updatedAt }) => updatedAt,
  };
}

/** The mappings that a query finds, in its order. */
export function findMappings(
  { catalogue }: RequestContext,
  { q, competitorId, unmapped, sort = ['-pages'] }: MappingQuery,
): CategoryMappingRecord[] {
  const { categoryMappings, competitors } = catalogue.market;
  const found = categoryMappings.all().filter((record) => {
    const competitor = competitors.get(record.competitorId);
    return (
      competitor?.archivedAt === null &&
      (!competitorId || competitorId.includes(record.competitorId)) &&
      (unmapped === undefined || (record.categoryId === null) === unmapped) &&
      (!q || containsWords(q, record.name, competitor.name))
    );
  });
  return sorted(found, sort, sortKeysOf(catalogue));
}

/** What the log calls a mapping: whose category it is, and its name. */
export const mappingLabel = ({ market }: Catalogue, { competitorId, name }: CategoryMappingRecord): string =>
  `${market.competitors.get(competitorId)?.name ?? ''}: ${name}`;

/** Maps a category of a competitor to one of ours, or to none, and writes it down. */
export function mapCategory(
  { db, author, correlationId, catalogue, viewer }: MarketWriter,
  before: CategoryMappingRecord,
  categoryId: string | null,
): CategoryMappingRecord {
  const after = catalogue.market.categoryMappings.put({
    ...before,
    categoryId,
    version: before.version + 1,
    updatedAt: new Date(viewer.now).toISOString(),
    updatedBy: author.actor,
  });
  logActivity(db, author, {
    action: 'update',
    entityType: 'categoryMapping',
    entityId: after.id,
    entityLabel: mappingLabel(catalogue, after),
    changes: nameRecords(catalogue, fieldChanges(before, after, ['categoryId'])),
    correlationId,
    undo: { kind: 'categoryMapping', before, after },
  });
  return after;
}

/** What mapped to a category of ours that goes maps to the one that receives its contents, or to none. */
export function moveMappings(writer: MarketWriter, from: string, to: string | null): void {
  for (const record of writer.catalogue.market.categoryMappings.all())
    if (record.categoryId === from) mapCategory(writer, record, to);
}

/** A page in its category of the site; which one of ours stands for it, and whether our product is elsewhere. */
export function siteCategoryOf(catalogue: Catalogue, { mappingId, productId }: ListingRecord) {
  const mapping = mappingId === null ? undefined : catalogue.market.categoryMappings.get(mappingId);
  const mappedId = mapping?.categoryId ?? null;
  const lineage = lineageOf(catalogue, catalogue.products.get(productId)?.categoryId ?? '');
  return {
    siteCategory: mapping?.name ?? null,
    mappedCategory: mappedId === null ? null : categoryRef(catalogue, mappedId),
    otherCategory: mappedId !== null && !lineage.some(({ id }) => id === mappedId),
  };
}

export const mappingUndo: UndoKind<CategoryMappingRecord> = {
  permission: permissions.productCategoryEdit,
  table: (db) => catalogueOf(db.catalogue).market.categoryMappings,
  isBlocked: (db, _now, next) => {
    const categoryId = next?.categoryId ?? null;
    return categoryId !== null && !catalogueOf(db.catalogue).categories.get(categoryId);
  },
};
