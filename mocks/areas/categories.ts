import { actorOf, remember } from '#mocks/catalogue/history.ts';
import { marginsOf } from '#mocks/catalogue/prices.ts';
import type { CategoryRecord } from '#mocks/catalogue/records.ts';
import { slugOf } from '#mocks/catalogue/seedCategories.ts';
import type { FieldProblem } from '#mocks/contract/types/types.gen.ts';
import { may, refusedWithout } from '#mocks/may.ts';
import { conflict, notFound, taken, unknown, unprocessable } from '#mocks/problems.ts';
import type { Area } from '#mocks/types.ts';
import { nodes } from '#session/nodes.ts';
import { deskOf, refusedReader, type Asked, type Desk } from './catalogueShared.ts';
import {
  childrenOf,
  placeProblem,
  renumber,
  saveCategory,
  shownCategory,
  titleTaken,
  treeOf,
} from './categoryTree.ts';
import { saveProduct } from './productRecords.ts';

/** Default margin targets of a new root category. */
const rootMargins = { targetGpPct: 36, minGpPct: 30 };
const inherited = { targetGpPct: null, minGpPct: null };

/** Why a category cannot be deleted: it has contents, and no category to move them to. */
function deletionProblem(
  desk: Desk,
  record: CategoryRecord,
  moveTo: string | undefined,
): FieldProblem | undefined {
  const children = childrenOf(desk, record.id);
  if (moveTo === undefined) {
    const held = desk.catalogue.products.all().some(({ categoryId }) => categoryId === record.id);
    return children.length > 0 || held
      ? { field: 'moveTo', code: 'required', message: 'Choose a category to move its contents to' }
      : undefined;
  }
  if (moveTo === record.id || !desk.catalogue.categories.get(moveTo)) {
    return unknown('moveTo', 'There is no such category');
  }
  for (const child of children) {
    const problem = placeProblem(desk, child, moveTo);
    if (problem) return { ...problem, field: 'moveTo' };
  }
  return undefined;
}

/** Moves the contents of a category to the end of another one. */
function moveContents(asked: Asked, desk: Desk, from: string, to: string): void {
  const here = childrenOf(desk, to).filter(({ id }) => id !== from);
  renumber(desk, here);
  for (const [at, child] of childrenOf(desk, from).entries()) {
    const position = here.length + at + 1;
    saveCategory(asked, desk, child, { ...child, parentId: to, position, version: child.version + 1 });
  }
  for (const product of desk.catalogue.products.all()) {
    if (product.categoryId === from) saveProduct(asked, desk, product, { categoryId: to });
  }
}

export const categories = {
  listCategories: (call) => {
    const refused = may(call.me, nodes.productCategory) ? undefined : refusedReader(call.me);
    return refused ?? { status: 200, body: { items: treeOf(deskOf(call)) } };
  },

  createCategory: (call) => {
    const refused = refusedWithout(call.me, nodes.productCategoryEdit);
    if (refused) return refused;
    const desk = deskOf(call);
    const { parentId } = call.body;
    const title = call.body.title.trim();
    if (parentId !== null && !desk.catalogue.categories.get(parentId)) {
      return unprocessable(unknown('parentId', 'There is no such category'));
    }
    const problem = placeProblem(desk, { title }, parentId);
    if (problem) return unprocessable(problem);
    const id = desk.catalogue.nextId('cat');
    const made = saveCategory(call, desk, null, {
      id,
      parentId,
      title,
      slug: [slugOf(title), id].filter(Boolean).join('-'),
      position: childrenOf(desk, parentId).length + 1,
      status: 'active',
      ...(parentId === null ? rootMargins : inherited),
      version: 1,
    });
    return { status: 201, body: shownCategory(desk, made) };
  },

  moveCategory: (call) => {
    const refused = refusedWithout(call.me, nodes.productCategoryEdit);
    if (refused) return refused;
    const desk = deskOf(call);
    const { id, parentId, position, version } = call.body;
    const record = desk.catalogue.categories.get(id);
    if (!record || (parentId !== null && !desk.catalogue.categories.get(parentId))) return notFound();
    if (record.version !== version) return conflict(shownCategory(desk, record));
    const problem = placeProblem(desk, record, parentId);
    if (problem) return unprocessable(problem);
    const siblings = childrenOf(desk, parentId).filter((one) => one.id !== id);
    const place = Math.min(position, siblings.length + 1);
    const moved = { ...record, parentId, position: place, version: version + 1 };
    saveCategory(call, desk, record, moved);
    renumber(desk, siblings.toSpliced(place - 1, 0, moved));
    renumber(desk, childrenOf(desk, record.parentId));
    return { status: 200, body: { items: treeOf(desk) } };
  },

  updateCategory: (call) => {
    const refused = refusedWithout(call.me, nodes.productCategoryEdit);
    if (refused) return refused;
    const desk = deskOf(call);
    const record = desk.catalogue.categories.get(call.path.categoryId);
    if (!record) return notFound();
    const { version, title = record.title, status = record.status } = call.body;
    if (record.version !== version) return conflict(shownCategory(desk, record));
    if (titleTaken(desk, record.parentId, title, record.id)) return taken('title');
    const after = { ...record, title: title.trim(), status, version: version + 1 };
    return { status: 200, body: shownCategory(desk, saveCategory(call, desk, record, after)) };
  },

  setCategoryTargets: (call) => {
    const refused = refusedWithout(call.me, nodes.productCategoryEdit);
    if (refused) return refused;
    const desk = deskOf(call);
    const record = desk.catalogue.categories.get(call.path.categoryId);
    if (!record) return notFound();
    const { version, minGpPct, targetGpPct } = call.body;
    if (record.version !== version) return conflict(shownCategory(desk, record));
    const above = record.parentId === null ? null : marginsOf(desk.catalogue, record.parentId);
    const floor = minGpPct ?? above?.min ?? 0;
    const target = targetGpPct ?? above?.target ?? null;
    if (target !== null && floor > target) {
      const message = 'The floor must not be above the target';
      return unprocessable({ field: 'minGpPct', code: 'above_target', message });
    }
    const after = { ...record, minGpPct, targetGpPct, version: version + 1 };
    return { status: 200, body: shownCategory(desk, saveCategory(call, desk, record, after)) };
  },

  deleteCategory: (call) => {
    const refused = refusedWithout(call.me, nodes.productCategoryEdit);
    if (refused) return refused;
    const desk = deskOf(call);
    const { catalogue } = desk;
    const record = catalogue.categories.get(call.path.categoryId);
    if (!record) return notFound();
    const { moveTo } = call.query;
    const problem = deletionProblem(desk, record, moveTo);
    if (problem) return unprocessable(problem);
    if (moveTo !== undefined) moveContents(call, desk, record.id, moveTo);
    catalogue.categories.remove(record.id);
    renumber(desk, childrenOf(desk, record.parentId));
    remember(call.db.catalogue, catalogue, {
      actor: actorOf(call.me.account),
      action: 'delete',
      entityType: 'category',
      entityId: record.id,
      entityLabel: record.title,
      changes: [],
    });
    return { status: 200, body: { id: record.id } };
  },
} satisfies Partial<Area<'catalogue'>>;
