import { fieldChanges, logActivity } from '#mocks/areas/activity/log.ts';
import { nameRecords } from './nameRecords.ts';
import type { CategoryRecord } from './recordTypes.ts';
import { categoryOf, lineageOf, productCounts } from './rows.ts';
import type { Category, FieldProblem } from '#mocks/contract/types/types.gen.ts';
import { takenProblem } from '#mocks/core/problems.ts';
import { marketWriter, type MarketWriter } from '#mocks/areas/market/records/matchWriting.ts';
import type { SignedInCall, RequestContext } from './context.ts';

/** The most levels a tree may have. */
const MAX_DEPTH = 4;

const loggedFields = ['title', 'parentId', 'position', 'status', 'targetGpPct', 'minGpPct'] as const;

type TreeContext = Pick<RequestContext, 'catalogue'>;

/** Categories right below one, or the roots, in their order. */
export function childrenOf({ catalogue }: TreeContext, parentId: string | null): CategoryRecord[] {
  return catalogue.categories
    .all()
    .filter((record) => record.parentId === parentId)
    .toSorted((a, b) => a.position - b.position);
}

/** The whole tree, parents before their children, siblings in their order. */
export function treeOf(context: RequestContext): Category[] {
  const counts = productCounts(context.catalogue);
  const listBelow = (parentId: string | null): Category[] =>
    childrenOf(context, parentId).flatMap((record) => [
      categoryOf(context.catalogue, record, counts),
      ...listBelow(record.id),
    ]);
  return listBelow(null);
}

export function toCategory({ catalogue }: RequestContext, record: CategoryRecord): Category {
  return categoryOf(catalogue, record, productCounts(catalogue));
}

/** Writes the changes of a category to the activity log. */
export function saveCategory(
  call: SignedInCall,
  context: RequestContext,
  before: CategoryRecord | null,
  after: CategoryRecord,
): CategoryRecord {
  return saveCategoryBy(marketWriter(call, context), before, after);
}

/** The same by whoever does it: a job does it for who started it. */
export function saveCategoryBy(
  { db, author, correlationId, catalogue }: MarketWriter,
  before: CategoryRecord | null,
  after: CategoryRecord,
): CategoryRecord {
  catalogue.categories.put(after);
  logActivity(db, author, {
    action: before ? 'update' : 'create',
    entityType: 'category',
    entityId: after.id,
    entityLabel: after.title,
    changes: nameRecords(catalogue, fieldChanges(before ?? {}, after, loggedFields)),
    correlationId,
    undo: { kind: 'category', before, after },
  });
  return after;
}

/** Numbers siblings from one. Those that only make room keep their version. */
export function renumber({ catalogue }: TreeContext, siblings: readonly CategoryRecord[]): void {
  for (const [index, one] of siblings.entries()) {
    if (one.position !== index + 1) catalogue.categories.put({ ...one, position: index + 1 });
  }
}

/** How many levels a category and its descendants have. */
function countLevels(context: TreeContext, id: string): number {
  return 1 + Math.max(0, ...childrenOf(context, id).map((child) => countLevels(context, child.id)));
}

export function isTitleTaken(
  context: TreeContext,
  parentId: string | null,
  title: string,
  ownId?: string,
): boolean {
  const normalizedTitle = title.trim().toLowerCase();
  return childrenOf(context, parentId).some(
    (one) => one.id !== ownId && one.title.toLowerCase() === normalizedTitle,
  );
}

/** Why a category cannot have this parent, or cannot be a root. */
export function findPlacementProblem(
  context: TreeContext,
  { id, title }: { id?: string; title: string },
  parentId: string | null,
): FieldProblem | undefined {
  const lineage = parentId === null ? [] : lineageOf(context.catalogue, parentId);
  if (lineage.some((one) => one.id === id)) {
    return { field: 'parentId', code: 'cycle', message: 'A category can’t be moved below itself' };
  }
  if (lineage.length + (id === undefined ? 1 : countLevels(context, id)) > MAX_DEPTH) {
    return { field: 'parentId', code: 'too_deep', message: 'Categories can be at most four levels deep' };
  }
  return isTitleTaken(context, parentId, title, id) ? takenProblem('title') : undefined;
}
