import { at } from '#mocks/contract/homes.ts';
import { newKey } from '#tests/contract/faultyServers/unseen/client.ts';
import { showDifferences } from '#tests/contract/faultyServers/unseen/showDifference.ts';

import { protocol } from './protocol.ts';

showDifferences(protocol, {
  'a repeated answer does not say where the record is': {
    look: async ({ admin }) => {
      const key = { 'idempotency-key': newKey() };
      const search = { name: 'Once', query: 'q=a', shared: false };
      const first = await admin.call('POST', '/search/saved', search, key);
      const second = await admin.call('POST', '/search/saved', search, key);
      return [first, second].map(({ headers }) => headers.has('location'));
    },
    kept: [true, true],
    broken: [true, false],
  },
  'a version that the record does not have yet is taken': {
    look: async ({ admin }) => {
      const version = Number(at(await admin.read('/products/prd-0001'), 'version')) + 3;
      return (await admin.call('PATCH', '/products/prd-0001', { version, brand: 'Later' })).status;
    },
    kept: 409,
    broken: 200,
  },
});
