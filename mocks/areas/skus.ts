import { skusFound } from '#mocks/catalogue/filters.ts';
import { orderedSkus } from '#mocks/catalogue/listOrder.ts';
import { pageOf, unknownSort } from '#mocks/catalogue/pages.ts';
import { skuOf } from '#mocks/catalogue/rows.ts';
import { refusedWithout } from '#mocks/may.ts';
import { conflict, notFound, unprocessable } from '#mocks/problems.ts';
import type { Area } from '#mocks/types.ts';
import { nodes } from '#session/nodes.ts';
import { deskOf, refusedReader } from './catalogueShared.ts';
import { addSku, saveSku, skuProblems } from './skuRecords.ts';

export const skus = {
  listSkus: (call) => {
    const refused = refusedReader(call.me);
    if (refused) return refused;
    const desk = deskOf(call);
    const found = skusFound(desk.catalogue, call.query, desk.eyes.now);
    const ordered = orderedSkus(desk.catalogue, found, call.query, desk.eyes);
    if ('unknown' in ordered) return unprocessable(unknownSort(ordered.unknown));
    const { items, ...page } = pageOf(ordered, call.query);
    const rows = items.flatMap((sku) => skuOf(desk.catalogue, sku, desk.eyes) ?? []);
    return { status: 200, body: { items: rows, ...page } };
  },

  createSku: (call) => {
    const refused = refusedWithout(call.me, nodes.skuManagerEdit);
    if (refused) return refused;
    const desk = deskOf(call);
    const product = desk.catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    const problems = skuProblems(desk, product, { gtin: null, ...call.body });
    if (problems.length > 0) return unprocessable(...problems);
    const sku = skuOf(desk.catalogue, addSku(call, desk, product, call.body), desk.eyes);
    return sku ? { status: 201, body: sku } : notFound();
  },

  updateSku: (call) => {
    const refused = refusedWithout(call.me, nodes.skuManagerEdit);
    if (refused) return refused;
    const desk = deskOf(call);
    const { catalogue, eyes } = desk;
    const record = catalogue.skus.get(call.path.skuId);
    const product = record && catalogue.products.get(record.productId);
    const current = record && skuOf(catalogue, record, eyes);
    if (!record || !product || !current) return notFound();
    const { version, ...sent } = call.body;
    const change = { ...sent, ...(sent.partId === undefined ? {} : { partId: sent.partId.trim() }) };
    if (version !== record.version) return conflict(current);
    const problems = skuProblems(desk, product, change, record.id);
    if (problems.length > 0) return unprocessable(...problems);
    const saved = saveSku(call, desk, record, change, 'update');
    return { status: 200, body: skuOf(catalogue, saved, eyes) ?? current };
  },

  archiveSku: (call) => {
    const refused = refusedWithout(call.me, nodes.skuManagerArchive);
    if (refused) return refused;
    const desk = deskOf(call);
    const record = desk.catalogue.skus.get(call.path.skuId);
    if (!record || record.archivedAt !== null) return notFound();
    if (call.query.version !== record.version)
      return conflict(skuOf(desk.catalogue, record, desk.eyes) ?? record);
    saveSku(call, desk, record, { archivedAt: new Date(desk.eyes.now).toISOString() }, 'delete');
    return { status: 200, body: { id: record.id } };
  },
} satisfies Partial<Area<'catalogue'>>;
