import type { ImageRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { productOf } from '#mocks/areas/catalogue/records/rows.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { readImage } from '#mocks/core/imageFile.ts';
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
import { requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import { saveProduct } from '#mocks/areas/catalogue/records/productRecords.ts';
import { locationOf } from '#mocks/core/route.ts';

/** The contract's limit. */
const MAX_IMAGES = 20;

/** Only the first picture is the main one. */
function markPrimary(images: readonly ImageRecord[]): ImageRecord[] {
  return images.map((image, index) => {
    if (index === 0) return { ...image, kind: 'primary' };
    return image.kind === 'primary' ? { ...image, kind: 'detail' } : image;
  });
}

/** The pictures of a product. */
export const productImages = {
  addProductImage: async (call) => {
    const refusal = missingPermission(call.me, permissions.skuManagerEdit);
    if (refusal) return refusal;
    const context = requestContext(call);
    const product = context.catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    if (product.archivedAt !== null)
      return archivedConflict(productOf(context.catalogue, product, context.viewer));
    const { image, alt } = call.body;
    const dataUrl = await readImage(image);
    if (dataUrl === null) return { status: 415, body: examples.imageUnsupported };
    const { images = [] } = product;
    if (images.length >= MAX_IMAGES) {
      const message = `A product can have at most ${MAX_IMAGES} pictures`;
      return unprocessable({ field: 'image', code: 'too_many', message });
    }
    const id = context.catalogue.nextId('img');
    call.db.catalogue.images[id] = dataUrl;
    const newImages = markPrimary([...images, { id, kind: 'detail', alt: alt.trim() }]);
    const saved = saveProduct(call, context, product, { images: newImages });
    const body = productOf(context.catalogue, saved, context.viewer);
    return { status: 201, body, ...locationOf(`/products/${product.id}`) };
  },

  replaceProductImages: (call) => {
    const refusal = missingPermission(call.me, permissions.skuManagerEdit);
    if (refusal) return refusal;
    const context = requestContext(call);
    const { catalogue, viewer } = context;
    const product = catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    if (product.archivedAt !== null) return archivedConflict(productOf(catalogue, product, viewer));
    const { version, images: requested } = call.body;
    if (version !== product.version) {
      return versionConflict(productOf(catalogue, product, viewer), product.updatedBy.name);
    }
    const existing = new Map((product.images ?? []).map((image) => [image.id, image]));
    if (new Set(requested.map(({ id }) => id)).size < requested.length) {
      return unprocessable({ field: 'images', code: 'duplicate', message: 'A picture is listed twice' });
    }
    const images = requested.flatMap(({ id, alt }) => {
      const image = existing.get(id);
      return image ? [{ ...image, alt: alt.trim() }] : [];
    });
    if (images.length < requested.length) {
      return unprocessable(unknownReference('images', 'The product has no such picture'));
    }
    for (const id of existing.keys()) {
      if (images.every((image) => image.id !== id)) Reflect.deleteProperty(call.db.catalogue.images, id);
    }
    const saved = saveProduct(call, context, product, { images: markPrimary(images) });
    return { status: 200, body: productOf(catalogue, saved, viewer) };
  },
} satisfies Partial<Area<'catalogue'>>;
