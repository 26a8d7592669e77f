import { at } from '#mocks/contract/homes.ts';
import { addProduct, changeProduct, checkFile } from '#tests/contract/faultyServers/unseen/actions.ts';
import { showDifferences } from '#tests/contract/faultyServers/unseen/showDifference.ts';
import { exportFile, finishJob } from '#tests/contract/faultyServers/unseen2/exportFile.ts';
import { itemsOf } from '#tests/contract/faultyServers/variants/serving.ts';

import { work } from './work.ts';

const WRONG = 'sku,name\nNEW-1,Some name\n';

showDifferences(work, {
  'all words of a search have to stand in one field': {
    look: async ({ admin }) => {
      const [hit] = itemsOf(await admin.read('/search?collection=products'));
      const [word] = String(hit?.['title']).split(/\W+/);
      const q = encodeURIComponent(`${String(word)} ${String(hit?.['code'])}`);
      return Number(at(await admin.read(`/search?collection=products&q=${q}`), 'total')) > 0;
    },
    kept: true,
    broken: false,
  },
  'a cell that begins with a plus is run as a formula': {
    look: async ({ admin }) => {
      const names = ['=1+1 of it', '+1+1 of it', '@now of it'];
      const ids: unknown[] = [];
      for (const [index, name] of names.entries())
        ids.push((await addProduct(admin, `RUN-${index}`, { name }))['id']);
      const request = { resource: 'products', query: 'sort=sku', ids, columns: ['name'] };
      return (await exportFile(admin, request)).text.trim().split(/\r?\n/).slice(1);
    },
    kept: ["'=1+1 of it", "'+1+1 of it", "'@now of it"],
    broken: ["'=1+1 of it", '+1+1 of it', '@now of it'],
  },
  'the job that undoes an import does not name it': {
    look: async ({ admin }) => {
      const { sku } = Object.assign({ sku: '' }, await admin.read('/products/prd-0001'));
      const run = (await checkFile(admin, `sku,name\n${sku},Another name\n`)).body;
      const path = `/imports/${String(at(run, 'id'))}`;
      const job = (await admin.call('POST', `${path}/apply`, { plan: at(run, 'plan') })).body;
      await finishJob(admin, at(job, 'id'));
      const undoing = (await admin.call('POST', `${path}/undo`)).body;
      const isNamed = (one: unknown): boolean => at(one, 'importId') === at(run, 'id');
      return [isNamed(job), isNamed(undoing), isNamed(await finishJob(admin, at(undoing, 'id')))];
    },
    kept: [true, true, true],
    broken: [true, false, false],
  },
  'a shared search that asks about margins is shown to everybody': {
    look: async ({ admin, service }) => {
      const search = { name: 'By margin', query: 'sort=margin', shared: true };
      const { status } = await admin.call('POST', '/search/saved', search);
      const names = itemsOf(await service.read('/search/saved')).map(({ name }) => name);
      return [status, names.includes(search.name)];
    },
    kept: [201, false],
    broken: [201, true],
  },
  'every bulk action names the ladders that it breaks': {
    look: async ({ admin }) => {
      const bulk = { resource: 'products', action: 'setKvi', params: { isKvi: true } };
      const selection = { ids: ['prd-0001'] };
      return (
        'brokenLadders' in
        Object.assign({}, (await admin.call('POST', '/bulk/preview', { ...bulk, selection })).body)
      );
    },
    kept: false,
    broken: true,
  },
  'cells beyond the headers of a file are passed over': {
    look: async ({ admin }) => {
      const { sku } = Object.assign({ sku: '' }, await admin.read('/products/prd-0001'));
      const { body } = await checkFile(admin, `sku,name\n\n${sku},Another name,5\n`);
      const [row] = itemsOf(await admin.read(`/imports/${String(at(body, 'id'))}/rows`));
      return [row?.['row'], row?.['result']];
    },
    kept: [3, 'error'],
    broken: [3, 'update'],
  },
  'the columns of a file are called as the fields': {
    look: async ({ admin }) => {
      const request = { resource: 'products', query: '', ids: ['prd-0001'], columns: ['sku'] };
      const { text } = await exportFile(admin, { ...request, headers: ['Our number'] });
      return text.replace('\uFEFF', '').split('\r\n')[0];
    },
    kept: 'Our number',
    broken: 'sku',
  },
  'the file of errors does not say which rows they were': {
    look: async ({ admin }) => {
      const { body } = await checkFile(admin, WRONG);
      const { text } = await admin.call('GET', `/imports/${String(at(body, 'id'))}/error-file`);
      return text.replace('\uFEFF', '').split('\r\n')[0];
    },
    kept: 'sku,name,row,error',
    broken: 'sku,name,error',
  },
  'undoing puts back the first of several fields': {
    look: async ({ admin }) => {
      const before = { brand: 'First brand', lineName: 'First line' };
      await changeProduct(admin, before);
      await changeProduct(admin, { brand: 'Second brand', lineName: 'Second line' });
      const query = 'entityType=product&entityId=prd-0001';
      const [entry] = itemsOf(await admin.read(`/activity-log?${query}`));
      const path = `/activity-log/${String(entry?.['id'])}/undo`;
      const { body } = await admin.call('POST', `${path}/preview`);
      const job = await admin.call('POST', `${path}/apply`, { version: at(body, 'version') });
      await finishJob(admin, at(job.body, 'id'));
      const product = await admin.read('/products/prd-0001');
      return [at(product, 'brand'), at(product, 'lineName')];
    },
    kept: ['First brand', 'First line'],
    broken: ['First brand', 'Second line'],
  },
});
