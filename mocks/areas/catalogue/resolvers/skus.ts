import { findSkus } from '#mocks/areas/catalogue/records/filters.ts';
import { sortSkus } from '#mocks/areas/catalogue/records/listOrder.ts';
import { pageOf } from '#mocks/core/pages.ts';
import { skuOf } from '#mocks/areas/catalogue/records/rows.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { archivedConflict, versionConflict, notFound, unprocessable } from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { requestContext, missingReadPermission } from '#mocks/areas/catalogue/records/requestContext.ts';
import { addSku, saveSku, skuProblems } from '#mocks/areas/catalogue/records/skuRecords.ts';
import { locationOf } from '#mocks/core/route.ts';

export const skus = {
  listSkus: (call) => {
    const refusal = missingReadPermission(call.me);
    if (refusal) return refusal;
    const context = requestContext(call);
    const skus = findSkus(context.catalogue, call.query, context.viewer.now);
    const sortedSkus = sortSkus(context.catalogue, skus, call.query, context.viewer);
    const { items, ...page } = pageOf(sortedSkus, call.query);
    const rows = items.flatMap((sku) => skuOf(context.catalogue, sku, context.viewer) ?? []);
    return { status: 200, body: { items: rows, ...page } };
  },

  createSku: (call) => {
    const refusal = missingPermission(call.me, permissions.skuManagerEdit);
    if (refusal) return refusal;
    const context = requestContext(call);
    const product = context.catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    const problems = skuProblems(context, product, { gtin: null, ...call.body });
    if (problems.length > 0) return unprocessable(...problems);
    const sku = skuOf(context.catalogue, addSku(call, context, product, call.body), context.viewer);
    return sku ? { status: 201, body: sku, ...locationOf(`/skus/${sku.id}`) } : notFound();
  },

  updateSku: (call) => {
    const refusal = missingPermission(call.me, permissions.skuManagerEdit);
    if (refusal) return refusal;
    const context = requestContext(call);
    const { catalogue, viewer } = context;
    const record = catalogue.skus.get(call.path.skuId);
    const product = record && catalogue.products.get(record.productId);
    const current = record && skuOf(catalogue, record, viewer);
    if (!record || !product || !current) return notFound();
    if (record.archivedAt !== null) return archivedConflict({ ...current, archivedAt: record.archivedAt });
    const { version, ...fields } = call.body;
    const change = { ...fields, ...(fields.partId === undefined ? {} : { partId: fields.partId.trim() }) };
    if (version !== record.version) return versionConflict(current);
    const problems = skuProblems(context, product, change, record.id);
    if (problems.length > 0) return unprocessable(...problems);
    const saved = saveSku(call, context, record, change, 'update');
    return { status: 200, body: skuOf(catalogue, saved, viewer) ?? current };
  },

  archiveSku: (call) => {
    const refusal = missingPermission(call.me, permissions.skuManagerArchive);
    if (refusal) return refusal;
    const context = requestContext(call);
    const record = context.catalogue.skus.get(call.path.skuId);
    if (!record || record.archivedAt !== null) return notFound();
    if (call.query.version !== record.version)
      return versionConflict(skuOf(context.catalogue, record, context.viewer) ?? record);
    saveSku(call, context, record, { archivedAt: new Date(context.viewer.now).toISOString() }, 'delete');
    return { status: 200, body: { id: record.id } };
  },
} satisfies Partial<Area<'catalogue'>>;
