import { at } from '#mocks/contract/homes.ts';
import { findLive, startDraft } from '#tests/contract/faultyServers/unseen/actions.ts';
import type { Client } from '#tests/contract/faultyServers/unseen/client.ts';
import { showDifferences } from '#tests/contract/faultyServers/unseen/showDifference.ts';
import { itemsOf, listOf } from '#tests/contract/faultyServers/variants/serving.ts';

import { slabs } from './slabs.ts';

async function setCharge(admin: Client, charge: object): Promise<void> {
  const { version } = Object.assign({ version: 0 }, await admin.read('/products/prd-0001/charges'));
  const usual = { name: 'Charge', price: '10', repeatPrice: null, appliesLtm: false, includedUnits: 0 };
  await admin.call('PUT', '/products/prd-0001/charges', { version, items: [{ ...usual, ...charge }] });
}

const quote = (admin: Client, quantity: number): Promise<unknown> =>
  admin.read(`/products/prd-0001/quote?qty=${String(quantity)}`);

const firstBreak = async (admin: Client): Promise<number> =>
  Number(at(listOf((await findLive(admin))['slabs'])[0], 'minQty'));

showDifferences(slabs, {
  'a charge for less than the minimum applies at every quantity': {
    look: async ({ admin }) => {
      await setCharge(admin, { type: 'Order', per: 'Order', appliesLtm: true });
      return Number(at(await quote(admin, 10_000), 'order'));
    },
    kept: 0,
    broken: 10,
  },
  'included units of a charge for each piece are charged': {
    look: async ({ admin }) => {
      await setCharge(admin, { type: 'Setup', per: 'Piece', includedUnits: 999 });
      return Number(at(await quote(admin, 1000), 'setup'));
    },
    kept: 10,
    broken: 10_000,
  },
  'a quantity below the first break is quoted at its price': {
    look: async ({ admin }) => {
      const path = `/products/prd-0001/quote?qty=${String((await firstBreak(admin)) - 1)}`;
      return (await admin.call('GET', path)).status;
    },
    kept: 404,
    broken: 200,
  },
  'the next break is called cheaper for its unit price alone': {
    look: async ({ admin }) => at(await quote(admin, await firstBreak(admin)), 'nextBreak', 'cheaper'),
    kept: false,
    broken: true,
  },
  'a comparison has the quantities of both ladders only': {
    look: async ({ admin }) => {
      const prices = listOf((await findLive(admin))['slabs']);
      const draft = await startDraft(admin, { slabs: prices.slice(0, -1) });
      const compared = await admin.read(`/slab-sets/${String(at(draft.body, 'id'))}/compare?with=live`);
      return listOf(at(compared, 'rows')).length - prices.length;
    },
    kept: 0,
    broken: -1,
  },
  'the check of a new minimum forgets the ladders of SKUs': {
    look: async ({ admin }) => {
      await setCharge(admin, { type: 'Order', per: 'Order' });
      const [sku] = itemsOf(await admin.read('/skus?productId=prd-0001'));
      await startDraft(admin, { owner: { kind: 'sku', id: sku?.['id'] } });
      const changes = [{ productId: 'prd-0001', moq: 777 }];
      const { body } = await admin.call('POST', '/products/moq-check', { changes });
      return itemsOf(body).some(({ owner }) => at(owner, 'kind') === 'sku');
    },
    kept: true,
    broken: false,
  },
});
