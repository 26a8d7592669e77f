import type { UndoKind } from '#mocks/areas/activity/records/undoKind.ts';
import { permissions } from '#session/permissions.ts';
import type { Catalogue } from './catalogueTables.ts';
import { catalogueOf } from './catalogueTables.ts';
import { childrenOf, findPlacementProblem, renumber } from './categoryTree.ts';
import type { CategoryRecord } from './recordTypes.ts';

/** Puts a category where it says, and makes room there and where it was. */
function place(catalogue: Catalogue, record: CategoryRecord): CategoryRecord {
  const formerParent = catalogue.categories.get(record.id)?.parentId;
  const siblings = childrenOf({ catalogue }, record.parentId).filter(({ id }) => id !== record.id);
  const position = Math.min(record.position, siblings.length + 1);
  const { id, parentId, title, slug, status, targetGpPct, minGpPct, version } = record;
  const placed = { id, parentId, title, slug, position, status, targetGpPct, minGpPct, version };
  catalogue.categories.put(placed);
  renumber({ catalogue }, siblings.toSpliced(position - 1, 0, placed));
  if (formerParent !== undefined) renumber({ catalogue }, childrenOf({ catalogue }, formerParent));
  return placed;
}

/** Whether something stands in a category: it cannot go then. */
function isInUse(catalogue: Catalogue, { id }: CategoryRecord): boolean {
  return (
    childrenOf({ catalogue }, id).length > 0 ||
    catalogue.products.all().some(({ categoryId }) => categoryId === id) ||
    catalogue.market.categoryMappings.all().some(({ categoryId }) => categoryId === id)
  );
}

export const categoryUndo: UndoKind<CategoryRecord> = {
  permission: permissions.productCategoryEdit,
  table: (db) => {
    const catalogue = catalogueOf(db.catalogue);
    const { categories } = catalogue;
    return {
      get: categories.get,
      put: (record) => place(catalogue, record),
      remove: (id) => {
        const parentId = categories.get(id)?.parentId;
        categories.remove(id);
        if (parentId !== undefined) renumber({ catalogue }, childrenOf({ catalogue }, parentId));
      },
    };
  },
  isBlocked: (db, now, next) => {
    const catalogue = catalogueOf(db.catalogue);
    if (next === null) return now !== null && isInUse(catalogue, now);
    if (next.parentId !== null && !catalogue.categories.get(next.parentId)) return true;
    return findPlacementProblem({ catalogue }, next, next.parentId) !== undefined;
  },
  // Moving others moves a category too: only what moved it itself puts it back in its place.
  restore: (now, before, after) =>
    before.parentId === after.parentId && before.position === after.position
      ? { ...before, position: now.position }
      : before,
};
