import type { ProductRecord } from '#mocks/areas/catalogue/records/records.ts';
import { writtenPrice } from '#mocks/areas/catalogue/records/writtenPrice.ts';
import { refusedWithout } from '#mocks/core/hasPermission.ts';
import { archivedNow, conflict, notFound, unknown, unprocessable } from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { requestContext, refusedReader } from '#mocks/areas/catalogue/records/catalogueShared.ts';
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
    const refused = refusedReader(call.me);
    if (refused) return refused;
    const product = requestContext(call).catalogue.products.get(call.path.productId);
    return product ? { status: 200, body: sourceOf(product) } : notFound();
  },

  setFieldLocks: (call) => {
    const refused = refusedWithout(call.me, permissions.skuManagerEdit);
    if (refused) return refused;
    const context = requestContext(call);
    const product = context.catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    if (call.body.version !== product.version) return conflict(sourceOf(product), product.updatedBy.name);
    const known = sourceOf(product).fields.map(({ field }) => field);
    const missing = call.body.fields.find((field) => !known.includes(field));
    if (missing !== undefined) {
      return unprocessable(unknown('fields', `The supplier sends no ${missing}`));
    }
    return {
      status: 200,
      body: sourceOf(saveProduct(call, context, product, { lockedFields: call.body.fields })),
    };
  },

  listCharges: (call) => {
    const refused = refusedReader(call.me);
    if (refused) return refused;
    const product = requestContext(call).catalogue.products.get(call.path.productId);
    return product ? { status: 200, body: chargesOf(product) } : notFound();
  },

  replaceCharges: (call) => {
    const refused = refusedWithout(call.me, permissions.priceSlabsEdit);
    if (refused) return refused;
    const context = requestContext(call);
    const product = context.catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    if (product.archivedAt !== null) return archivedNow({ archivedAt: product.archivedAt });
    if (call.body.version !== product.version) return conflict(chargesOf(product), product.updatedBy.name);
    const charges = call.body.items.map((item) => ({
      ...item,
      price: writtenPrice(item.price),
      repeatPrice: item.repeatPrice === null ? null : writtenPrice(item.repeatPrice),
      id: context.catalogue.nextId('chg'),
    }));
    return { status: 200, body: chargesOf(saveProduct(call, context, product, { charges })) };
  },
} satisfies Partial<Area<'catalogue'>>;
