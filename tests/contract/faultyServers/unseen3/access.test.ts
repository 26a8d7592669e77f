import { exampleLink } from '#mocks/core/db.ts';
import { PASSWORD } from '#mocks/core/users.ts';
import { at } from '#mocks/contract/homes.ts';
import { signIn } from '#tests/contract/faultyServers/unseen/client.ts';
import { showDifferences } from '#tests/contract/faultyServers/unseen/showDifference.ts';
import { itemsOf } from '#tests/contract/faultyServers/variants/serving.ts';

import { access } from './access.ts';

showDifferences(access, {
  'an account that was just registered is usable at once': {
    look: async ({ base, admin }) => {
      const email = 'new.person@example.org';
      await admin.call('POST', '/users/register', { username: 'new.person', email, password: PASSWORD });
      return (await (await signIn(base, email)).call('GET', '/account/sessions')).status;
    },
    kept: 401,
    broken: 200,
  },
  'a password change takes the token of another person': {
    look: async ({ admin, service }) => {
      const change = { oldpassword: PASSWORD, password: 'another-one', token: service.token };
      const { body } = await admin.call('POST', '/change-wd', change);
      return at(body, 'message') === 'Password changed successfully';
    },
    kept: false,
    broken: true,
  },
  'asking whether a reset link works uses it up': {
    look: async ({ admin }) => {
      const path = `/auth/reset-password/${exampleLink.id}`;
      return [(await admin.call('GET', path)).status, (await admin.call('GET', path)).status];
    },
    kept: [200, 200],
    broken: [200, 410],
  },
  'a sign-in that signed out stays in the list of sign-ins': {
    look: async ({ base, admin }) => {
      const other = await signIn(base, 'admin@backroom.test');
      const count = async (): Promise<number> => itemsOf(await admin.read('/account/sessions')).length;
      const before = await count();
      await other.call('POST', '/auth/logout');
      return (await count()) - before;
    },
    kept: -1,
    broken: 0,
  },
  'one of the two profiles does not have what was added later': {
    look: async ({ admin }) => {
      await admin.call('PATCH', '/account', { locale: 'de' });
      return [at(await admin.read('/logged-in-user'), 'locale'), at(await admin.read('/auth/me'), 'locale')];
    },
    kept: ['de', 'de'],
    broken: ['de', undefined],
  },
});
