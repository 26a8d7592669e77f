import { at } from '#mocks/contract/homes.ts';
import { showDifferences } from '#tests/contract/faultyServers/unseen/showDifference.ts';
import { findLive, startDraft } from '#tests/contract/faultyServers/unseen/actions.ts';
import type { Client, Seen } from '#tests/contract/faultyServers/unseen/client.ts';
import { itemsOf, listOf } from '#tests/contract/faultyServers/variants/serving.ts';

import { slabs } from './slabs.ts';

const sets = '/products/prd-0001/slab-sets';
const inDays = (count: number): string => new Date(Date.now() + count * 86_400_000).toISOString();

async function schedule(admin: Client, endOther: boolean): Promise<Seen> {
  const { body: draft } = await startDraft(admin);
  const when = { version: at(draft, 'version'), effectiveFrom: inDays(10), effectiveTo: null, endOther };
  const how = { ...when, reason: 'Because it is right', acknowledge: true };
  return admin.call('POST', `/slab-sets/${String(at(draft, 'id'))}/schedule`, how);
}

showDifferences(slabs, {
  'a price that is to end later ends now': {
    look: async ({ admin }) => {
      const { id, version } = await findLive(admin);
      const path = `/slab-sets/${String(id)}`;
      await admin.call('POST', `${path}/retire`, { version, effectiveTo: inDays(3) });
      return at(await admin.read(path), 'state');
    },
    kept: 'live',
    broken: 'retired',
  },
  'two prices are scheduled for the same time': {
    look: async ({ admin }) => {
      const { status } = await schedule(admin, false);
      return { status, endOfLive: (await findLive(admin))['effectiveTo'] };
    },
    kept: { status: 422, endOfLive: null },
    broken: { status: 200, endOfLive: null },
  },
  'a price still ends when the scheduled one after it is deleted': {
    look: async ({ admin }) => {
      const { body } = await schedule(admin, true);
      await admin.call(
        'DELETE',
        `/slab-sets/${String(at(body, 'id'))}?version=${String(at(body, 'version'))}`,
      );
      return (await findLive(admin))['effectiveTo'] === null;
    },
    kept: true,
    broken: false,
  },
  'a break reaches up to the next one and includes it': {
    look: async ({ admin }) => {
      const { owner, currency, priceType, configuration } = await findLive(admin);
      const breaks = [
        { minQty: 10, unitPrice: '2' },
        { minQty: 20, unitPrice: '1' },
      ];
      const ladder = { owner, currency, priceType, configuration, slabs: breaks, note: '', link: null };
      const { body } = await admin.call('POST', '/slab-sets/validate', ladder);
      return listOf(at(body, 'derived')).map((slab) => at(slab, 'maxQty'));
    },
    kept: [19, null],
    broken: [20, null],
  },
  'a quote without colors is one of one color': {
    look: async ({ admin }) => {
      const charges = await admin.read('/products/prd-0001/charges');
      const charge = { name: 'Set-up', type: 'Setup', per: 'Color', price: '40', repeatPrice: null };
      const items = [{ ...charge, appliesLtm: false, includedUnits: 0 }];
      await admin.call('PUT', '/products/prd-0001/charges', { items, version: at(charges, 'version') });
      return Number(at(await admin.read('/products/prd-0001/quote?qty=250&colors=0'), 'setup'));
    },
    kept: 0,
    broken: 40,
  },
  'the ladders of a product come without regard to their state': {
    look: async ({ admin }) => {
      await startDraft(admin);
      return itemsOf(await admin.read(sets))[0]?.['state'];
    },
    kept: 'draft',
    broken: 'live',
  },
});
