import { at } from '#mocks/contract/homes.ts';
import { addProduct, changeProduct } from '#tests/contract/faultyServers/unseen/actions.ts';
import { showDifferences } from '#tests/contract/faultyServers/unseen/showDifference.ts';
import { itemsOf, listOf } from '#tests/contract/faultyServers/variants/serving.ts';

import { lists } from './lists.ts';

const DAY_MS = 86_400_000;

showDifferences(lists, {
  'a stock is stale after seven days': {
    look: async ({ admin }) => {
      const rows = itemsOf(await admin.read('/skus?stock=stale&pageSize=100'));
      return rows.some(({ inventoryAt }) => Date.now() - Date.parse(String(inventoryAt)) < 7 * DAY_MS);
    },
    kept: true,
    broken: false,
  },
  'a feature and its value match apart': {
    look: async ({ admin }) => {
      const feature = (featureId: string, value: string) => ({ featureId, title: featureId, value });
      const features = [feature('finish', 'Matt'), feature('material', 'Cork')];
      await changeProduct(admin, { features });
      return at(await admin.read('/products?featureId=finish&value=Cork&id=prd-0001'), 'total');
    },
    kept: 0,
    broken: 1,
  },
  'products of different suppliers are duplicates of each other': {
    look: async ({ admin }) => {
      const name = 'Named by two suppliers';
      await addProduct(admin, 'DUP-1', { name, supplierId: 'sup-01' });
      await addProduct(admin, 'DUP-2', { name, supplierId: 'sup-02' });
      const groups = itemsOf(await admin.read('/products/duplicates?pageSize=100'));
      return groups.some(({ value }) => String(value).toLowerCase() === name.toLowerCase());
    },
    kept: false,
    broken: true,
  },
  'a product that is found itself names its SKUs too': {
    look: async ({ admin }) => {
      const { id } = await addProduct(admin, 'ITSELF');
      await admin.call('POST', `/products/${String(id)}/skus`, { partId: 'ITSELF-A', sku: 'ITSELF-A' });
      const [row] = itemsOf(await admin.read('/products?q=ITSELF'));
      return listOf(row?.['matchedSkus']).length;
    },
    kept: 0,
    broken: 1,
  },
  'the plain search finds archived products': {
    look: async ({ admin }) => {
      const { sku, version } = Object.assign({ sku: '', version: 0 }, await admin.read('/products/prd-0001'));
      await admin.call('DELETE', `/products/prd-0001?version=${String(version)}`);
      const hits = itemsOf(await admin.read(`/search?collection=products&q=${encodeURIComponent(sku)}`));
      return hits.some(({ id }) => id === 'prd-0001');
    },
    kept: false,
    broken: true,
  },
  'permission nodes come by their titles': {
    look: async ({ admin }) => {
      const rows = itemsOf(await admin.read('/permission-nodes'));
      const ids = rows.map(({ id }) => id);
      return rows.every(({ parentId }, index) => parentId === null || ids.indexOf(parentId) < index);
    },
    kept: true,
    broken: false,
  },
  'an entry of the history stays empty where its only change is withheld': {
    look: async ({ admin, service }) => {
      const category = itemsOf(await admin.read('/categories')).find(({ parentId }) => parentId === null);
      const { id, version } = category ?? {};
      const targets = { version, targetGpPct: 61, minGpPct: 1 };
      await admin.call('PUT', `/categories/${String(id)}/targets`, targets);
      const history = await service.read(`/activity-log?entityType=category&entityId=${String(id)}`);
      return itemsOf(history).map(({ changes }) => listOf(changes).length);
    },
    kept: [],
    broken: [0],
  },
  'suppliers are found by their name only': {
    look: async ({ admin }) => {
      const supplier = itemsOf(await admin.read('/suppliers')).find(
        ({ code, name }) => !String(name).toLowerCase().includes(String(code).toLowerCase()),
      );
      const found = await admin.read(`/suppliers?q=${String(supplier?.['code'])}`);
      return itemsOf(found).some(({ id }) => id === supplier?.['id']);
    },
    kept: true,
    broken: false,
  },
});
