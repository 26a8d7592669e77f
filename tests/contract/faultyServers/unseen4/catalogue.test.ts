import { at } from '#mocks/contract/homes.ts';
import { addCategory, addProduct, changeProduct } from '#tests/contract/faultyServers/unseen/actions.ts';
import { showDifferences } from '#tests/contract/faultyServers/unseen/showDifference.ts';
import { itemsOf, listOf } from '#tests/contract/faultyServers/variants/serving.ts';

import { catalogue } from './catalogue.ts';

showDifferences(catalogue, {
  "a supplier's number that differs in case only is taken as another one": {
    look: async ({ admin }) => {
      await addProduct(admin, 'SAME-1');
      const second = await addProduct(admin, 'OTHER-1', { productId: ' same-1' });
      const third = await addProduct(admin, 'OTHER-2', { productId: 'SAME-1' });
      return [second['productId'] ?? second['code'], third['code']];
    },
    kept: ['validation', 'validation'],
    broken: ['same-1', 'validation'],
  },
  'a changed GTIN may have any check digit': {
    look: async ({ admin }) => {
      const id = String((await addProduct(admin, 'CHECKED'))['id']);
      const numbers = { partId: 'CHECKED-1', sku: 'CHECKED-1' };
      const refused = await admin.call('POST', `/products/${id}/skus`, { ...numbers, gtin: '40123456' });
      const sku = (await admin.call('POST', `/products/${id}/skus`, numbers)).body;
      const change = { version: at(sku, 'version'), gtin: '40123456' };
      const { status } = await admin.call('PATCH', `/skus/${String(at(sku, 'id'))}`, change);
      const [row] = itemsOf(await admin.read(`/skus?productId=${id}`));
      return [refused.status, status, row?.['gtin']];
    },
    kept: [422, 422, null],
    broken: [422, 200, '40123456'],
  },
  'SKUs that are sorted by product come by its number': {
    look: async ({ admin }) => {
      for (const [number, name] of [
        ['ZZ-1', 'Aaa sorted'],
        ['AA-1', 'Zzz sorted'],
      ] as const) {
        const id = String((await addProduct(admin, number, { name }))['id']);
        await admin.call('POST', `/products/${id}/skus`, { partId: `${number}-R`, sku: `${number}-R` });
      }
      return itemsOf(await admin.read('/skus?sort=product&pageSize=100&supplierId=sup-01'))
        .map(({ sku }) => sku)
        .filter((sku) => sku === 'ZZ-1-R' || sku === 'AA-1-R');
    },
    kept: ['ZZ-1-R', 'AA-1-R'],
    broken: ['AA-1-R', 'ZZ-1-R'],
  },
  "the replacement of a product has the supplier's number as its code": {
    look: async ({ admin }) => {
      const other = await addProduct(admin, 'NEWER', { productId: 'SUPPLIERS-NUMBER' });
      await changeProduct(admin, { status: 'discontinued', replacedById: other['id'] });
      return at(at(await admin.read('/products/prd-0001'), 'replacedBy'), 'code');
    },
    kept: 'NEWER',
    broken: 'SUPPLIERS-NUMBER',
  },
  'a planned variant whose SKU belongs to another product is said to exist': {
    look: async ({ admin }) => {
      const [first, second] = [await addProduct(admin, 'PLANNED'), await addProduct(admin, 'OTHER')];
      const path = `/products/${String(first['id'])}/variants/preview`;
      const choice = { colors: ['Red'], sizes: ['M'] };
      const plan = async () =>
        listOf(at((await admin.call('POST', path, choice)).body, 'variants')).map((one) => one);
      const sku = at(at((await plan())[0], 'variant'), 'sku');
      await admin.call('POST', `/products/${String(second['id'])}/skus`, { partId: 'OTHER-1', sku });
      return at((await plan())[0], 'state');
    },
    kept: 'skuTaken',
    broken: 'exists',
  },
  'a category that has products only is deleted without another one for them': {
    look: async ({ admin }) => {
      const above = await addCategory(admin, 'Above');
      const id = await addCategory(admin, 'Below', above);
      const product = await addProduct(admin, 'PLACED', { categoryId: id });
      const { status } = await admin.call('DELETE', `/categories/${String(id)}`);
      const { category } = Object.assign(
        { category: null },
        await admin.read(`/products/${String(product['id'])}`),
      );
      return [status, at(category, 'name')];
    },
    kept: [422, 'Below'],
    broken: [200, 'Above'],
  },
  'the charges of an archived product are replaced': {
    look: async ({ admin }) => {
      const { id, version } = await addProduct(admin, 'ARCHIVED');
      await admin.call('DELETE', `/products/${String(id)}?version=${String(version)}`);
      const charge = { name: 'Set-up', type: 'Setup', per: 'Order', price: '10', repeatPrice: null };
      const items = [{ ...charge, appliesLtm: false, includedUnits: 0 }];
      const path = `/products/${String(id)}`;
      const now = at(await admin.read(path), 'version');
      const { status } = await admin.call('PUT', `${path}/charges`, { items, version: now });
      const isArchived = at(await admin.read(path), 'archivedAt') !== null;
      return [status, isArchived, itemsOf(await admin.read(`${path}/charges`)).length];
    },
    kept: [409, true, 0],
    broken: [200, true, 1],
  },
});
