import { at } from '#mocks/contract/homes.ts';
import { addProduct, changeProduct, onePixel } from '#tests/contract/faultyServers/unseen/actions.ts';
import { showDifferences } from '#tests/contract/faultyServers/unseen/showDifference.ts';
import { itemsOf, listOf } from '#tests/contract/faultyServers/variants/serving.ts';

import { protocol } from './protocol.ts';

const KEY = { 'idempotency-key': 'one-key-for-one-intent' };

showDifferences(protocol, {
  'a product that was made is answered to its repeated key as it is by now': {
    look: async ({ admin }) => {
      const numbers = { productId: 'KEPT-1', sku: 'KEPT-1', name: 'First name' };
      const product = { ...numbers, supplierId: 'sup-01', categoryId: 'cat-mugs', moq: 1 };
      const { body } = await admin.call('POST', '/products', product, KEY);
      await changeProduct(admin, { name: 'Second name' }, String(at(body, 'id')));
      const again = await admin.call('POST', '/products', product, KEY);
      return [again.status, at(again.body, 'name')];
    },
    kept: [201, 'First name'],
    broken: [201, 'Second name'],
  },
  'a picture that is sent again under its key is added again': {
    look: async ({ admin }) => {
      const id = String((await addProduct(admin, 'PICTURED'))['id']);
      for (let count = 0; count < 3; count += 1) {
        const form = new FormData();
        form.set('image', new File([onePixel()], 'one.png', { type: 'image/png' }));
        form.set('alt', 'One pixel');
        await admin.call('POST', `/products/${id}/images`, form, KEY);
      }
      return listOf(at(await admin.read(`/products/${id}`), 'media')).length;
    },
    kept: 1,
    broken: 3,
  },
  'locking fields against the sync does not raise the version': {
    look: async ({ admin }) => {
      const version = Number(at(await admin.read('/products/prd-0001'), 'version'));
      const locks = { version, fields: ['name'] };
      const { body } = await admin.call('PUT', '/products/prd-0001/locks', locks);
      const stale = await admin.call('PATCH', '/products/prd-0001', { version, brand: 'New' });
      return [Number(at(body, 'version')) - version, stale.status];
    },
    kept: [1, 409],
    broken: [0, 200],
  },
  'only the first refused field of a request has an entry': {
    look: async ({ admin }) => {
      const { body } = await admin.call('POST', '/categories', { title: '', parentId: 7 });
      return listOf(at(body, 'errors')).length;
    },
    kept: 2,
    broken: 1,
  },
  'the address of the copy of a role is that of the original': {
    look: async ({ admin }) => {
      const copy = await admin.call('POST', '/roles/rol-5/duplicate', { name: 'A copy' });
      const address = copy.headers.get('location') ?? '';
      return at(await admin.read(address.replace('/api', '')), 'name');
    },
    kept: 'A copy',
    broken: 'Catalogue Editor',
  },
  'a page of the team beyond the end has the total 0': {
    look: async ({ admin }) => {
      const [first, last] = await Promise.all(
        ['', '?page=900'].map(async (query) => admin.read(`/team${query}`)),
      );
      return { items: itemsOf(last).length, isSame: at(last, 'total') === at(first, 'total') };
    },
    kept: { items: 0, isSame: true },
    broken: { items: 0, isSame: false },
  },
});
