import { PASSWORD } from '#mocks/core/users.ts';
import { at } from '#mocks/contract/homes.ts';
import { exampleLink } from '#mocks/core/db.ts';
import { onePixel } from '#tests/contract/faultyServers/unseen/actions.ts';
import { signIn } from '#tests/contract/faultyServers/unseen/client.ts';
import { showDifferences } from '#tests/contract/faultyServers/unseen/showDifference.ts';
import { itemsOf } from '#tests/contract/faultyServers/variants/serving.ts';

import { access } from './access.ts';

showDifferences(access, {
  'a sign-in that is over can be ended again': {
    look: async ({ admin }) => {
      const other = itemsOf(await admin.read('/account/sessions')).find(({ current }) => current !== true);
      const path = `/account/sessions/${String(other?.['id'])}`;
      return [(await admin.call('DELETE', path)).status, (await admin.call('DELETE', path)).status];
    },
    kept: [200, 404],
    broken: [200, 200],
  },
  'ending the other sign-ins counts the own one too': {
    look: async ({ admin }) => {
      const { length } = itemsOf(await admin.read('/account/sessions'));
      const { body } = await admin.call('DELETE', '/account/sessions');
      return Number(at(body, 'ended')) - length;
    },
    kept: -1,
    broken: 0,
  },
  'a time zone that nobody knows is taken': {
    look: async ({ admin }) => {
      const { status } = await admin.call('PATCH', '/account', { time_zone: 'Mars/Phobos' });
      return { status, isMars: at(await admin.read('/auth/me'), 'time_zone') === 'Mars/Phobos' };
    },
    kept: { status: 422, isMars: false },
    broken: { status: 200, isMars: true },
  },
  'only the first eight characters of a password count': {
    look: async ({ base }) => (await signIn(base, 'service@backroom.test', `${PASSWORD}-wrong`)).token !== '',
    kept: false,
    broken: true,
  },
  'the token of an account that is not active is good for every call': {
    look: async ({ base }) => {
      const inactive = await signIn(base, 'inactive@backroom.test');
      const [own, sessions] = ['/logged-in-user', '/account/sessions'].map(
        async (path) => (await inactive.call('GET', path)).status,
      );
      return [await own, await sessions];
    },
    kept: [200, 401],
    broken: [200, 200],
  },
  'a reset link that was used is said to work': {
    look: async ({ admin }) => {
      const path = `/auth/reset-password/${exampleLink.id}`;
      await admin.call('POST', path, { password: 'another-one' });
      return [
        (await admin.call('GET', path)).status,
        (await admin.call('POST', path, { password: 'a-third' })).status,
      ];
    },
    kept: [410, 410],
    broken: [200, 410],
  },
  'a picture is refused for the end of its name': {
    look: async ({ admin }) => {
      const form = new FormData();
      form.set('image', onePixel(), 'portrait.of.me');
      return (await admin.call('POST', '/account/profile-image', form)).status;
    },
    kept: 200,
    broken: 415,
  },
});
