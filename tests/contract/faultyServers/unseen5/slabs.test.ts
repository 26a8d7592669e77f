import { at } from '#mocks/contract/homes.ts';
import {
  addProduct,
  changeProduct,
  findLive,
  startDraft,
} from '#tests/contract/faultyServers/unseen/actions.ts';
import type { Client } from '#tests/contract/faultyServers/unseen/client.ts';
import { showDifferences } from '#tests/contract/faultyServers/unseen/showDifference.ts';
import { itemsOf, listOf } from '#tests/contract/faultyServers/variants/serving.ts';

import { slabs } from './slabs.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
const OVERRIDE = { acknowledge: true, reason: 'As agreed with the customer' };

const write = (admin: Client, set: unknown, what: string, body: object) =>
  admin.call('POST', `/slab-sets/${String(at(set, 'id'))}/${what}`, { version: at(set, 'version'), ...body });

/** A ladder of a new product that starts at this quantity. */
function ladderOf(productId: string, minQty: number): object {
  return {
    owner: { kind: 'product', id: productId },
    ...{ currency: 'USD', priceType: 'Net', configuration: 'Decorated', note: '', link: null },
    slabs: [{ minQty, unitPrice: '5' }],
  };
}

/** The live price of the product, with another one scheduled in ten days. */
async function scheduleNext(admin: Client): Promise<unknown> {
  const live = await findLive(admin);
  const { body } = await startDraft(admin);
  const next = { effectiveFrom: inDays(10), effectiveTo: null, endOther: true, ...OVERRIDE };
  await write(admin, body, 'schedule', next);
  return admin.read(`/slab-sets/${String(live['id'])}`);
}

showDifferences(slabs, {
  'a ladder may not start below the minimum although less is charged for': {
    look: async ({ admin }) => {
      const { id, version } = await addProduct(admin, 'LESS', { moq: 50 });
      const charge = { name: 'Less than minimum', type: 'Order', per: 'Order', price: '10' };
      const items = [{ ...charge, repeatPrice: null, appliesLtm: true, includedUnits: 0 }];
      await admin.call('PUT', `/products/${String(id)}/charges`, { items, version });
      const { body } = await admin.call('POST', '/slab-sets/validate', ladderOf(String(id), 10));
      return listOf(at(body, 'issues')).some((issue) => at(issue, 'rule') === 'L2');
    },
    kept: false,
    broken: true,
  },
  'a second draft is answered with the price that is live': {
    look: async ({ admin }) => {
      await startDraft(admin);
      const { owner, currency, priceType, configuration, slabs: breaks } = await findLive(admin);
      const draft = { owner, currency, priceType, configuration, slabs: breaks, note: '', link: null };
      const { status, body } = await admin.call('POST', '/products/prd-0001/slab-sets', draft);
      return [status, at(at(body, 'current'), 'state')];
    },
    kept: [409, 'draft'],
    broken: [409, 'live'],
  },
  'a price ends after the next one has begun': {
    look: async ({ admin }) => {
      const live = await scheduleNext(admin);
      return (await write(admin, live, 'retire', { effectiveTo: inDays(20) })).status;
    },
    kept: 422,
    broken: 200,
  },
  'live prices stand before scheduled ones': {
    look: async ({ admin }) => {
      await scheduleNext(admin);
      const query = 'owner=prd-0001&currency=USD&configuration=Decorated&state=live&state=scheduled';
      return itemsOf(await admin.read(`/products/prd-0001/slab-sets?${query}`)).map(({ state }) => state);
    },
    kept: ['scheduled', 'live'],
    broken: ['live', 'scheduled'],
  },
  'costs are net of the discount codes that the supplier had before': {
    look: async ({ admin }) => {
      const products = itemsOf(await admin.read('/products?pageSize=100'));
      const costs = await Promise.all(
        products.map(async ({ id }) => ({ id, sheet: await admin.read(`/products/${String(id)}/costs`) })),
      );
      const firstBreak = (sheet: unknown) => listOf(at(sheet, 'breaks'))[0];
      const found = costs.find(({ sheet }) => typeof at(firstBreak(sheet), 'discountCode') === 'string');
      const supplier = at(
        products.find(({ id }) => id === found?.id),
        'supplier',
      );
      const [{ version } = {}] = itemsOf(await admin.read('/suppliers')).filter(
        ({ id }) => id === at(supplier, 'id'),
      );
      const discountCodes = { [String(at(firstBreak(found?.sheet), 'discountCode'))]: 7 };
      await admin.call('PATCH', `/suppliers/${String(at(supplier, 'id'))}`, { version, discountCodes });
      const now = firstBreak(await admin.read(`/products/${String(found?.id)}/costs`));
      return at(now, 'net') === at(firstBreak(found?.sheet), 'net');
    },
    kept: false,
    broken: true,
  },
  'the floor of a price is rounded down': {
    look: async ({ admin }) => {
      const { owner, currency, priceType, configuration, slabs: breaks } = await findLive(admin);
      const ladder = { owner, currency, priceType, configuration, slabs: breaks, note: '', link: null };
      const check = async (unitPrice: unknown) => {
        const one = { ...Object.assign({}, listOf(breaks)[0]), unitPrice };
        return (await admin.call('POST', '/slab-sets/validate', { ...ladder, slabs: [one] })).body;
      };
      const floor = at(listOf(at(await check('5'), 'derived'))[0], 'floorPrice');
      return listOf(at(await check(floor), 'issues')).some((issue) => at(issue, 'rule') === 'L6');
    },
    kept: false,
    broken: true,
  },
  'a price that is over is scheduled again': {
    look: async ({ admin }) => {
      const { body } = await write(admin, await findLive(admin), 'retire', {});
      const again = { effectiveFrom: inDays(10), effectiveTo: null, ...OVERRIDE };
      const answer = await write(admin, body, 'schedule', again);
      return [at(body, 'state'), answer.status];
    },
    kept: ['retired', 409],
    broken: ['retired', 200],
  },
  'a ladder follows itself': {
    look: async ({ admin }) => {
      const { status, body } = await startDraft(admin, { link: { currency: 'USD', rounding: 'none' } });
      return [status, at(at(body, 'link'), 'currency')];
    },
    kept: [422, undefined],
    broken: [201, 'USD'],
  },
  'moving the first break changes the price that is live': {
    look: async ({ admin }) => {
      const sets = '/products/prd-0001/slab-sets?currency=USD&configuration=Decorated&owner=prd-0001';
      for (const draft of itemsOf(await admin.read(`${sets}&state=draft`)))
        await admin.call('DELETE', `/slab-sets/${String(draft['id'])}?version=${String(draft['version'])}`);
      await changeProduct(admin, { moq: 77, moveFirstBreak: true });
      const drafts = itemsOf(await admin.read(`${sets}&state=draft`)).length;
      return [drafts, at(listOf((await findLive(admin))['slabs'])[0], 'minQty') === 77];
    },
    kept: [1, false],
    broken: [0, true],
  },
});
