import { at } from '#mocks/contract/homes.ts';
import {
  addCategory,
  addProduct,
  changeProduct,
  findCategory,
} from '#tests/contract/faultyServers/unseen/actions.ts';
import { showDifferences } from '#tests/contract/faultyServers/unseen/showDifference.ts';
import { itemsOf, listOf } from '#tests/contract/faultyServers/variants/serving.ts';

import { catalogue } from './catalogue.ts';

showDifferences(catalogue, {
  'the products of a deleted category go to the category above it': {
    look: async ({ admin }) => {
      const above = await addCategory(admin, 'Above');
      const [id, other] = [await addCategory(admin, 'Below', above), await addCategory(admin, 'Other')];
      const product = await addProduct(admin, 'PLACED', { categoryId: id });
      const { status } = await admin.call('DELETE', `/categories/${String(id)}?moveTo=${String(other)}`);
      const now = await admin.read(`/products/${String(product['id'])}`);
      return [status, at(at(now, 'category'), 'name')];
    },
    kept: [200, 'Other'],
    broken: [200, 'Above'],
  },
  'categories that make room get a new version': {
    look: async ({ admin }) => {
      const above = await addCategory(admin, 'Above');
      const [first, second] = [
        await addCategory(admin, 'First', above),
        await addCategory(admin, 'Second', above),
      ];
      await admin.call('POST', '/categories/move', { id: second, parentId: above, position: 1, version: 1 });
      const made = await findCategory(admin, first);
      return [made?.['position'], made?.['version']];
    },
    kept: [2, 1],
    broken: [2, 2],
  },
  'a category does not inherit what its parent inherits': {
    look: async ({ admin }) => {
      const above = await addCategory(admin, 'Above');
      const id = await addCategory(admin, 'Below', await addCategory(admin, 'Between', above));
      const targets = { targetGpPct: 60, minGpPct: 50, version: 1 };
      await admin.call('PUT', `/categories/${String(above)}/targets`, targets);
      return (await findCategory(admin, id))?.['effectiveTargetGpPct'];
    },
    kept: 60,
    broken: 0,
  },
  'names that differ in punctuation are no duplicates': {
    look: async ({ admin }) => {
      for (const [number, name] of Object.entries({ 'ONE-1': 'Some-what, new', 'ONE-2': 'SOME WHAT  NEW' }))
        await addProduct(admin, number, { name });
      const groups = itemsOf(await admin.read('/products/duplicates?pageSize=100'));
      return groups.some(({ items }) => listOf(items).some((one) => at(one, 'code') === 'ONE-1'));
    },
    kept: true,
    broken: false,
  },
  'what is ours beside the supplier is from before it was changed': {
    look: async ({ admin }) => {
      await changeProduct(admin, { name: 'A new name' });
      const source = await admin.read('/products/prd-0001/source');
      return (
        at(
          listOf(at(source, 'fields')).find((one) => at(one, 'field') === 'name'),
          'ours',
        ) === 'A new name'
      );
    },
    kept: true,
    broken: false,
  },
  'fields of an archived product are locked': {
    look: async ({ admin }) => {
      const path = '/products/prd-0001';
      const read = () => admin.read(path);
      await admin.call('DELETE', `${path}?version=${String(at(await read(), 'version'))}`);
      const locks = { version: at(await read(), 'version'), fields: ['brand'] };
      const { status } = await admin.call('PUT', `${path}/locks`, locks);
      const now = await read();
      return [status, at(now, 'archivedAt') !== null, listOf(at(now, 'lockedFields')).includes('brand')];
    },
    kept: [409, true, false],
    broken: [200, true, true],
  },
  'goods without sizes have no variants': {
    look: async ({ admin }) => {
      const id = String((await addProduct(admin, 'PLANNED'))['id']);
      const choice = { colors: ['Red', 'Blue'], sizes: [] };
      const { body } = await admin.call('POST', `/products/${id}/variants/preview`, choice);
      return listOf(at(body, 'variants')).length;
    },
    kept: 2,
    broken: 0,
  },
});
