import { at } from '#mocks/contract/homes.ts';
import { PASSWORD } from '#mocks/core/users.ts';
import { signIn } from '#tests/contract/faultyServers/unseen/client.ts';
import { showDifferences } from '#tests/contract/faultyServers/unseen/showDifference.ts';
import { itemsOf } from '#tests/contract/faultyServers/variants/serving.ts';

import { access } from './access.ts';

const EMAIL = 'service@backroom.test';

showDifferences(access, {
  'ending the sign-in of an idle user ends all sign-ins of the person': {
    look: async ({ base, admin }) => {
      const other = await signIn(base, 'admin@backroom.test');
      const id = at(await other.read('/logged-in-user'), 'user_id');
      await other.call('GET', `/logout-user/${String(id)}`);
      return (await admin.call('GET', '/auth/me')).status;
    },
    kept: 200,
    broken: 401,
  },
  'a language, a time zone and a number format cannot be taken back': {
    look: async ({ service }) => {
      await service.call('PATCH', '/account', { locale: 'de', time_zone: 'Europe/Berlin' });
      await service.call('PATCH', '/account', { locale: null, time_zone: null, first_name: 'New' });
      const profile = await service.read('/auth/me');
      return [at(profile, 'locale'), at(profile, 'time_zone'), at(profile, 'first_name')];
    },
    kept: [null, null, 'New'],
    broken: ['de', 'Europe/Berlin', 'New'],
  },
  'a new password that is the old one counts as changed': {
    look: async ({ base, service }) => {
      const other = await signIn(base, EMAIL);
      const change = { oldpassword: PASSWORD, password: PASSWORD, token: service.token };
      const { body } = await service.call('POST', '/change-wd', change);
      return [at(body, 'message'), (await other.call('GET', '/auth/me')).status];
    },
    kept: ['New password must differ from the old password', 200],
    broken: ['Password changed successfully', 401],
  },
  'somebody whose account was deleted is told that it is inactive': {
    look: async ({ admin, service }) => {
      const [member] = itemsOf(await admin.read(`/team?q=${EMAIL}`));
      const path = `/team/${String(member?.['id'])}?version=${String(member?.['version'])}`;
      await admin.call('DELETE', path);
      return at(await service.read('/views?screen=products'), 'code');
    },
    kept: 'account_deleted',
    broken: 'account_inactive',
  },
});
