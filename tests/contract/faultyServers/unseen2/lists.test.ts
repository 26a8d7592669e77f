import { at } from '#mocks/contract/homes.ts';
import { showDifferences } from '#tests/contract/faultyServers/unseen/showDifference.ts';
import type { Client } from '#tests/contract/faultyServers/unseen/client.ts';
import { itemsOf, type Fields } from '#tests/contract/faultyServers/variants/serving.ts';

import { lists } from './lists.ts';

const readItems = async (client: Client, path: string): Promise<readonly Fields[]> =>
  itemsOf(await client.read(path));

const isSorted = (texts: readonly string[]): boolean =>
  texts.every((text, index) => index === 0 || (texts[index - 1] ?? '') >= text);

showDifferences(lists, {
  'the filter by category does not find what is below it': {
    look: async ({ admin }) => {
      const roots = (await readItems(admin, '/categories')).filter(
        ({ parentId, productCount }) => parentId === null && productCount !== 0,
      );
      const [root] = roots;
      const page = await admin.read(`/products?categoryId=${String(root?.['id'])}`);
      return at(page, 'total') === root?.['productCount'];
    },
    kept: true,
    broken: false,
  },
  'rows asked for by their ids pass all other filters': {
    look: async ({ admin }) => at(await admin.read('/products?id=prd-0001&q=no-such-thing'), 'total'),
    kept: 0,
    broken: 1,
  },
  'rows without a value of the first sort key are not sorted by the second': {
    look: async ({ admin }) => {
      const rows = await readItems(admin, '/products?sort=priceIndex,-sku&pageSize=100');
      const blank = rows.filter(({ priceIndex }) => priceIndex === null);
      return { has: blank.length > 2, isSorted: isSorted(blank.map(({ sku }) => String(sku))) };
    },
    kept: { has: true, isSorted: true },
    broken: { has: true, isSorted: false },
  },
  'sizes are sorted by the alphabet': {
    look: async ({ admin }) => {
      const rows = await readItems(admin, '/skus?sort=labelSize&pageSize=100');
      const sizes = [...new Set(rows.map(({ labelSize }) => labelSize))];
      return sizes.indexOf('S') < sizes.indexOf('L');
    },
    kept: true,
    broken: false,
  },
  'a GTIN that is written in groups finds nothing': {
    look: async ({ admin }) => {
      const rows = await readItems(admin, '/skus?pageSize=100');
      const gtin = String(rows.find(({ gtin }) => gtin !== null)?.['gtin']);
      const totals = [gtin, gtin.replaceAll(/(\d{4})(?=\d)/g, '$1-')].map(async (q) =>
        at(await admin.read(`/products?q=${encodeURIComponent(q)}`), 'total'),
      );
      return Promise.all(totals);
    },
    kept: [1, 1],
    broken: [1, 0],
  },
  'the offset of a moment is ignored': {
    look: async ({ admin }) => {
      const [last] = await readItems(admin, '/payments');
      // The same moment, said in a place that is ahead.
      const moment = new Date(Date.parse(String(last?.['createdAt'])) + 5 * 3_600_000);
      const from = encodeURIComponent(moment.toISOString().replace('Z', '+05:00'));
      return Number(at(await admin.read(`/payments?from=${from}`), 'total')) > 0;
    },
    kept: true,
    broken: false,
  },
  'the history of a record ignores whose it is to be': {
    look: async ({ admin, service }) => {
      const version = at(await admin.read('/products/prd-0001'), 'version');
      await admin.call('PATCH', '/products/prd-0001', { version, brand: 'Another' });
      const of = '/activity-log?entityType=product&entityId=prd-0001';
      const totals = [of, `${of}&mine=true`].map(async (path) => at(await service.read(path), 'total'));
      return Promise.all(totals);
    },
    kept: [1, 0],
    broken: [1, 1],
  },
});
