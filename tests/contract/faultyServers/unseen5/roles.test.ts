import { at } from '#mocks/contract/homes.ts';
import { showDifferences } from '#tests/contract/faultyServers/unseen/showDifference.ts';
import { itemsOf, listOf } from '#tests/contract/faultyServers/variants/serving.ts';

import { roles } from './roles.ts';

showDifferences(roles, {
  'a node in another case is one to be made': {
    look: async ({ admin }) => {
      const input = { title: 'New page', type: 'page', parentId: null };
      await admin.call('POST', '/permission-nodes', input);
      const nodes = [{ title: 'NEW PAGE', type: 'page', parent: null }];
      const { body } = await admin.call('POST', '/permission-nodes/sync/preview', { nodes });
      return [
        ...['create', 'change'].map((name) => listOf(at(body, name)).length),
        listOf(at(body, 'notInFile')).includes('New page'),
      ];
    },
    kept: [0, 1, false],
    broken: [1, 0, true],
  },
  'the copy of a system role is one': {
    look: async ({ admin }) => {
      const { body } = await admin.call('POST', '/roles/rol-1/duplicate', { name: 'A copy' });
      const path = `/roles/${String(at(body, 'id'))}`;
      const isSystem = at(await admin.read(path), 'isSystem');
      return [isSystem, (await admin.call('DELETE', path)).status];
    },
    kept: [false, 200],
    broken: [true, 409],
  },
  'somebody is invited twice in another case': {
    look: async ({ admin }) => {
      const emails = ['twice@backroom.test', 'TWICE@backroom.test'];
      const members = emails.map((email) => ({ email, roleId: 'rol-7' }));
      const { status } = await admin.call('POST', '/invitations', { members });
      return [status, itemsOf(await admin.read('/team?q=twice@backroom.test')).length];
    },
    kept: [422, 0],
    broken: [201, 2],
  },
});
