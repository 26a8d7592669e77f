import { findsWords } from '#mocks/catalogue/filters.ts';
import { actorOf, changesOf, remember } from '#mocks/catalogue/history.ts';
import { pageOf } from '#mocks/catalogue/pages.ts';
import type { CategoryRecord, SupplierRecord } from '#mocks/catalogue/records.ts';
import { categoryOf, lineageOf, productCounts } from '#mocks/catalogue/rows.ts';
import { slugOf } from '#mocks/catalogue/seedCategories.ts';
import type { Category } from '#mocks/contract/types/types.gen.ts';
import { may, refusedWithout } from '#mocks/may.ts';
import { conflict, notFound, taken, unprocessable } from '#mocks/problems.ts';
import type { Area, Call, OperationId } from '#mocks/types.ts';
import { nodes } from '#session/nodes.ts';
import { deskOf, refusedReader, type Desk } from './catalogueShared.ts';

/** No category lies deeper. */
const DEEPEST = 4;

/** The whole tree, parents before their children, siblings in their order. */
function treeOf({ catalogue }: Desk): Category[] {
  const counts = productCounts(catalogue);
  const all = catalogue.categories.all();
  const below = (parentId: string | null): Category[] =>
    all
      .filter((record) => record.parentId === parentId)
      .toSorted((a, b) => a.position - b.position)
      .flatMap((record) => [categoryOf(catalogue, record, counts), ...below(record.id)]);
  return below(null);
}

function shown({ catalogue }: Desk, record: CategoryRecord): Category {
  return categoryOf(catalogue, record, productCounts(catalogue));
}

function save<K extends OperationId>(
  { db, me }: Call<K>,
  { catalogue }: Desk,
  before: CategoryRecord | null,
  after: CategoryRecord,
): CategoryRecord {
  catalogue.categories.put(after);
  const changes = changesOf(before ?? {}, after, [
    'title',
    'parentId',
    'position',
    'status',
    'targetGpPct',
    'minGpPct',
  ]);
  const entity = { entityType: 'category', entityId: after.id, entityLabel: after.title } as const;
  if (me) {
    const action = before ? 'update' : 'create';
    remember(db.catalogue, catalogue, { actor: actorOf(me.account), action, ...entity, changes });
  }
  return after;
}

/** Siblings are numbered from one on, with the moved one at its new place. */
function renumber<K extends OperationId>(
  call: Call<K>,
  desk: Desk,
  parentId: string | null,
  moved?: CategoryRecord,
  position = 1,
): void {
  const others = desk.catalogue.categories
    .all()
    .filter((one) => one.parentId === parentId && one.id !== moved?.id)
    .toSorted((a, b) => a.position - b.position);
  if (moved) others.splice(Math.min(position, others.length + 1) - 1, 0, moved);
  for (const [at, one] of others.entries()) {
    if (one.position !== at + 1)
      save(call, desk, one, { ...one, position: at + 1, version: one.version + 1 });
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
    const { parentId, title } = call.body;
    const siblings = desk.catalogue.categories.all().filter((one) => one.parentId === parentId);
    if (parentId !== null && !desk.catalogue.categories.get(parentId)) {
      return unprocessable({ field: 'parentId', code: 'unknown', message: 'There is no such category' });
    }
    if (parentId !== null && lineageOf(desk.catalogue, parentId).length >= DEEPEST) {
      return unprocessable({
        field: 'parentId',
        code: 'too_deep',
        message: 'No category lies deeper than four',
      });
    }
    if (siblings.some((one) => one.title.toLowerCase() === title.trim().toLowerCase())) return taken('title');
    const id = desk.catalogue.nextId('cat');
    const made = save(call, desk, null, {
      id,
      parentId,
      title: title.trim(),
      slug: `${slugOf(title)}-${id}`,
      position: siblings.length + 1,
      status: 'active',
      targetGpPct: parentId === null ? 36 : null,
      minGpPct: parentId === null ? 30 : null,
      version: 1,
    });
    return { status: 201, body: shown(desk, made) };
  },

  moveCategory: (call) => {
    const refused = refusedWithout(call.me, nodes.productCategoryEdit);
    if (refused) return refused;
    const desk = deskOf(call);
    const { id, parentId, position, version } = call.body;
    const record = desk.catalogue.categories.get(id);
    if (!record || (parentId !== null && !desk.catalogue.categories.get(parentId))) return notFound();
    if (record.version !== version) return conflict(shown(desk, record));
    const line = parentId === null ? [] : lineageOf(desk.catalogue, parentId);
    if (line.some((one) => one.id === id)) {
      return unprocessable({
        field: 'parentId',
        code: 'cycle',
        message: 'A category does not lie below itself',
      });
    }
    if (line.length >= DEEPEST) {
      return unprocessable({
        field: 'parentId',
        code: 'too_deep',
        message: 'No category lies deeper than four',
      });
    }
    const moved = save(call, desk, record, { ...record, parentId, position: 0, version: version + 1 });
    renumber(call, desk, parentId, moved, position);
    if (record.parentId !== parentId) renumber(call, desk, record.parentId);
    return { status: 200, body: { items: treeOf(desk) } };
  },

  updateCategory: (call) => {
    const refused = refusedWithout(call.me, nodes.productCategoryEdit);
    if (refused) return refused;
    const desk = deskOf(call);
    const record = desk.catalogue.categories.get(call.path.categoryId);
    if (!record) return notFound();
    const { version, title = record.title, status = record.status } = call.body;
    if (record.version !== version) return conflict(shown(desk, record));
    const clash = desk.catalogue.categories
      .all()
      .some(
        (one) =>
          one.id !== record.id &&
          one.parentId === record.parentId &&
          one.title.toLowerCase() === title.trim().toLowerCase(),
      );
    if (clash) return taken('title');
    const saved = save(call, desk, record, { ...record, title: title.trim(), status, version: version + 1 });
    return { status: 200, body: shown(desk, saved) };
  },

  setCategoryTargets: (call) => {
    const refused = refusedWithout(call.me, nodes.productCategoryEdit);
    if (refused) return refused;
    const desk = deskOf(call);
    const record = desk.catalogue.categories.get(call.path.categoryId);
    if (!record) return notFound();
    const { version, ...targets } = call.body;
    if (record.version !== version) return conflict(shown(desk, record));
    const { minGpPct, targetGpPct } = targets;
    if (minGpPct !== null && targetGpPct !== null && minGpPct > targetGpPct) {
      return unprocessable({
        field: 'minGpPct',
        code: 'above_target',
        message: 'The floor is not above the target',
      });
    }
    return {
      status: 200,
      body: shown(desk, save(call, desk, record, { ...record, ...targets, version: version + 1 })),
    };
  },

  deleteCategory: (call) => {
    const refused = refusedWithout(call.me, nodes.productCategoryEdit);
    if (refused) return refused;
    const desk = deskOf(call);
    const { catalogue } = desk;
    const record = catalogue.categories.get(call.path.categoryId);
    if (!record) return notFound();
    const children = catalogue.categories.all().filter(({ parentId }) => parentId === record.id);
    const held = catalogue.products.all().filter(({ categoryId }) => categoryId === record.id);
    const target = call.query.moveTo === undefined ? undefined : catalogue.categories.get(call.query.moveTo);
    const inside = target && lineageOf(catalogue, target.id).some(({ id }) => id === record.id);
    if (inside || (!target && children.length + held.length > 0)) {
      return unprocessable({
        field: 'moveTo',
        code: 'required',
        message: 'Name a category that receives what is in it',
      });
    }
    for (const child of target ? children : []) {
      save(call, desk, child, { ...child, parentId: target?.id ?? null, version: child.version + 1 });
    }
    for (const product of target ? held : []) {
      catalogue.products.put({ ...product, categoryId: target?.id ?? '', version: product.version + 1 });
    }
    catalogue.categories.remove(record.id);
    renumber(call, desk, record.parentId);
    if (target) renumber(call, desk, target.id);
    const entity = { entityType: 'category', entityId: record.id, entityLabel: record.title } as const;
    remember(call.db.catalogue, catalogue, {
      actor: actorOf(call.me.account),
      action: 'delete',
      ...entity,
      changes: [],
    });
    return { status: 200, body: { id: record.id } };
  },
} satisfies Partial<Area<'catalogue'>>;

function supplierOf({ catalogue }: Desk, record: SupplierRecord) {
  const held = catalogue.products
    .all()
    .filter(({ supplierId, archivedAt }) => supplierId === record.id && archivedAt === null);
  return { ...record, productCount: held.length };
}

export const suppliers = {
  listSuppliers: (call) => {
    const refused = refusedReader(call.me);
    if (refused) return refused;
    const desk = deskOf(call);
    const counts = new Map<string, number>();
    for (const { supplierId, archivedAt } of desk.catalogue.products.all()) {
      if (archivedAt === null) counts.set(supplierId, (counts.get(supplierId) ?? 0) + 1);
    }
    const items = desk.catalogue.suppliers
      .all()
      .filter(({ code, name }) => findsWords(call.query.q ?? '', code, name))
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map((record) => ({ ...record, productCount: counts.get(record.id) ?? 0 }));
    return { status: 200, body: { items } };
  },

  updateSupplier: (call) => {
    const refused = refusedWithout(call.me, nodes.skuManagerEdit);
    if (refused) return refused;
    const desk = deskOf(call);
    const record = desk.catalogue.suppliers.get(call.path.supplierId);
    if (!record) return notFound();
    const { version, ...change } = call.body;
    if (record.version !== version) return conflict(supplierOf(desk, record));
    const letter = Object.keys(change.discountCodes ?? {}).find((key) => !/^[A-Z]$/.test(key));
    if (letter !== undefined) {
      return unprocessable({
        field: 'discountCodes',
        code: 'not_a_letter',
        message: `${letter} is no code letter`,
      });
    }
    const after = desk.catalogue.suppliers.put({ ...record, ...change, version: version + 1 });
    const entity = { entityType: 'supplier', entityId: after.id, entityLabel: after.code } as const;
    const changes = changesOf(record, after, ['eqp', 'discountCodes', 'status']);
    remember(call.db.catalogue, desk.catalogue, {
      actor: actorOf(call.me.account),
      action: 'update',
      ...entity,
      changes,
    });
    return { status: 200, body: supplierOf(desk, after) };
  },

  listActivity: (call) => {
    const { entityType, entityId } = call.query;
    const refused = entityId ? refusedReader(call.me) : refusedWithout(call.me, nodes.activityLog);
    if (refused) return refused;
    const found = call.db.catalogue.activity.filter(
      (entry) =>
        (!entityType || entry.entityType === entityType) && (!entityId || entry.entityId === entityId),
    );
    return { status: 200, body: pageOf(found, call.query) };
  },
} satisfies Partial<Area<'catalogue'>>;
