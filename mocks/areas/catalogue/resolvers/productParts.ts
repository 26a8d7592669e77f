import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { normalizePrice } from '#mocks/areas/catalogue/records/normalizePrice.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import {
  archivedConflict,
  versionConflict,
  notFound,
  unknownReference,
  unprocessable,
} from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import {
  missingProductPermission,
  missingReadPermission,
  requestContext,
} from '#mocks/areas/catalogue/records/requestContext.ts';
import { saveProduct } from '#mocks/areas/catalogue/records/productRecords.ts';

function chargesOf({ charges, version }: ProductRecord) {
  return { items: [...charges], currency: 'USD', version };
}

/** What the supplier sends: the name in capitals, as suppliers do, and numbers as they are. */
function sourceOf({
  sourceName,
  lastSyncAt,
  lastSyncError,
  lockedFields,
  version,
  ...product
}: ProductRecord) {
  const field = (name: string, ours: string | null, theirs: string | null) => ({
    field: name,
    ours,
    theirs,
    locked: lockedFields.includes(name),
  });
  const fields =
    sourceName === null
      ? []
      : [
          field('name', product.name, sourceName),
          field('description', product.description, product.description),
          field('brand', product.brand, product.brand),
          field('moq', String(product.moq), String(product.moq)),
          field(
            'leadTimeDays',
            product.leadTimeDays?.toString() ?? null,
            product.leadTimeDays?.toString() ?? null,
          ),
          field('countryOfOrigin', product.countryOfOrigin, product.countryOfOrigin),
        ];
  const service = sourceName === null ? null : 'Product 2.0.0';
  return { service, syncedAt: lastSyncAt, error: lastSyncError, fields, version };
}

/** What the supplier sends of a product, the locks against it, and the charges. */
export const productParts = {
  getProductSource: (call) => {
    const refusal = missingReadPermission(call.me);
    if (refusal) return refusal;
    const product = requestContext(call).catalogue.products.get(call.path.productId);
    return product ? { status: 200, body: sourceOf(product) } : notFound();
  },

  setFieldLocks: (call) => {
    const refusal = missingPermission(call.me, permissions.skuManagerEdit);
    if (refusal) return refusal;
    const context = requestContext(call);
    const product = context.catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    if (product.archivedAt !== null) return archivedConflict({ archivedAt: product.archivedAt });
    if (call.body.version !== product.version)
      return versionConflict(sourceOf(product), product.updatedBy.name);
    const knownFields = sourceOf(product).fields.map(({ field }) => field);
    const unknownField = call.body.fields.find((field) => !knownFields.includes(field));
    if (unknownField !== undefined) {
      return unprocessable(unknownReference('fields', `The supplier sends no ${unknownField}`));
    }
    return {
      status: 200,
      body: sourceOf(saveProduct(call, context, product, { lockedFields: call.body.fields })),
    };
  },

  listCharges: (call) => {
    const refusal = missingProductPermission(call.me);
    if (refusal) return refusal;
    const product = requestContext(call).catalogue.products.get(call.path.productId);
    return product ? { status: 200, body: chargesOf(product) } : notFound();
  },

  replaceCharges: (call) => {
    const refusal = missingPermission(call.me, permissions.priceSlabsEdit);
    if (refusal) return refusal;
    const context = requestContext(call);
    const product = context.catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    if (product.archivedAt !== null) return archivedConflict({ archivedAt: product.archivedAt });
    if (call.body.version !== product.version)
      return versionConflict(chargesOf(product), product.updatedBy.name);
    const charges = call.body.items.map((item) => ({
      ...item,
      price: normalizePrice(item.price),
      repeatPrice: item.repeatPrice === null ? null : normalizePrice(item.repeatPrice),
      id: context.catalogue.nextId('chg'),
    }));
    return { status: 200, body: chargesOf(saveProduct(call, context, product, { charges })) };
  },
} satisfies Partial<Area<'catalogue'>>;
