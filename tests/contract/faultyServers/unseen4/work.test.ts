import { at } from '#mocks/contract/homes.ts';
import { changeProduct } from '#tests/contract/faultyServers/unseen/actions.ts';
import { showDifferences } from '#tests/contract/faultyServers/unseen/showDifference.ts';
import { exportFile } from '#tests/contract/faultyServers/unseen2/exportFile.ts';
import { itemsOf, listOf } from '#tests/contract/faultyServers/variants/serving.ts';

import { work } from './work.ts';

showDifferences(work, {
  'a bulk action does not say what of its query is refused': {
    look: async ({ admin }) => {
      const bulk = { resource: 'products', action: 'setKvi', params: { isKvi: true } };
      const selection = { query: 'flag=unheard&page2=1' };
      const { status, body } = await admin.call('POST', '/bulk/preview', { ...bulk, selection });
      const fields = listOf(at(body, 'errors')).map((one) => at(one, 'field'));
      return [status, fields.toSorted()];
    },
    kept: [422, ['selection.query.flag', 'selection.query.page2']],
    broken: [422, ['selection.query', 'selection.query']],
  },
  'an exported log has one row for each entry': {
    look: async ({ admin }) => {
      await changeProduct(admin, { brand: 'Firstbrand', lineName: 'Firstline' });
      const query = 'entityType=product&entityId=prd-0001&value=firstline';
      const [entry] = itemsOf(await admin.read(`/activity-log?${query}`));
      const { text } = await exportFile(admin, {
        ...{ resource: 'activity', query, ids: [entry?.['id']], columns: ['entityId', 'field', 'after'] },
      });
      return text.trim().split(/\r?\n/).slice(1);
    },
    kept: ['prd-0001,brand,Firstbrand', 'prd-0001,lineName,Firstline'],
    broken: ['prd-0001,brand,Firstbrand'],
  },
  'the mapping of a file is forgotten': {
    look: async ({ admin }) => {
      const send = async (mapping?: string) => {
        const form = new FormData();
        form.set('kind', 'products');
        form.set('file', new File(['alpha,beta\nX-1,Some name\n'], 'products.csv', { type: 'text/csv' }));
        if (mapping !== undefined) form.set('mapping', mapping);
        const { body } = await admin.call('POST', '/imports', form);
        return listOf(at(body, 'columns')).map((column) => at(column, 'field'));
      };
      return [await send(JSON.stringify(['sku', 'name'])), await send()];
    },
    kept: [
      ['sku', 'name'],
      ['sku', 'name'],
    ],
    broken: [
      ['sku', 'name'],
      [null, null],
    ],
  },
  'a view cannot have the name of a view of another screen': {
    look: async ({ admin }) => {
      const view = { query: '', columns: [], density: 'normal', scope: 'personal', isDefault: false };
      const save = async (screen: string) => {
        const { status } = await admin.call('POST', '/views', { ...view, screen, name: 'Mine' });
        return [status, itemsOf(await admin.read(`/views?screen=${screen}`)).length];
      };
      return [await save('first.screen'), await save('second.screen'), await save('first.screen')];
    },
    kept: [
      [201, 1],
      [201, 1],
      [422, 1],
    ],
    broken: [
      [201, 1],
      [422, 0],
      [422, 1],
    ],
  },
});
