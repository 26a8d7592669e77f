import { at } from '#mocks/contract/homes.ts';
import { changeProduct } from '#tests/contract/faultyServers/unseen/actions.ts';
import type { Client } from '#tests/contract/faultyServers/unseen/client.ts';
import { showDifferences } from '#tests/contract/faultyServers/unseen/showDifference.ts';
import { finishJob } from '#tests/contract/faultyServers/unseen2/exportFile.ts';
import { itemsOf, listOf } from '#tests/contract/faultyServers/variants/serving.ts';

import { activity } from './activity.ts';

const HISTORY = '/activity-log?entityType=product&entityId=prd-0001';

async function countFound(admin: Client, query: string): Promise<unknown> {
  return at(await admin.read(`${HISTORY}&${query}`), 'total');
}

showDifferences(activity, {
  'old values are not found in the log': {
    look: async ({ admin }) => {
      await changeProduct(admin, { brand: 'Oldbrandvalue' });
      await changeProduct(admin, { brand: 'Newbrandvalue' });
      const values = ['oldbrandvalue', 'newbrandvalue&field=brand'];
      return Promise.all(values.map((value) => countFound(admin, `value=${value}`)));
    },
    kept: [2, 1],
    broken: [1, 1],
  },
  'the latest entry of the log is the latest that was asked for': {
    look: async ({ admin }) => {
      await changeProduct(admin, { brand: 'First' });
      await changeProduct(admin, { brand: 'Second' }, 'prd-0002');
      const [all, ofOne] = await Promise.all(['/activity-log', HISTORY].map((path) => admin.read(path)));
      return {
        isSame: at(all, 'latestId') === at(ofOne, 'latestId'),
        isOfOne: itemsOf(ofOne)[0]?.['id'] === at(ofOne, 'latestId'),
      };
    },
    kept: { isSame: true, isOfOne: false },
    broken: { isSame: false, isOfOne: true },
  },
  'what is undone already is said to have been changed since': {
    look: async ({ admin }) => {
      await changeProduct(admin, { brand: 'To be undone' });
      const [entry] = itemsOf(await admin.read(HISTORY));
      const path = `/activity-log/${String(entry?.['id'])}/undo`;
      const plan = await admin.call('POST', `${path}/preview`);
      const job = await admin.call('POST', `${path}/apply`, { version: at(plan.body, 'version') });
      await finishJob(admin, at(job.body, 'id'));
      const { body } = await admin.call('POST', `${path}/preview`);
      return listOf(at(body, 'blocked')).map((one) => at(one, 'reason'));
    },
    kept: ['alreadyUndone'],
    broken: ['changedSince'],
  },
  'replacing the charges of a product leaves no entry': {
    look: async ({ admin }) => {
      const version = at(await admin.read('/products/prd-0001'), 'version');
      const before = Number(await countFound(admin, ''));
      await admin.call('PUT', '/products/prd-0001/charges', { items: [], version });
      return Number(await countFound(admin, '')) - before;
    },
    kept: 1,
    broken: 0,
  },
});
