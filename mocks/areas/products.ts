import type { Catalogue } from '#mocks/catalogue/catalogue.ts';
import { productsFound } from '#mocks/catalogue/filters.ts';
import { actorOf } from '#mocks/catalogue/history.ts';
import { orderedProducts } from '#mocks/catalogue/listOrder.ts';
import { brokenLadders, moveFirstBreaks } from '#mocks/catalogue/moqLadders.ts';
import { pageOf, unknownSort } from '#mocks/catalogue/pages.ts';
import type { ProductRecord } from '#mocks/catalogue/records.ts';
import { supplierNumber } from '#mocks/catalogue/supplierNumber.ts';
import { matchedSkusOf } from '#mocks/catalogue/textHits.ts';
import { productOf, productRow } from '#mocks/catalogue/rows.ts';
import type { FieldProblem } from '#mocks/contract/types/types.gen.ts';
import { refusedWithout } from '#mocks/may.ts';
import { conflict, notFound, takenField, unknown, unprocessable } from '#mocks/problems.ts';
import type { Area, Call } from '#mocks/types.ts';
import { nodes } from '#session/nodes.ts';
import { deskOf, refusedReader, type Desk } from './catalogueShared.ts';
import { saveProduct } from './productRecords.ts';

/** A supplier uses each number once, for a product or a part. */
function supplierProblem(
  catalogue: Catalogue,
  product: ProductRecord,
  supplierId: string,
): FieldProblem | undefined {
  if (supplierId === product.supplierId) return undefined;
  if (!catalogue.suppliers.get(supplierId)) return unknown('supplierId', 'There is no such supplier');
  const others = catalogue.products.all().filter((other) => other.supplierId === supplierId);
  const parts = new Set(catalogue.skusOf(product.id).map(({ partId }) => supplierNumber(partId)));
  const isTaken = others.some(
    ({ id, productId }) =>
      supplierNumber(productId) === supplierNumber(product.productId) ||
      catalogue.skusOf(id).some(({ partId }) => parts.has(supplierNumber(partId))),
  );
  return isTaken ? takenField('supplierId') : undefined;
}

/** Rules that a schema cannot express; undefined when all hold. */
function problemOf(
  { catalogue }: Desk,
  product: ProductRecord,
  body: Call<'updateProduct'>['body'],
): FieldProblem | undefined {
  if (body.categoryId !== undefined && !catalogue.categories.get(body.categoryId)) {
    return unknown('categoryId', 'There is no such category');
  }
  const supplier = supplierProblem(catalogue, product, body.supplierId ?? product.supplierId);
  if (supplier) return supplier;
  if (body.replacedById === undefined || body.replacedById === null) return undefined;
  const replacement = catalogue.products.get(body.replacedById);
  const field = 'replacedById';
  if (!replacement || replacement.archivedAt !== null) return unknown(field, 'Product not found');
  if (replacement.id === product.id) {
    return { field, code: 'same', message: 'A product can’t replace itself' };
  }
  return (body.status ?? product.status) === 'discontinued'
    ? undefined
    : { field, code: 'not_discontinued', message: 'Only a discontinued product can have a replacement' };
}

export const products = {
  listProducts: (call) => {
    const refused = refusedReader(call.me);
    if (refused) return refused;
    const desk = deskOf(call);
    const found = productsFound(desk.catalogue, call.query, desk.eyes.now);
    const ordered = orderedProducts(desk.catalogue, found, call.query, desk.eyes);
    if ('unknown' in ordered) return unprocessable(unknownSort(ordered.unknown));
    const { items, ...page } = pageOf(ordered, call.query);
    const rows = items.map((product) => ({
      ...productRow(desk.catalogue, product, desk.eyes),
      ...matchedSkusOf(desk.catalogue, product, call.query.q),
    }));
    return { status: 200, body: { items: rows, ...page } };
  },

  getProduct: (call) => {
    const refused = refusedReader(call.me);
    if (refused) return refused;
    const { catalogue, eyes } = deskOf(call);
    const product = catalogue.products.get(call.path.productId);
    return product ? { status: 200, body: productOf(catalogue, product, eyes) } : notFound();
  },

  updateProduct: (call) => {
    const { version, moveFirstBreak = false, ...sent } = call.body;
    const refused =
      refusedWithout(call.me, nodes.skuManagerEdit) ??
      (moveFirstBreak ? refusedWithout(call.me, nodes.priceSlabsEdit) : undefined);
    if (refused) return refused;
    const desk = deskOf(call);
    const { catalogue, eyes } = desk;
    const product = catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    if (version !== product.version)
      return conflict(productOf(catalogue, product, eyes), product.updatedBy.name);
    const problem = problemOf(desk, product, call.body);
    if (problem) return unprocessable(problem);
    // A product that is sold again has no replacement.
    const sold = sent.status !== undefined && sent.status !== 'discontinued';
    // The costs of the new supplier are unknown.
    const isOther = sent.supplierId !== undefined && sent.supplierId !== product.supplierId;
    const change = { ...sent, ...(sold ? { replacedById: null } : {}), ...(isOther ? { costs: [] } : {}) };
    const saved = saveProduct(call, desk, product, change);
    if (moveFirstBreak) {
      const now = new Date(eyes.now).toISOString();
      moveFirstBreaks({ changes: call.db.catalogue, catalogue, actor: actorOf(call.me.account), now }, saved);
    }
    return { status: 200, body: productOf(catalogue, saved, eyes) };
  },

  checkMoq: (call) => {
    const refused = refusedReader(call.me);
    if (refused) return refused;
    return { status: 200, body: brokenLadders(deskOf(call).catalogue, call.body.changes) };
  },

  archiveProduct: (call) => {
    const refused = refusedWithout(call.me, nodes.skuManagerArchive);
    if (refused) return refused;
    const desk = deskOf(call);
    const product = desk.catalogue.products.get(call.path.productId);
    if (!product || product.archivedAt !== null) return notFound();
    if (call.query.version !== product.version)
      return conflict(productOf(desk.catalogue, product, desk.eyes));
    saveProduct(call, desk, product, { archivedAt: new Date(desk.eyes.now).toISOString() }, 'delete');
    return { status: 200, body: { id: product.id } };
  },

  restoreProduct: (call) => {
    const refused = refusedWithout(call.me, nodes.skuManagerArchive);
    if (refused) return refused;
    const desk = deskOf(call);
    const product = desk.catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    const back =
      product.archivedAt === null
        ? product
        : saveProduct(call, desk, product, { archivedAt: null }, 'restore');
    return { status: 200, body: productOf(desk.catalogue, back, desk.eyes) };
  },
} satisfies Partial<Area<'catalogue'>>;
