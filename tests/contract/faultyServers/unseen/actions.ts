import { examples } from '#mocks/contract/examples.gen.ts';
import { at } from '#mocks/contract/homes.ts';
import { itemsOf, type Fields } from '#tests/contract/faultyServers/variants/serving.ts';

import type { Client, Seen } from './client.ts';

const sets = '/products/prd-0001/slab-sets';

/** The live ladder of a product. */
export async function findLive(admin: Client): Promise<Fields> {
  const [live] = itemsOf(
    await admin.read(`${sets}?state=live&owner=prd-0001&currency=USD&configuration=Decorated`),
  );
  return live ?? {};
}

/** A new draft beside the live ladder of the product, with something of it changed. */
export async function startDraft(admin: Client, change: object = {}): Promise<Seen> {
  for (const draft of itemsOf(await admin.read(`${sets}?state=draft`)))
    await admin.call('DELETE', `/slab-sets/${String(draft['id'])}?version=${String(draft['version'])}`);
  const { owner, currency, priceType, configuration, slabs } = await findLive(admin);
  const draft = { owner, currency, priceType, configuration, slabs, note: 'New', link: null };
  return admin.call('POST', sets, { ...draft, ...change });
}

/** The check of a file. */
export function checkFile(
  admin: Client,
  content: string | Uint8Array<ArrayBuffer>,
  kind = 'products',
): Promise<Seen> {
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', new File([content], `${kind}.csv`, { type: 'text/csv' }));
  return admin.call('POST', '/imports', form);
}

/** A PNG of one pixel. */
export function onePixel(): Blob {
  const base64 = String(examples.profileWithImage.profile_image).replace(/^.*base64,/, '');
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'image/png' });
}

/** The first payment that succeeded and of which nothing was refunded. */
export async function findPaid(admin: Client): Promise<Fields> {
  const paid = itemsOf(await admin.read('/payments?status=succeeded&pageSize=100'));
  return paid.find(({ refundedMinor }) => refundedMinor === 0) ?? {};
}

/** Makes a category; its id. */
export async function addCategory(admin: Client, title: string, parentId: unknown = null): Promise<unknown> {
  return at((await admin.call('POST', '/categories', { title, parentId })).body, 'id');
}

export async function findCategory(admin: Client, id: unknown): Promise<Fields | undefined> {
  return itemsOf(await admin.read('/categories')).find((one) => one['id'] === id);
}

/** Changes a product as it is now. */
export async function changeProduct(admin: Client, fields: object, id = 'prd-0001'): Promise<Seen> {
  const version = at(await admin.read(`/products/${id}`), 'version');
  return admin.call('PATCH', `/products/${id}`, { version, ...fields });
}

/** Makes a product under a number. */
export async function addProduct(admin: Client, number: string, fields: object = {}): Promise<Fields> {
  const usual = { supplierId: 'sup-01', categoryId: 'cat-mugs', moq: 1, name: `Product ${number}` };
  const { body } = await admin.call('POST', '/products', {
    productId: number,
    sku: number,
    ...usual,
    ...fields,
  });
  return Object.assign({}, body);
}
