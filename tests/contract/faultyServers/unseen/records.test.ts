import { at } from '#mocks/contract/homes.ts';
import { itemsOf } from '#tests/contract/faultyServers/variants/serving.ts';

import type { Client } from './client.ts';
import { records } from './records.ts';
import { showDifferences } from './showDifference.ts';

const PRODUCT = '/products/prd-0001';

async function makeCategory(admin: Client, title: string, parentId: unknown): Promise<unknown> {
  const { body } = await admin.call('POST', '/categories', { title, parentId });
  return at(body, 'id');
}

async function changeProduct(admin: Client, change: object): Promise<unknown> {
  const version = at(await admin.read(PRODUCT), 'version');
  await admin.call('PATCH', PRODUCT, { ...change, version });
  return admin.read(PRODUCT);
}

showDifferences(records, {
  'a copy of a product has no SKUs': {
    look: async ({ admin }) => {
      const numbers = { productId: 'COPY-1', sku: 'COPY-1', name: 'Copy' };
      const others = { supplierId: 'sup-01', categoryId: 'cat-mugs', moq: 1, copyOf: 'prd-0001' };
      const { body } = await admin.call('POST', '/products', { ...numbers, ...others });
      const list = await admin.read(`/skus?productId=${String(at(body, 'id'))}`);
      return Number(at(list, 'total')) > 0;
    },
    kept: true,
    broken: false,
  },
  'null does not empty a field of a product': {
    look: async ({ admin }) => {
      await changeProduct(admin, { brand: 'Some brand' });
      return at(await changeProduct(admin, { brand: null }), 'brand');
    },
    kept: null,
    broken: 'Some brand',
  },
  'a restored product comes back without its SKUs': {
    look: async ({ admin }) => {
      const version = String(at(await admin.read(PRODUCT), 'version'));
      await admin.call('DELETE', `${PRODUCT}?version=${version}`);
      await admin.call('POST', `${PRODUCT}/restore`);
      return Number(at(await admin.read('/skus?productId=prd-0001'), 'total')) > 0;
    },
    kept: true,
    broken: false,
  },
  'charges are added to those of before': {
    look: async ({ admin }) => {
      const charge = { name: 'New', type: 'Setup', per: 'Order', price: '1.00', repeatPrice: null };
      const items = [{ ...charge, appliesLtm: false, includedUnits: 0 }];
      const before = await admin.read(`${PRODUCT}/charges`);
      await admin.call('PUT', `${PRODUCT}/charges`, { items, version: at(before, 'version') });
      return itemsOf(await admin.read(`${PRODUCT}/charges`)).length > 1;
    },
    kept: false,
    broken: true,
  },
  'a deleted category takes its children with it': {
    look: async ({ admin }) => {
      const parent = await makeCategory(admin, 'Parent', null);
      const child = await makeCategory(admin, 'Child', parent);
      const { status } = await admin.call('DELETE', `/categories/${String(parent)}`);
      const all = itemsOf(await admin.read('/categories')).map(({ id }) => id);
      return { status, isChildThere: all.includes(child) };
    },
    kept: { status: 422, isChildThere: true },
    broken: { status: 200, isChildThere: false },
  },
  'an emoji in a description becomes a question mark': {
    look: async ({ admin }) => at(await changeProduct(admin, { description: 'Mug 🍵 large' }), 'description'),
    kept: 'Mug 🍵 large',
    broken: 'Mug ? large',
  },
});
