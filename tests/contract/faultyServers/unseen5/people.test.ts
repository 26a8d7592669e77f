import { at } from '#mocks/contract/homes.ts';
import { PASSWORD } from '#mocks/core/users.ts';
import { signIn, type Client } from '#tests/contract/faultyServers/unseen/client.ts';
import { showDifferences } from '#tests/contract/faultyServers/unseen/showDifference.ts';
import { itemsOf, listOf, type Fields } from '#tests/contract/faultyServers/variants/serving.ts';

import { people } from './people.ts';

const DAY_MS = 86_400_000;
const SERVICE = 'service@backroom.test';

async function findMember(admin: Client, email: string): Promise<Fields> {
  return itemsOf(await admin.read(`/team?q=${email}`))[0] ?? {};
}

/** A member of the seed who is still invited. */
async function findInvited(admin: Client): Promise<Fields> {
  return itemsOf(await admin.read('/team?status=invited'))[0] ?? {};
}

function menuTitles(menu: unknown): unknown[] {
  return listOf(menu).flatMap((node) => [at(node, 'title'), ...menuTitles(at(node, 'child'))]);
}

showDifferences(people, {
  'the current sign-in is the latest one of the person': {
    look: async ({ base, admin }) => {
      const later = await signIn(base, 'admin@backroom.test');
      const currentOf = async (client: Client) =>
        itemsOf(await client.read('/account/sessions')).find(({ current }) => current === true)?.['id'];
      return (await currentOf(admin)) === (await currentOf(later));
    },
    kept: false,
    broken: true,
  },
  'the menu of a role leaves out what can be done on its pages': {
    look: async ({ admin }) => {
      const titles = menuTitles(at(await admin.read('/roles/rol-1/menu-preview'), 'items'));
      return ['SKU Manager', 'SKU Manager: Edit'].map((title) => titles.includes(title));
    },
    kept: [true, true],
    broken: [true, false],
  },
  'a member who accepted the invitation is revoked': {
    look: async ({ base, admin }) => {
      const { id } = await findMember(admin, SERVICE);
      const { status } = await admin.call('DELETE', `/invitations/${String(id)}`);
      return [status, (await signIn(base, SERVICE, PASSWORD)).token !== ''];
    },
    kept: [409, true],
    broken: [200, false],
  },
  'an invitation that is sent again ends when the first one did': {
    look: async ({ admin }) => {
      const before = await findInvited(admin);
      const path = `/invitations/${String(before['id'])}/resend`;
      const end = at((await admin.call('POST', path)).body, 'invitationExpiresAt');
      const days = (Date.parse(String(end)) - Date.now()) / DAY_MS;
      return [end === before['invitationExpiresAt'], Math.round(days) === 7];
    },
    kept: [false, true],
    broken: [true, false],
  },
  'people whose account does not work hold permissions': {
    look: async ({ admin }) => {
      const { id, version, role } = await findMember(admin, SERVICE);
      await admin.call('PATCH', `/team/${String(id)}`, { version, is_active: 'N' });
      const { nodeIds } = Object.assign(
        { nodeIds: [] },
        await admin.read(`/roles/${String(at(role, 'id'))}`),
      );
      const path = `/permission-nodes/${String(nodeIds[0])}/holders?pageSize=100`;
      return itemsOf(await admin.read(path)).some((one) => one['id'] === id);
    },
    kept: false,
    broken: true,
  },
  'a restored member comes back inactive': {
    look: async ({ base, admin }) => {
      const { id, version } = await findMember(admin, SERVICE);
      await admin.call('DELETE', `/team/${String(id)}?version=${String(version)}`);
      const { status, body } = await admin.call('POST', `/team/${String(id)}/restore`);
      const own = await signIn(base, SERVICE);
      return [status, at(body, 'status'), (await own.call('GET', '/views?screen=products')).status];
    },
    kept: [200, 'active', 200],
    broken: [200, 'inactive', 401],
  },
  'members that are sorted by role come by its id': {
    look: async ({ admin }) => {
      const members = itemsOf(await admin.read('/team?sort=role&pageSize=100'));
      const names = members.flatMap(({ role }) => at(role, 'name') ?? []).map(String);
      return names.join() === names.toSorted((a, b) => a.localeCompare(b)).join();
    },
    kept: true,
    broken: false,
  },
});
