import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { findProducts } from '#mocks/areas/catalogue/records/filters.ts';
import { authorOf } from '#mocks/areas/activity/log.ts';
import { sortProducts } from '#mocks/areas/catalogue/records/listOrder.ts';
import { brokenLadders, moveFirstBreaks } from '#mocks/areas/catalogue/records/moqLadders.ts';
import { pageOf } from '#mocks/core/pages.ts';
import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { normalizeSupplierNumber } from '#mocks/areas/catalogue/records/supplierNumber.ts';
import { matchedSkusOf } from '#mocks/areas/catalogue/records/textHits.ts';
import { productOf, productRow } from '#mocks/areas/catalogue/records/rows.ts';
import type { FieldProblem } from '#mocks/contract/types/types.gen.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import {
  archivedConflict,
  versionConflict,
  notFound,
  takenProblem,
  unknownReference,
  unprocessable,
} from '#mocks/core/problems.ts';
import type { Area, Call } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import {
  missingProductPermission,
  missingReadPermission,
  requestContext,
} from '#mocks/areas/catalogue/records/requestContext.ts';
import { saveProduct } from '#mocks/areas/catalogue/records/productRecords.ts';

/** A supplier uses each number once, for a product or a part. */
function findSupplierProblem(
  catalogue: Catalogue,
  product: ProductRecord,
  supplierId: string,
): FieldProblem | undefined {
  if (supplierId === product.supplierId) return undefined;
  if (!catalogue.suppliers.get(supplierId))
    return unknownReference('supplierId', 'There is no such supplier');
  const others = catalogue.products.all().filter((other) => other.supplierId === supplierId);
  const parts = new Set(catalogue.skusOf(product.id).map(({ partId }) => normalizeSupplierNumber(partId)));
  const isTaken = others.some(
    ({ id, productId }) =>
      normalizeSupplierNumber(productId) === normalizeSupplierNumber(product.productId) ||
      catalogue.skusOf(id).some(({ partId }) => parts.has(normalizeSupplierNumber(partId))),
  );
  return isTaken ? takenProblem('supplierId') : undefined;
}

/** Rules that a schema cannot express; undefined when all hold. */
function findProblem(
  { catalogue }: RequestContext,
  product: ProductRecord,
  body: Call<'updateProduct'>['body'],
): FieldProblem | undefined {
  if (body.categoryId !== undefined && !catalogue.categories.get(body.categoryId)) {
    return unknownReference('categoryId', 'There is no such category');
  }
  const supplier = findSupplierProblem(catalogue, product, body.supplierId ?? product.supplierId);
  if (supplier) return supplier;
  if (body.replacedById === undefined || body.replacedById === null) return undefined;
  const replacement = catalogue.products.get(body.replacedById);
  const field = 'replacedById';
  if (!replacement || replacement.archivedAt !== null) return unknownReference(field, 'Product not found');
  if (replacement.id === product.id) {
    return { field, code: 'same', message: 'A product can’t replace itself' };
  }
  return (body.status ?? product.status) === 'discontinued'
    ? undefined
    : { field, code: 'not_discontinued', message: 'Only a discontinued product can have a replacement' };
}

export const products = {
  listProducts: (call) => {
    const refusal = missingReadPermission(call.me);
    if (refusal) return refusal;
    const context = requestContext(call);
    const products = findProducts(context.catalogue, call.query, context.viewer.now);
    const ordered = sortProducts(context.catalogue, products, call.query, context.viewer);
    const { items, ...page } = pageOf(ordered, call.query);
    const rows = items.map((product) => ({
      ...productRow(context.catalogue, product, context.viewer),
      ...matchedSkusOf(context.catalogue, product, call.query.q),
    }));
    return { status: 200, body: { items: rows, ...page } };
  },

  getProduct: (call) => {
    const refusal = missingProductPermission(call.me);
    if (refusal) return refusal;
    const { catalogue, viewer } = requestContext(call);
    const product = catalogue.products.get(call.path.productId);
    return product ? { status: 200, body: productOf(catalogue, product, viewer) } : notFound();
  },

  updateProduct: (call) => {
    const { version, moveFirstBreak = false, ...changes } = call.body;
    const refusal =
      missingPermission(call.me, permissions.skuManagerEdit) ??
      (moveFirstBreak ? missingPermission(call.me, permissions.priceSlabsEdit) : undefined);
    if (refusal) return refusal;
    const context = requestContext(call);
    const { catalogue, viewer } = context;
    const product = catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    if (product.archivedAt !== null) return archivedConflict(productOf(catalogue, product, viewer));
    if (version !== product.version)
      return versionConflict(productOf(catalogue, product, viewer), product.updatedBy.name);
    const problem = findProblem(context, product, call.body);
    if (problem) return unprocessable(problem);
    // A product that is sold again has no replacement.
    const isSoldAgain = changes.status !== undefined && changes.status !== 'discontinued';
    // The costs of the new supplier are unknown.
    const isNewSupplier = changes.supplierId !== undefined && changes.supplierId !== product.supplierId;
    const change = {
      ...changes,
      ...(isSoldAgain ? { replacedById: null } : {}),
      ...(isNewSupplier ? { costs: [] } : {}),
    };
    const saved = saveProduct(call, context, product, change);
    if (moveFirstBreak) {
      const now = new Date(viewer.now).toISOString();
      moveFirstBreaks({ db: call.db, catalogue, author: authorOf(call), now }, saved);
    }
    return { status: 200, body: productOf(catalogue, saved, viewer) };
  },

  checkMoq: (call) => {
    const refusal = missingReadPermission(call.me);
    if (refusal) return refusal;
    return { status: 200, body: brokenLadders(requestContext(call).catalogue, call.body.changes) };
  },

  archiveProduct: (call) => {
    const refusal = missingPermission(call.me, permissions.skuManagerArchive);
    if (refusal) return refusal;
    const context = requestContext(call);
    const product = context.catalogue.products.get(call.path.productId);
    if (!product || product.archivedAt !== null) return notFound();
    if (call.query.version !== product.version)
      return versionConflict(productOf(context.catalogue, product, context.viewer));
    saveProduct(call, context, product, { archivedAt: new Date(context.viewer.now).toISOString() }, 'delete');
    return { status: 200, body: { id: product.id } };
  },

  restoreProduct: (call) => {
    const refusal = missingPermission(call.me, permissions.skuManagerArchive);
    if (refusal) return refusal;
    const context = requestContext(call);
    const product = context.catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    const restored =
      product.archivedAt === null
        ? product
        : saveProduct(call, context, product, { archivedAt: null }, 'restore');
    return { status: 200, body: productOf(context.catalogue, restored, context.viewer) };
  },
} satisfies Partial<Area<'catalogue'>>;
