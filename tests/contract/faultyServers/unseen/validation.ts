import { examples } from '#mocks/contract/examples.gen.ts';
import { at } from '#mocks/contract/homes.ts';
import { isFile } from '#mocks/core/readRequest.ts';
import { refuse } from '#mocks/core/replies.ts';
import type { Call } from '#tests/contract/faultyServers/faultyServer.ts';
import { changeBody, readSent, serve } from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

import { askInstead, catalogueFor, idOf, isRefusedFor, withOtherKey } from './tools.ts';

const PROFILE_IMAGE_BYTES = 1_048_576;
const PICTURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const takeAnyGtin: Serve = async (call) => {
  const response = await call.next();
  const gtin = at(readSent(call), 'gtin');
  if (typeof gtin !== 'string' || !(await isRefusedFor(response, 'check_digit'))) return response;
  const made = await askInstead(call, (body) => ({ ...body, gtin: null }));
  if (!made.ok) return made;
  const { skus } = catalogueFor(call);
  const sku = skus.get(await idOf(made));
  if (sku) skus.put({ ...sku, gtin });
  return changeBody(made, (body) => ({ ...body, gtin }));
};

/** As with a unique index that compares bytes. */
const compareNumbersExactly: Serve = async (call) => {
  const response = await call.next();
  const sent = readSent(call);
  const [productId, supplierId] = [at(sent, 'productId'), at(sent, 'supplierId')];
  if (typeof productId !== 'string' || !(await isRefusedFor(response, 'taken'))) return response;
  const { products } = catalogueFor(call);
  if (products.all().some((one) => one.supplierId === supplierId && one.productId === productId))
    return response;
  const free = `other-${call.request.headers.get('idempotency-key')}`.slice(0, 64);
  const made = await askInstead(call, (body) => ({ ...body, productId: free }));
  if (!made.ok) return made;
  const product = products.get(await idOf(made));
  if (product) products.put({ ...product, productId });
  return changeBody(made, (body) => ({ ...body, productId }));
};

async function imageOf({ request }: Call): Promise<{ form: FormData; image: File } | undefined> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) return undefined;
  const form = await request
    .clone()
    .formData()
    .catch(() => new FormData());
  const image = form.get('image');
  return isFile(image) ? { form, image } : undefined;
}

const acceptDeclaredType: Serve = async (call) => {
  const response = await call.next();
  const sent = response.status === 415 ? await imageOf(call) : undefined;
  if (!sent || !/^image\/(png|jpeg|webp)$/.test(sent.image.type)) return response;
  sent.form.set('image', new File([PICTURE], sent.image.name, { type: sent.image.type }));
  const headers = new Headers(call.request.headers);
  headers.delete('content-type');
  const { url, method } = call.request;
  return call.next(withOtherKey(call, new Request(url, { method, headers, body: sent.form })));
};

const refuseFullSize: Serve = async (call) => {
  const sent = await imageOf(call);
  return sent?.image.size === PROFILE_IMAGE_BYTES ? refuse(examples.imageTooLarge) : call.next();
};

/** What is taken and should not be, or the other way round. */
export const validation: readonly Variant[] = [
  {
    // createSku: "a GTIN has its check digit."
    name: 'a GTIN with a wrong check digit is taken',
    operations: ['createSku', 'listSkus'],
    start: () => serve('createSku', takeAnyGtin),
  },
  {
    // ProductInput.productId: "no other product of the supplier has it. Blanks around it and case do not count."
    name: 'a number of the supplier is taken again in another case',
    operations: ['createProduct', 'getProduct'],
    start: () => serve('createProduct', compareNumbersExactly),
  },
  {
    // addProductImage: "The server goes by the content, not by the name or the declared type".
    name: 'what is declared as a picture is taken as one',
    operations: ['addProductImage'],
    start: () => serve('addProductImage', acceptDeclaredType),
  },
  {
    // Refusals: "neither is a value exactly at a stated limit, for its size." ProfileImageUpload: "at most 1 048 576 bytes".
    name: 'a picture of exactly the largest size is refused',
    operations: ['uploadProfileImage'],
    start: () => serve('uploadProfileImage', refuseFullSize),
  },
];
