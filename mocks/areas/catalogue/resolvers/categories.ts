import { authorOf, logActivity } from '#mocks/areas/activity/log.ts';
import { isFloorAboveTarget } from '#mocks/areas/catalogue/records/prices.ts';
import type { CategoryRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { slugOf } from '#mocks/areas/catalogue/seed/seedCategories.ts';
import type { FieldProblem } from '#mocks/contract/types/types.gen.ts';
import { hasPermission, missingPermission } from '#mocks/core/hasPermission.ts';
import {
  versionConflict,
  notFound,
  takenResponse,
  unknownReference,
  unprocessable,
} from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import type { SignedInCall, RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { requestContext, missingReadPermission } from '#mocks/areas/catalogue/records/requestContext.ts';
import {
  childrenOf,
  findPlacementProblem,
  renumber,
  saveCategory,
  toCategory,
  isTitleTaken,
  treeOf,
} from '#mocks/areas/catalogue/records/categoryTree.ts';
import { moveMappings } from '#mocks/areas/market/records/categoryMappings.ts';
import { marketWriter } from '#mocks/areas/market/records/matchWriting.ts';
import { saveProduct } from '#mocks/areas/catalogue/records/productRecords.ts';
import { locationOf } from '#mocks/core/route.ts';

/** Default margin targets of a new root category. */
const rootMargins = { targetGpPct: 36, minGpPct: 30 };
const inheritedTargets = { targetGpPct: null, minGpPct: null };

/** Why a category cannot be deleted: it has contents, and no category to move them to. */
function findDeletionProblem(
  context: RequestContext,
  record: CategoryRecord,
  moveTo: string | undefined,
): FieldProblem | undefined {
  const children = childrenOf(context, record.id);
  if (moveTo === undefined) {
    const hasProducts = context.catalogue.products.all().some(({ categoryId }) => categoryId === record.id);
    return children.length > 0 || hasProducts
      ? { field: 'moveTo', code: 'required', message: 'Choose a category to move its contents to' }
      : undefined;
  }
  if (moveTo === record.id || !context.catalogue.categories.get(moveTo)) {
    return unknownReference('moveTo', 'There is no such category');
  }
  for (const child of children) {
    const problem = findPlacementProblem(context, child, moveTo);
    if (problem) return { ...problem, field: 'moveTo' };
  }
  return undefined;
}

/** Moves the contents of a category to the end of another one. */
function moveContents(call: SignedInCall, context: RequestContext, from: string, to: string): void {
  const targetChildren = childrenOf(context, to).filter(({ id }) => id !== from);
  renumber(context, targetChildren);
  for (const [index, child] of childrenOf(context, from).entries()) {
    const position = targetChildren.length + index + 1;
    saveCategory(call, context, child, { ...child, parentId: to, position, version: child.version + 1 });
  }
  for (const product of context.catalogue.products.all()) {
    if (product.categoryId === from) saveProduct(call, context, product, { categoryId: to });
  }
}

export const categories = {
  listCategories: (call) => {
    const refusal = hasPermission(call.me, permissions.productCategory)
      ? undefined
      : missingReadPermission(call.me);
    return refusal ?? { status: 200, body: { items: treeOf(requestContext(call)) } };
  },

  createCategory: (call) => {
    const refusal = missingPermission(call.me, permissions.productCategoryEdit);
    if (refusal) return refusal;
    const context = requestContext(call);
    const { parentId } = call.body;
    const title = call.body.title.trim();
    if (parentId !== null && !context.catalogue.categories.get(parentId)) {
      return unprocessable(unknownReference('parentId', 'There is no such category'));
    }
    const problem = findPlacementProblem(context, { title }, parentId);
    if (problem) return unprocessable(problem);
    const id = context.catalogue.nextId('cat');
    const created = saveCategory(call, context, null, {
      id,
      parentId,
      title,
      slug: [slugOf(title), id].filter(Boolean).join('-'),
      position: childrenOf(context, parentId).length + 1,
      status: 'active',
      ...(parentId === null ? rootMargins : inheritedTargets),
      version: 1,
    });
    return { status: 201, body: toCategory(context, created), ...locationOf(`/categories/${id}`) };
  },

  moveCategory: (call) => {
    const refusal = missingPermission(call.me, permissions.productCategoryEdit);
    if (refusal) return refusal;
    const context = requestContext(call);
    const { id, parentId, position, version } = call.body;
    const record = context.catalogue.categories.get(id);
    if (!record || (parentId !== null && !context.catalogue.categories.get(parentId))) return notFound();
    if (record.version !== version) return versionConflict(toCategory(context, record));
    const problem = findPlacementProblem(context, record, parentId);
    if (problem) return unprocessable(problem);
    const siblings = childrenOf(context, parentId).filter((one) => one.id !== id);
    const newPosition = Math.min(position, siblings.length + 1);
    const moved = { ...record, parentId, position: newPosition, version: version + 1 };
    saveCategory(call, context, record, moved);
    renumber(context, siblings.toSpliced(newPosition - 1, 0, moved));
    renumber(context, childrenOf(context, record.parentId));
    return { status: 200, body: { items: treeOf(context) } };
  },

  updateCategory: (call) => {
    const refusal = missingPermission(call.me, permissions.productCategoryEdit);
    if (refusal) return refusal;
    const context = requestContext(call);
    const record = context.catalogue.categories.get(call.path.categoryId);
    if (!record) return notFound();
    const { version, title = record.title, status = record.status } = call.body;
    if (record.version !== version) return versionConflict(toCategory(context, record));
    if (isTitleTaken(context, record.parentId, title, record.id)) return takenResponse('title');
    const after = { ...record, title: title.trim(), status, version: version + 1 };
    return { status: 200, body: toCategory(context, saveCategory(call, context, record, after)) };
  },

  setCategoryTargets: (call) => {
    const refusal = missingPermission(call.me, permissions.productCategoryEdit);
    if (refusal) return refusal;
    const context = requestContext(call);
    const record = context.catalogue.categories.get(call.path.categoryId);
    if (!record) return notFound();
    const { version, minGpPct, targetGpPct } = call.body;
    if (record.version !== version) return versionConflict(toCategory(context, record));
    const after = { ...record, minGpPct, targetGpPct, version: version + 1 };
    if (isFloorAboveTarget(context.catalogue, after)) {
      const message = 'The floor must not be above the target';
      return unprocessable({ field: 'minGpPct', code: 'above_target', message });
    }
    return { status: 200, body: toCategory(context, saveCategory(call, context, record, after)) };
  },

  deleteCategory: (call) => {
    const refusal = missingPermission(call.me, permissions.productCategoryEdit);
    if (refusal) return refusal;
    const context = requestContext(call);
    const { catalogue } = context;
    const record = catalogue.categories.get(call.path.categoryId);
    if (!record) return notFound();
    const { moveTo } = call.query;
    const problem = findDeletionProblem(context, record, moveTo);
    if (problem) return unprocessable(problem);
    if (moveTo !== undefined) moveContents(call, context, record.id, moveTo);
    moveMappings(marketWriter(call, context), record.id, moveTo ?? null);
    catalogue.categories.remove(record.id);
    renumber(context, childrenOf(context, record.parentId));
    logActivity(call.db, authorOf(call), {
      action: 'delete',
      entityType: 'category',
      entityId: record.id,
      entityLabel: record.title,
    });
    return { status: 200, body: { id: record.id } };
  },
} satisfies Partial<Area<'catalogue'>>;
