import { containsWords } from '#mocks/areas/catalogue/records/filters.ts';
import { authorOf, fieldChanges, logActivity } from '#mocks/areas/activity/log.ts';
import type { SupplierRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { versionConflict, notFound, unprocessable } from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { requestContext, missingReadPermission } from '#mocks/areas/catalogue/records/requestContext.ts';

function toSupplier({ catalogue }: RequestContext, record: SupplierRecord) {
  const ownProducts = catalogue.products
    .all()
    .filter(({ supplierId, archivedAt }) => supplierId === record.id && archivedAt === null);
  return { ...record, productCount: ownProducts.length };
}

export const suppliers = {
  listSuppliers: (call) => {
    const refusal = missingReadPermission(call.me);
    if (refusal) return refusal;
    const context = requestContext(call);
    const counts = new Map<string, number>();
    for (const { supplierId, archivedAt } of context.catalogue.products.all()) {
      if (archivedAt === null) counts.set(supplierId, (counts.get(supplierId) ?? 0) + 1);
    }
    const items = context.catalogue.suppliers
      .all()
      .filter(({ code, name }) => containsWords(call.query.q ?? '', code, name))
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map((record) => ({ ...record, productCount: counts.get(record.id) ?? 0 }));
    return { status: 200, body: { items } };
  },

  updateSupplier: (call) => {
    const refusal = missingPermission(call.me, permissions.skuManagerEdit);
    if (refusal) return refusal;
    const context = requestContext(call);
    const record = context.catalogue.suppliers.get(call.path.supplierId);
    if (!record) return notFound();
    const { version, ...change } = call.body;
    if (record.version !== version) return versionConflict(toSupplier(context, record));
    const letter = Object.keys(change.discountCodes ?? {}).find((key) => !/^[A-Z]$/.test(key));
    if (letter !== undefined) {
      const message = `${letter} isn’t a code letter`;
      return unprocessable({ field: 'discountCodes', code: 'not_a_letter', message });
    }
    const after = context.catalogue.suppliers.put({ ...record, ...change, version: version + 1 });
    const entity = { entityType: 'supplier', entityId: after.id, entityLabel: after.code } as const;
    const changes = fieldChanges(record, after, ['eqp', 'discountCodes', 'status']);
    logActivity(call.db, authorOf(call), { action: 'update', ...entity, changes });
    return { status: 200, body: toSupplier(context, after) };
  },
} satisfies Partial<Area<'catalogue'>>;
