import { at } from '#mocks/contract/homes.ts';
import type { Client } from '#tests/contract/faultyServers/unseen/client.ts';
import { showDifferences } from '#tests/contract/faultyServers/unseen/showDifference.ts';
import { itemsOf, listOf, type Fields } from '#tests/contract/faultyServers/variants/serving.ts';

import { people } from './people.ts';

async function findMember(admin: Client, email: string): Promise<Fields> {
  return itemsOf(await admin.read(`/team?q=${email}`))[0] ?? {};
}

showDifferences(people, {
  'ending all sign-ins of oneself as a member ends the current one too': {
    look: async ({ admin }) => {
      const { id } = await findMember(admin, 'admin@backroom.test');
      await admin.call('DELETE', `/team/${String(id)}/sign-ins`);
      return (await admin.call('GET', '/auth/me')).status;
    },
    kept: 200,
    broken: 401,
  },
  'inactive and invited members are idle too': {
    look: async ({ admin }) => {
      const members = itemsOf(await admin.read('/team?idleDays=1&pageSize=100'));
      return [...new Set(members.map(({ status }) => status))].toSorted();
    },
    kept: ['active'],
    broken: ['active', 'inactive', 'invited'],
  },
  'inviting somebody who was deleted is refused as taken': {
    look: async ({ admin }) => {
      const { id, version, email } = await findMember(admin, 'service@backroom.test');
      await admin.call('DELETE', `/team/${String(id)}?version=${String(version)}`);
      const members = [{ email, roleId: 'rol-7' }];
      const { status, body } = await admin.call('POST', '/invitations', { members });
      return [status, listOf(at(body, 'errors')).map((one) => [at(one, 'field'), at(one, 'code')])];
    },
    kept: [422, [['members.0.email', 'deleted_account']]],
    broken: [422, [['members.0.email', 'taken']]],
  },
  'the copy of a role has no description': {
    look: async ({ admin }) => {
      const { body } = await admin.call('POST', '/roles/rol-5/duplicate', { name: 'A copy' });
      const [original, copy] = await Promise.all(
        ['rol-5', String(at(body, 'id'))].map(async (id) => admin.read(`/roles/${id}`)),
      );
      const isSame = at(copy, 'description') === at(original, 'description');
      return { isSame, nodes: listOf(at(copy, 'nodeIds')).length === listOf(at(original, 'nodeIds')).length };
    },
    kept: { isSame: true, nodes: true },
    broken: { isSame: false, nodes: true },
  },
  'a permission node is deleted when one of the roles that grant it is named': {
    look: async ({ admin }) => {
      const input = { title: 'New page', type: 'page', parentId: null };
      const node = (await admin.call('POST', '/permission-nodes', input)).body;
      const [id, version] = [String(at(node, 'id')), String(at(node, 'version'))];
      const addRole = async (name: string) =>
        (await admin.call('POST', '/roles', { name, description: '', nodeIds: [id] })).body;
      const [first] = [await addRole('First'), await addRole('Second')];
      const named = `removeFrom=${String(at(first, 'id'))}`;
      return (await admin.call('DELETE', `/permission-nodes/${id}?version=${version}&${named}`)).status;
    },
    kept: 409,
    broken: 200,
  },
  'the personal views of a deleted member go to nobody': {
    look: async ({ admin, service }) => {
      const view = { screen: 'some.screen', query: '', columns: [], density: 'normal', isDefault: false };
      for (const scope of ['personal', 'shared'])
        await service.call('POST', '/views', { ...view, name: scope, scope });
      const [own, heir] = [
        await findMember(admin, 'service@backroom.test'),
        await findMember(admin, 'admin@backroom.test'),
      ];
      const query = `version=${String(own['version'])}&inheritorId=${String(heir['id'])}`;
      await admin.call('DELETE', `/team/${String(own['id'])}?${query}`);
      const views = itemsOf(await admin.read('/views?screen=some.screen'));
      return views.filter(({ mine }) => mine === true).map(({ name }) => name);
    },
    kept: ['personal', 'shared'],
    broken: ['shared'],
  },
});
