import { afterEach, beforeEach, vi } from 'vitest';

import { at } from '#mocks/contract/homes.ts';
import { itemsOf } from '#tests/contract/faultyServers/variants/serving.ts';

import { checkFile } from './actions.ts';
import { showDifferences } from './showDifference.ts';
import { work } from './work.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

showDifferences(work, {
  'an exported cell is a formula': {
    look: async ({ admin }) => {
      const numbers = { productId: 'FORMULA-1', sku: 'FORMULA-1', name: '=1+1' };
      const others = { supplierId: 'sup-01', categoryId: 'cat-mugs', moq: 1 };
      const product = await admin.call('POST', '/products', { ...numbers, ...others });
      const wanted = { resource: 'products', query: '', ids: [at(product.body, 'id')], columns: ['name'] };
      const { body } = await admin.call('POST', '/exports', wanted);
      vi.advanceTimersByTime(5000);
      return (await admin.call('GET', `/jobs/${String(at(body, 'id'))}/file`)).text;
    },
    kept: "\uFEFFname\r\n'=1+1\r\n",
    broken: '\uFEFFname\r\n=1+1\r\n',
  },
  'an import is written by any plan': {
    look: async ({ admin }) => {
      const { body } = await checkFile(admin, 'sku,name\nNO-SUCH,One\n');
      const apply = `/imports/${String(at(body, 'id'))}/apply`;
      return (await admin.call('POST', apply, { plan: 'another-plan' })).status;
    },
    kept: 409,
    broken: 202,
  },
  'a bulk action passes over a filter that it does not know': {
    look: async ({ admin }) => {
      const wanted = { resource: 'products', action: 'setKvi', params: { isKvi: true } };
      const selection = { query: 'suplierId=sup-01' };
      const { status, body } = await admin.call('POST', '/bulk/preview', { ...wanted, selection });
      return { status, isAny: Number(at(body, 'selected') ?? 0) > 0 };
    },
    kept: { status: 422, isAny: false },
    broken: { status: 200, isAny: true },
  },
  'a file in Windows-1252 loses its accents': {
    look: async ({ admin }) => {
      const bytes = Uint8Array.from('sku,name\nCAFE,Caf\u00E9\n', (one) => one.charCodeAt(0));
      const { body } = await checkFile(admin, bytes);
      const columns = at(body, 'columns');
      const rows = itemsOf(await admin.read(`/imports/${String(at(body, 'id'))}/rows`));
      return {
        encoding: at(body, 'encoding'),
        isWhole: JSON.stringify([columns, rows]).includes('Caf\u00E9'),
      };
    },
    kept: { encoding: 'windows-1252', isWhole: true },
    broken: { encoding: 'utf-8', isWhole: false },
  },
});
