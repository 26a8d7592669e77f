import { at } from '#mocks/contract/homes.ts';
import {
  addCategory,
  addProduct,
  changeProduct,
  findCategory,
  onePixel,
} from '#tests/contract/faultyServers/unseen/actions.ts';
import type { Client } from '#tests/contract/faultyServers/unseen/client.ts';
import { showDifferences } from '#tests/contract/faultyServers/unseen/showDifference.ts';
import { itemsOf, listOf } from '#tests/contract/faultyServers/variants/serving.ts';

import { catalogue } from './catalogue.ts';

const moment = '2027-03-01T10:00:00';

async function addPicture(admin: Client): Promise<unknown> {
  const form = new FormData();
  form.set('image', onePixel(), 'picture.png');
  form.set('alt', 'A picture');
  return (await admin.call('POST', '/products/prd-0001/images', form)).body;
}

/** A category with others below it, one below the other. */
async function addBranch(admin: Client, ...titles: readonly string[]): Promise<readonly unknown[]> {
  const ids: unknown[] = [];
  for (const title of titles) ids.push(await addCategory(admin, title, ids.at(-1) ?? null));
  return ids;
}

showDifferences(catalogue, {
  'a product goes to a supplier who has its number already': {
    look: async ({ admin }) => {
      await addProduct(admin, 'TWICE-1', { productId: 'TWICE', supplierId: 'sup-02' });
      const { id } = await addProduct(admin, 'TWICE-2', { productId: 'TWICE', supplierId: 'sup-01' });
      return (await changeProduct(admin, { supplierId: 'sup-02' }, String(id))).status;
    },
    kept: 422,
    broken: 200,
  },
  'SKUs without stock count as SKUs whose stock is not known': {
    look: async ({ admin }) => {
      const skus = itemsOf(await admin.read('/skus?stock=out&pageSize=100'));
      const empty = skus.find(({ quantityAvailable }) => quantityAvailable === 0);
      const id = String(at(empty?.['product'], 'id'));
      const own = itemsOf(await admin.read(`/skus?productId=${id}&pageSize=100`));
      const unknown = own.filter(({ quantityAvailable }) => quantityAvailable === null).length;
      return Number(at(await admin.read(`/products/${id}`), 'unknownStockCount')) > unknown;
    },
    kept: false,
    broken: true,
  },
  'the products of a category are counted without those below it': {
    look: async ({ admin }) => {
      const [root, below] = await addBranch(admin, 'Counted', 'Below');
      await addProduct(admin, 'COUNTED', { categoryId: below });
      return (await findCategory(admin, root))?.['productCount'];
    },
    kept: 1,
    broken: 0,
  },
  'a renamed category leaves the paths below it as they were': {
    look: async ({ admin }) => {
      const [root, below] = await addBranch(admin, 'Old title', 'Below');
      const { version } = (await findCategory(admin, root)) ?? {};
      await admin.call('PATCH', `/categories/${String(root)}`, { version, title: 'New title' });
      return (await findCategory(admin, below))?.['path'];
    },
    kept: 'New title / Below',
    broken: 'Old title / Below',
  },
  'a moment that is written loses its offset': {
    look: async ({ admin }) => {
      await changeProduct(admin, { priceExpiresAt: `${moment}+02:00` });
      const read = at(await admin.read('/products/prd-0001'), 'priceExpiresAt');
      return Date.parse(String(read)) - Date.parse(`${moment}+02:00`);
    },
    kept: 0,
    broken: 7_200_000,
  },
  'the old main picture stays one beside the new one': {
    look: async ({ admin }) => {
      await addPicture(admin);
      const { version, media } = Object.assign({ version: 0, media: [] }, await addPicture(admin));
      const images = listOf(media)
        .toReversed()
        .map((one) => ({ id: at(one, 'id'), alt: at(one, 'alt') }));
      await admin.call('PUT', '/products/prd-0001/images', { version, images });
      const now = listOf(at(await admin.read('/products/prd-0001'), 'media'));
      return now.map((one) => at(one, 'kind'));
    },
    kept: ['primary', 'detail'],
    broken: ['primary', 'primary'],
  },
  'variants that exist by now are passed over and the others made': {
    look: async ({ admin }) => {
      const { id } = await addProduct(admin, 'VARIED');
      const variant = (name: string) => ({ sku: name, partId: name, colorName: name, labelSize: null });
      const order = (...names: readonly string[]) =>
        admin.call('POST', `/products/${String(id)}/variants`, { variants: names.map(variant) });
      await order('VARIED-RED');
      const { status } = await order('VARIED-RED', 'VARIED-BLUE');
      return { status, count: at(await admin.read(`/skus?productId=${String(id)}`), 'total') };
    },
    kept: { status: 422, count: 1 },
    broken: { status: 201, count: 2 },
  },
  'a category is moved to where those below it are on a fifth level': {
    look: async ({ admin }) => {
      const [, , third] = await addBranch(admin, 'One', 'Two', 'Three');
      const [moved] = await addBranch(admin, 'Moved', 'Below');
      const { version } = (await findCategory(admin, moved)) ?? {};
      const move = { id: moved, parentId: third, position: 1, version };
      return (await admin.call('POST', '/categories/move', move)).status;
    },
    kept: 422,
    broken: 200,
  },
});
