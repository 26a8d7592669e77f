import { skusFound } from '#mocks/catalogue/filters.ts';
import { pageOf, sorted, unknownSort, type SortKeys } from '#mocks/catalogue/pages.ts';
import { gpPct250Of } from '#mocks/catalogue/prices.ts';
import type { SkuRecord } from '#mocks/catalogue/records.ts';
import { ladderOf, pathOf, skuOf } from '#mocks/catalogue/rows.ts';
import { sizes } from '#mocks/catalogue/words.ts';
import { refusedWithout } from '#mocks/may.ts';
import { conflict, notFound, unprocessable } from '#mocks/problems.ts';
import type { Area } from '#mocks/types.ts';
import { nodes } from '#session/nodes.ts';
import { deskOf, refusedFlag, refusedReader, type Desk } from './catalogueShared.ts';
import { addSku, saveSku, skuProblems } from './skuRecords.ts';

/** Sizes stand from the smallest to the largest, others behind them by name. */
function placeOf(size: string): string {
  const at = sizes.indexOf(size);
  return at < 0 ? `9 ${size}` : `0 ${at}`;
}

function sortKeys({ catalogue, eyes }: Desk): SortKeys<SkuRecord> {
  const product = ({ productId }: SkuRecord) => catalogue.products.get(productId);
  const number = (text: string | null | undefined) => (text ? Number(text) : null);
  return {
    sku: ({ sku }) => sku,
    partId: ({ partId }) => partId,
    product: (sku) => product(sku)?.name ?? null,
    supplier: (sku) => catalogue.suppliers.get(product(sku)?.supplierId ?? '')?.name ?? null,
    category: (sku) => pathOf(catalogue, product(sku)?.categoryId ?? ''),
    colorName: ({ colorName }) => colorName,
    labelSize: ({ labelSize }) => labelSize && placeOf(labelSize),
    status: ({ status }) => status,
    quantityAvailable: ({ quantityAvailable }) => quantityAvailable,
    inventoryAt: ({ inventoryAt }) => inventoryAt,
    updatedAt: ({ updatedAt }) => updatedAt,
    fromPrice: (sku) => number(ladderOf(catalogue, sku).at(-1)?.unitPrice),
    gpPct250: (sku) => {
      const record = eyes.costs ? product(sku) : undefined;
      return record ? number(gpPct250Of(catalogue, record, ladderOf(catalogue, sku))) : null;
    },
    breaks: (sku) => ladderOf(catalogue, sku).length,
  };
}

export const skus = {
  listSkus: (call) => {
    const refused = refusedReader(call.me) ?? refusedFlag(call.me, call.query.flag);
    if (refused) return refused;
    const desk = deskOf(call);
    const found = skusFound(desk.catalogue, call.query, desk.eyes.now);
    const ordered = sorted(found, call.query.sort, sortKeys(desk));
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
    const { version, ...change } = call.body;
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
