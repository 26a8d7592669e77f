import { at } from '#mocks/contract/homes.ts';
import { addProduct, changeProduct, checkFile } from '#tests/contract/faultyServers/unseen/actions.ts';
import { showDifferences } from '#tests/contract/faultyServers/unseen/showDifference.ts';
import { finishJob } from '#tests/contract/faultyServers/unseen2/exportFile.ts';
import { itemsOf } from '#tests/contract/faultyServers/variants/serving.ts';

import { work } from './work.ts';

showDifferences(work, {
  'a bulk action takes the rows that were excluded from its query': {
    look: async ({ admin }) => {
      const selection = { query: 'id=prd-0001&id=prd-0002', excludeIds: ['prd-0002'] };
      const bulk = { resource: 'products', action: 'setMoq', params: { moq: 999 }, selection };
      return at((await admin.call('POST', '/bulk/preview', bulk)).body, 'selected');
    },
    kept: 1,
    broken: 2,
  },
  'the empty rows of a file are not counted': {
    look: async ({ admin }) => {
      const { body } = await checkFile(admin, 'sku,name\n\nAFTER-EMPTY,Any\n');
      const rows = itemsOf(await admin.read(`/imports/${String(at(body, 'id'))}/rows`));
      return rows.map(({ row }) => row);
    },
    kept: [3],
    broken: [2],
  },
  'undoing an import overwrites what was edited since': {
    look: async ({ admin }) => {
      const { id, sku } = await addProduct(admin, 'UNDONE', { name: 'First' });
      const { body } = await checkFile(admin, `sku,name\n${String(sku)},Second\n`);
      const path = `/imports/${String(at(body, 'id'))}`;
      const applied = await admin.call('POST', `${path}/apply`, { plan: at(body, 'plan') });
      await finishJob(admin, at(applied.body, 'id'));
      await changeProduct(admin, { name: 'Third' }, String(id));
      const undone = await admin.call('POST', `${path}/undo`);
      await finishJob(admin, at(undone.body, 'id'));
      return at(await admin.read(`/products/${String(id)}`), 'name');
    },
    kept: 'Third',
    broken: 'First',
  },
  'anybody can delete a shared view': {
    look: async ({ admin, service }) => {
      const view = { screen: 'some.screen', query: '', columns: [], density: 'normal', name: 'Shared' };
      const { body } = await admin.call('POST', '/views', { ...view, scope: 'shared', isDefault: false });
      return (await service.call('DELETE', `/views/${String(at(body, 'id'))}`)).status;
    },
    kept: 403,
    broken: 200,
  },
  'a figure that could mean two things is read as one of them': {
    look: async ({ admin }) => {
      const { sku } = await addProduct(admin, 'FIGURE');
      const { body } = await checkFile(admin, `sku,min_qty,unit_price\n${String(sku)},1,"1,234"\n`, 'slabs');
      return [at(body, 'decimalSignBy'), at(body, 'counts', 'error')];
    },
    kept: ['undecided', 1],
    broken: ['undecided', 0],
  },
});
