import { authorOf, logActivity } from '#mocks/areas/activity/log.ts';
import { actorOf } from '#mocks/core/accounts.ts';
import type { ProductRecord, SkuRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { productOf } from '#mocks/areas/catalogue/records/rows.ts';
import { normalizeSupplierNumber } from '#mocks/areas/catalogue/records/supplierNumber.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { takenProblem, unknownReference, unprocessable } from '#mocks/core/problems.ts';
import type { Area, Call } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import { locationOf } from '#mocks/core/route.ts';

type ProductInput = Call<'createProduct'>['body'];

/** The SKUs of a product under the numbers of its copy. What belongs to the goods themselves is not copied. */
function copySkus({ catalogue }: RequestContext, original: ProductRecord | undefined, input: ProductInput) {
  return (original ? catalogue.skusOf(original.id) : []).map((record) => {
    const suffix = record.sku.startsWith(original?.sku ?? '')
      ? record.sku.slice(original?.sku.length)
      : `-${record.sku}`;
    const numbers = { sku: `${input.sku}${suffix}`, partId: `${input.productId.trim()}${suffix}` };
    const emptyFields = { gtin: null, quantityAvailable: null, futureAvailability: [], inventoryAt: null };
    return { ...record, ...numbers, ...emptyFields };
  });
}

/** What keeps a product from being made, field by field. */
function findProblems(
  { catalogue }: RequestContext,
  input: ProductInput,
  original: ProductRecord | undefined,
  copies: readonly SkuRecord[],
) {
  const all = catalogue.products.all();
  const numbers = new Set(copies.map(({ sku }) => sku.toLowerCase()));
  const hasSameSku = (one: ProductRecord) => one.sku.toLowerCase() === input.sku.toLowerCase();
  const hasSameNumber = (one: ProductRecord) =>
    one.supplierId === input.supplierId &&
    normalizeSupplierNumber(one.productId) === normalizeSupplierNumber(input.productId);
  const isSkuTaken =
    all.some(hasSameSku) ||
    (copies.length > 0 && catalogue.skus.all().some(({ sku }) => numbers.has(sku.toLowerCase())));
  return [
    ...(isSkuTaken ? [takenProblem('sku')] : []),
    ...(all.some(hasSameNumber) ? [takenProblem('productId')] : []),
    ...(catalogue.suppliers.get(input.supplierId)
      ? []
      : [unknownReference('supplierId', 'There is no such supplier')]),
    ...(catalogue.categories.get(input.categoryId)
      ? []
      : [unknownReference('categoryId', 'There is no such category')]),
    ...(input.copyOf !== undefined && !original ? [unknownReference('copyOf', 'Product not found')] : []),
  ];
}

export const productCreation = {
  createProduct: (call) => {
    const { me, body } = call;
    const refusal = missingPermission(me, permissions.skuManagerEdit);
    if (refusal) return refusal;
    const context = requestContext(call);
    const { catalogue, viewer } = context;
    const original = body.copyOf === undefined ? undefined : catalogue.products.get(body.copyOf);
    const copies = copySkus(context, original, body);
    const problems = findProblems(context, body, original, copies);
    if (problems.length > 0) return unprocessable(...problems);
    const now = new Date(viewer.now).toISOString();
    const actor = actorOf(me.account);
    const product = catalogue.products.put({
      id: catalogue.nextId('prd'),
      productId: body.productId.trim(),
      sku: body.sku,
      name: body.name,
      description: body.description ?? original?.description ?? '',
      brand: body.brand ?? original?.brand ?? null,
      lineName: body.lineName ?? original?.lineName ?? null,
      supplierId: body.supplierId,
      categoryId: body.categoryId,
      status: 'draft',
      moq: body.moq,
      leadTimeDays: body.leadTimeDays ?? original?.leadTimeDays ?? null,
      countryOfOrigin: body.countryOfOrigin ?? original?.countryOfOrigin ?? null,
      features: original?.features ?? [],
      lockedFields: [],
      replacedById: null,
      isKvi: body.isKvi ?? false,
      isCaution: false,
      priceExpiresAt: null,
      lastSyncAt: null,
      lastSyncError: null,
      sourceName: null,
      // What another supplier asks is not known.
      costs: original?.supplierId === body.supplierId ? original.costs : [],
      charges: (original?.charges ?? []).map((charge) => ({ ...charge, id: catalogue.nextId('chg') })),
      archivedAt: null,
      createdAt: now,
      updatedAt: now,
      updatedBy: actor,
      version: 1,
    });
    for (const copy of copies) {
      const id = catalogue.nextId('sku');
      catalogue.skus.put({ ...copy, id, productId: product.id, version: 1, updatedAt: now });
    }
    const entity = { entityType: 'product', entityId: product.id, entityLabel: product.sku } as const;
    const undo = { kind: 'product', before: null, after: product } as const;
    logActivity(call.db, authorOf(call), { action: 'create', ...entity, undo });
    const reply = productOf(catalogue, product, viewer);
    return { status: 201, body: reply, ...locationOf(`/products/${product.id}`) };
  },
} satisfies Partial<Area<'catalogue'>>;
