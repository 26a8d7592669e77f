import { newKey, type Client } from '#tests/contract/faultyServers/unseen/client.ts';
import { showDifferences } from '#tests/contract/faultyServers/unseen/showDifference.ts';

import { protocol } from './protocol.ts';
import { exportFile } from './exportFile.ts';

async function saveUnder(admin: Client, key: string, name: string): Promise<number> {
  const search = { name, query: 'q=mug', shared: false };
  return (await admin.call('POST', '/search/saved', search, { 'idempotency-key': key })).status;
}

showDifferences(protocol, {
  'a refused method is told of methods that the path does not have': {
    look: async ({ admin }) => (await admin.call('DELETE', '/suppliers')).headers.get('allow'),
    kept: 'GET',
    broken: 'GET, POST, PUT, PATCH, DELETE',
  },
  'another body of the same length under a key gets the first answer': {
    look: async ({ admin }) => {
      const key = newKey();
      return [await saveUnder(admin, key, 'First'), await saveUnder(admin, key, 'Other')];
    },
    kept: [201, 422],
    broken: [201, 201],
  },
  'the file of a job may be kept by a cache': {
    look: async ({ admin }) => {
      const { headers } = await exportFile(admin, { resource: 'products', query: '', columns: ['sku'] });
      return headers.get('cache-control');
    },
    kept: 'no-store',
    broken: 'private, max-age=60',
  },
});
