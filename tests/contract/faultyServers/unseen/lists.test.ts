import { at } from '#mocks/contract/homes.ts';
import { itemsOf } from '#tests/contract/faultyServers/variants/serving.ts';

import { lists } from './lists.ts';
import { showDifferences } from './showDifference.ts';

showDifferences(lists, {
  'products of the categories below are not found': {
    look: async ({ admin }) => {
      const above = await admin.read('/products?categoryId=cat-drinkware');
      const below = await admin.read('/products?categoryId=cat-mugs');
      return Number(at(above, 'total')) >= Number(at(below, 'total'));
    },
    kept: true,
    broken: false,
  },
  'SKUs without a stock stand first in descending order': {
    look: async ({ admin }) => {
      await admin.call('POST', '/products/prd-0001/skus', { partId: 'EMPTY-1', sku: 'EMPTY-1' });
      const [first] = itemsOf(await admin.read('/skus?sort=-quantityAvailable'));
      return typeof first?.['quantityAvailable'];
    },
    kept: 'number',
    broken: 'object',
  },
  'the end of a period belongs to it': {
    look: async ({ admin }) => {
      const [latest] = itemsOf(await admin.read('/payments'));
      const at = String(latest?.['createdAt']);
      const found = itemsOf(await admin.read(`/payments?to=${encodeURIComponent(at)}`));
      return found.some(({ id }) => id === latest?.['id']);
    },
    kept: false,
    broken: true,
  },
  'the total of the rows of an import is that of all results': {
    look: async ({ admin }) => {
      const form = new FormData();
      form.set('kind', 'products');
      form.set('file', new File(['sku,name\nNO-SUCH,One\nNO-SUCH-2,Two\n'], 'a.csv', { type: 'text/csv' }));
      const { body } = await admin.call('POST', '/imports', form);
      const rows = await admin.read(`/imports/${String(at(body, 'id'))}/rows?result=unchanged`);
      return { total: at(rows, 'total'), rows: itemsOf(rows).length };
    },
    kept: { total: 0, rows: 0 },
    broken: { total: 2, rows: 0 },
  },
  'a percent sign finds everything': {
    look: async ({ admin }) => Number(at(await admin.read('/products?q=%25'), 'total')) > 0,
    kept: false,
    broken: true,
  },
  'a page beyond the end has the rows of the last one': {
    look: async ({ admin }) => itemsOf(await admin.read('/skus?page=5000')).length > 0,
    kept: false,
    broken: true,
  },
});
