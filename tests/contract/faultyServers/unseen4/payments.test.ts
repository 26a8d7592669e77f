import { at } from '#mocks/contract/homes.ts';
import type { Client } from '#tests/contract/faultyServers/unseen/client.ts';
import { showDifferences } from '#tests/contract/faultyServers/unseen/showDifference.ts';
import { itemsOf, listOf } from '#tests/contract/faultyServers/variants/serving.ts';

import { payments } from './payments.ts';

showDifferences(payments, {
  'the people of the list of payments are those of the page': {
    look: async ({ admin }) => {
      const [all, none] = await Promise.all(
        ['', '?page=900'].map(async (query) => admin.read(`/payments${query}`)),
      );
      return [listOf(at(none, 'people')).length > 0, listOf(at(all, 'people')).length > 0];
    },
    kept: [true, true],
    broken: [false, true],
  },
  'the saved cards of a customer without any are not found': {
    look: async ({ admin }) => {
      const path = '/customers/cus-04/payment-methods';
      for (const { id } of itemsOf(await admin.read(path)))
        await admin.call('DELETE', `${path}/${String(id)}`);
      return (await admin.call('GET', path)).status;
    },
    kept: 200,
    broken: 404,
  },
  'a saved search cannot have the name of one of somebody else': {
    look: async ({ admin, service }) => {
      const save = async (client: Client) => {
        const search = { name: 'Mugs of ours', query: 'q=mug', shared: false };
        const { status } = await client.call('POST', '/search/saved', search);
        const names = itemsOf(await client.read('/search/saved')).map(({ name }) => name);
        return [status, names.includes(search.name)];
      };
      return [await save(admin), await save(service), await save(admin)];
    },
    kept: [
      [201, true],
      [201, true],
      [422, true],
    ],
    broken: [
      [201, true],
      [422, false],
      [422, true],
    ],
  },
});
