import { at } from '#mocks/contract/homes.ts';
import { showDifferences } from '#tests/contract/faultyServers/unseen/showDifference.ts';
import { itemsOf } from '#tests/contract/faultyServers/variants/serving.ts';

import { exportFile, finishJob } from './exportFile.ts';
import { work } from './work.ts';

showDifferences(work, {
  'a file of some rows has the order in which they were named': {
    look: async ({ admin }) => {
      const rows = itemsOf(await admin.read('/products?sort=sku'));
      const ids = [rows[2], rows[0], rows[1]].map((row) => row?.['id']);
      const { text } = await exportFile(admin, {
        resource: 'products',
        query: 'sort=sku',
        ids,
        columns: ['sku'],
      });
      const [, ...skus] = text.trim().split(/\r?\n/);
      return [0, 1, 2].map((index) => skus.indexOf(String(rows[index]?.['sku'])));
    },
    kept: [0, 1, 2],
    broken: [1, 2, 0],
  },
  'a cell of a file is run as a formula': {
    look: async ({ admin }) => {
      const version = at(await admin.read('/products/prd-0001'), 'version');
      await admin.call('PATCH', '/products/prd-0001', { version, name: '=1+1' });
      const { text } = await exportFile(admin, {
        ...{ resource: 'products', query: '', ids: ['prd-0001'], columns: ['name'] },
      });
      return text.trim().split(/\r?\n/)[1];
    },
    kept: "'=1+1",
    broken: '=1+1',
  },
  'a bulk action writes rows that changed since its preview': {
    look: async ({ admin }) => {
      const before = await admin.read('/products/prd-0001');
      const bulk = { resource: 'products', action: 'setKvi', selection: { ids: ['prd-0001'] } };
      const params = { isKvi: at(before, 'isKvi') !== true };
      const plan = await admin.call('POST', '/bulk/preview', { ...bulk, params });
      await admin.call('PATCH', '/products/prd-0001', { version: at(before, 'version'), brand: 'New' });
      const { body } = await admin.call('POST', `/bulk/${String(at(plan.body, 'planId'))}/apply`, {});
      return at(await finishJob(admin, at(body, 'id')), 'counts');
    },
    kept: { total: 1, done: 0, skipped: 1, failed: 0 },
    broken: { total: 1, done: 1, skipped: 0, failed: 0 },
  },
  'a screen opens with two views': {
    look: async ({ admin }) => {
      const view = { screen: 'some.screen', query: '', columns: [], density: 'normal', scope: 'personal' };
      for (const name of ['First', 'Second'])
        await admin.call('POST', '/views', { ...view, name, isDefault: true });
      return itemsOf(await admin.read('/views?screen=some.screen')).map(({ isDefault }) => isDefault);
    },
    kept: [false, true],
    broken: [true, true],
  },
});
