import { at } from '#mocks/contract/homes.ts';

import { protocol } from './protocol.ts';
import { showDifferences } from './showDifference.ts';

showDifferences(protocol, {
  'the address of an export leaves out where the calls live': {
    look: async ({ base, admin }) => {
      const wanted = { resource: 'products', query: '', columns: ['sku'] };
      const { headers } = await admin.call('POST', '/exports', wanted);
      const address = new URL(headers.get('location') ?? '', base);
      return (await fetch(address, { headers: { authorization: `Bearer ${admin.token}` } })).status;
    },
    kept: 200,
    broken: 404,
  },
  'a supplier does not say which methods it has': {
    look: async ({ admin }) => {
      const { status, headers } = await admin.call('PUT', '/suppliers/sup-01', {});
      return { status, allow: headers.get('allow') };
    },
    kept: { status: 405, allow: 'PATCH' },
    broken: { status: 405, allow: null },
  },
  'a dead token gets 200 where 401 is promised': {
    look: async ({ admin }) => {
      await admin.call('POST', '/auth/logout');
      const { status, body } = await admin.call('GET', '/auth/me');
      return { status, says: at(body, 'status') };
    },
    kept: { status: 401, says: 0 },
    broken: { status: 200, says: 0 },
  },
});
