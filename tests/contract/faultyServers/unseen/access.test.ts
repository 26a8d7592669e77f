import { at } from '#mocks/contract/homes.ts';
import { PASSWORD } from '#mocks/core/users.ts';
import { itemsOf } from '#tests/contract/faultyServers/variants/serving.ts';

import { access } from './access.ts';
import { signIn, type Client } from './client.ts';
import { showDifferences } from './showDifference.ts';

const changePassword = (client: Client, password: string) =>
  client.call('POST', '/change-wd', { oldpassword: PASSWORD, password, token: client.token });

showDifferences(access, {
  "the rows of other people's jobs can be read": {
    look: async ({ admin, service }) => {
      const wanted = { resource: 'products', query: '', columns: ['sku'] };
      const { body } = await admin.call('POST', '/exports', wanted);
      return (await service.call('GET', `/jobs/${String(at(body, 'id'))}/rows`)).status;
    },
    kept: 404,
    broken: 200,
  },
  'products are sorted by a margin that the person may not see': {
    look: async ({ service }) => (await service.call('GET', '/products?sort=gpPct250')).status,
    kept: 403,
    broken: 200,
  },
  'other sign-ins outlive a changed password': {
    look: async ({ base, admin }) => {
      const other = await signIn(base, 'admin@backroom.test');
      await changePassword(admin, 'another password');
      return (await other.call('GET', '/auth/me')).status;
    },
    kept: 401,
    broken: 200,
  },
  'blanks at the ends of a new password are dropped': {
    look: async ({ base, admin }) => {
      await changePassword(admin, '  another password ');
      return (await signIn(base, 'admin@backroom.test', '  another password ')).token !== '';
    },
    kept: true,
    broken: false,
  },
  'the sign-in of somebody else can be ended': {
    look: async ({ admin, service }) => {
      const own = itemsOf(await admin.read('/account/sessions')).find(({ current }) => current === true);
      const { status } = await service.call('DELETE', `/account/sessions/${String(own?.['id'])}`);
      return { status, mine: (await admin.call('GET', '/auth/me')).status };
    },
    kept: { status: 404, mine: 200 },
    broken: { status: 200, mine: 401 },
  },
});
