import { at } from '#mocks/contract/homes.ts';
import { showDifferences } from '#tests/contract/faultyServers/unseen/showDifference.ts';
import { addCategory, changeProduct, findCategory } from '#tests/contract/faultyServers/unseen/actions.ts';
import type { Client } from '#tests/contract/faultyServers/unseen/client.ts';
import { itemsOf, listOf } from '#tests/contract/faultyServers/variants/serving.ts';

import { catalogue } from './catalogue.ts';

const product = '/products/prd-0001';
const countSkus = async (admin: Client): Promise<boolean> =>
  Number(at(await admin.read('/skus?productId=prd-0001'), 'total')) > 0;

async function archive(admin: Client): Promise<void> {
  await admin.call('DELETE', `${product}?version=${String(at(await admin.read(product), 'version'))}`);
}

async function change(admin: Client, fields: object): Promise<number> {
  return (await changeProduct(admin, fields)).status;
}

showDifferences(catalogue, {
  'the SKUs of an archived product stay in their list': {
    look: async ({ admin }) => {
      await archive(admin);
      return countSkus(admin);
    },
    kept: false,
    broken: true,
  },
  'a restored product comes back without its SKUs': {
    look: async ({ admin }) => {
      await archive(admin);
      await admin.call('POST', `${product}/restore`);
      return countSkus(admin);
    },
    kept: true,
    broken: false,
  },
  'a product that is still sold has a replacement': {
    look: async ({ admin }) => {
      const status = await change(admin, { replacedById: 'prd-0002' });
      return { status, by: at(await admin.read(product), 'replacedBy', 'id') };
    },
    kept: { status: 422, by: undefined },
    broken: { status: 200, by: 'prd-0002' },
  },
  'a copied product has no charges': {
    look: async ({ admin }) => {
      const { supplier, category } = Object.assign(
        { supplier: null, category: null },
        await admin.read(product),
      );
      const copy = {
        ...{ productId: 'COPY-1', sku: 'COPY-1', name: 'Copy', moq: 10, copyOf: 'prd-0001' },
        ...{ supplierId: at(supplier, 'id'), categoryId: at(category, 'id') },
      };
      const { body } = await admin.call('POST', '/products', copy);
      const counts = ['prd-0001', at(body, 'id')].map(
        async (id) => listOf(at(await admin.read(`/products/${String(id)}/charges`), 'items')).length > 0,
      );
      return Promise.all(counts);
    },
    kept: [true, true],
    broken: [true, false],
  },
  'two categories have one position after a move': {
    look: async ({ admin }) => {
      const root = await addCategory(admin, 'Root');
      for (const title of ['One', 'Two']) await addCategory(admin, title, root);
      const id = await addCategory(admin, 'Three', root);
      const version = (await findCategory(admin, id))?.['version'];
      const { body } = await admin.call('POST', '/categories/move', {
        id,
        parentId: root,
        position: 1,
        version,
      });
      return itemsOf(body)
        .filter(({ parentId }) => parentId === root)
        .map(({ position }) => position)
        .toSorted();
    },
    kept: [1, 2, 3],
    broken: [1, 1, 2],
  },
  'the children of a deleted category become roots': {
    look: async ({ admin }) => {
      const [from, to] = [await addCategory(admin, 'From'), await addCategory(admin, 'To')];
      const child = await addCategory(admin, 'Child', from);
      await admin.call('DELETE', `/categories/${String(from)}?moveTo=${String(to)}`);
      return (await findCategory(admin, child))?.['parentId'] === to;
    },
    kept: true,
    broken: false,
  },
  'what a category inherits stays as it was': {
    look: async ({ admin }) => {
      const root = await addCategory(admin, 'Root');
      const child = await addCategory(admin, 'Child', root);
      const targets = {
        targetGpPct: 61,
        minGpPct: 41,
        version: (await findCategory(admin, root))?.['version'],
      };
      await admin.call('PUT', `/categories/${String(root)}/targets`, targets);
      return (await findCategory(admin, child))?.['effectiveTargetGpPct'];
    },
    kept: 61,
    broken: 36,
  },
  'a new minimum order quantity leaves the mark of its ladders as it was': {
    look: async ({ admin }) => {
      await change(admin, { moq: 7 });
      return at(await admin.read(product), 'offMoq');
    },
    kept: true,
    broken: false,
  },
});
