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

/** A product with breaks that start at its minimum of 50. */
async function addLadder(admin: Client, number: string): Promise<{ productId: string; set: unknown }> {
  const productId = String((await addProduct(admin, number, { moq: 50 }))['id']);
  const { body } = await admin.call('POST', `/products/${productId}/slab-sets`, ladderOf(productId));
  return { productId, set: body };
}

function ladderOf(productId: string, configuration = 'Decorated'): object {
  return {
    owner: { kind: 'product', id: productId },
    ...{ currency: 'USD', priceType: 'Net', configuration, note: '', link: null },
    slabs: [
      { minQty: 50, unitPrice: '5' },
      { minQty: 100, unitPrice: '4' },
      { minQty: 250, unitPrice: '3' },
    ],
  };
}

function publish(admin: Client, set: unknown): Promise<unknown> {
  const path = `/slab-sets/${String(at(set, 'id'))}/publish`;
  return admin.call('POST', path, { version: at(set, 'version'), ...OVERRIDE });
}

showDifferences(slabs, {
  'a charge for each color ignores the number of locations': {
    look: async ({ admin }) => {
      const path = '/products/prd-0001';
      const charge = { name: 'Set-up', type: 'Setup', per: 'Color', price: '10', repeatPrice: null };
      const items = [
        { ...charge, appliesLtm: false, includedUnits: 1 },
        { ...charge, per: 'Location', appliesLtm: false, includedUnits: 0 },
      ];
      const version = at(await admin.read(path), 'version');
      await admin.call('PUT', `${path}/charges`, { items, version });
      return Number(at(await admin.read(`${path}/quote?qty=500&colors=3&locations=2`), 'setup'));
    },
    kept: 70,
    broken: 40,
  },
  'an owner has one draft for each currency, whatever the configuration': {
    look: async ({ admin }) => {
      const { productId, set } = await addLadder(admin, 'DRAFTED');
      const path = `/products/${productId}/slab-sets`;
      const second = await admin.call('POST', path, ladderOf(productId, 'Blank'));
      const isFirst = at(at(second.body, 'current'), 'id') === at(set, 'id');
      return { status: second.status, isFirst, count: itemsOf(await admin.read(path)).length };
    },
    kept: { status: 201, isFirst: false, count: 2 },
    broken: { status: 409, isFirst: true, count: 1 },
  },
  'the price before a scheduled one ends at the old moment when that one is moved': {
    look: async ({ admin }) => {
      const live = String((await findLive(admin))['id']);
      const { body } = await startDraft(admin);
      const [first, second] = [inDays(10), inDays(20)];
      const schedule = (set: unknown, effectiveFrom: string) =>
        admin.call('POST', `/slab-sets/${String(at(set, 'id'))}/schedule`, {
          ...{ version: at(set, 'version'), effectiveFrom, effectiveTo: null, endOther: true },
          ...OVERRIDE,
        });
      const scheduled = await schedule(body, first);
      const moved = await schedule(scheduled.body, second);
      const end = at(await admin.read(`/slab-sets/${live}`), 'effectiveTo');
      return { status: moved.status, isFirst: end === first, isSecond: end === second };
    },
    kept: { status: 200, isFirst: false, isSecond: true },
    broken: { status: 200, isFirst: true, isSecond: false },
  },
  'a price that another one replaces at once is retired without an end': {
    look: async ({ admin }) => {
      const live = String((await findLive(admin))['id']);
      await publish(admin, (await startDraft(admin)).body);
      const set = await admin.read(`/slab-sets/${live}`);
      return [at(set, 'state'), typeof at(set, 'effectiveTo')];
    },
    kept: ['retired', 'string'],
    broken: ['retired', 'object'],
  },
  'a first break that moves up gets the price of the next break': {
    look: async ({ admin }) => {
      const { productId, set } = await addLadder(admin, 'MOVED');
      await changeProduct(admin, { moq: 80, moveFirstBreak: true }, productId);
      const draft = await admin.read(`/slab-sets/${String(at(set, 'id'))}`);
      return listOf(at(draft, 'slabs')).map((one) => [at(one, 'minQty'), Number(at(one, 'unitPrice'))]);
    },
    kept: [
      [80, 5],
      [100, 4],
      [250, 3],
    ],
    broken: [
      [80, 4],
      [250, 3],
    ],
  },
  'the total of broken ladders is the number of those that are shown': {
    look: async ({ admin }) => {
      const products = itemsOf(await admin.read('/products?pageSize=100'));
      const changes = products.map(({ id }) => ({ productId: id, moq: 999_999 }));
      const { body } = await admin.call('POST', '/products/moq-check', { changes });
      return [itemsOf(body).length, Number(at(body, 'total')) > 20];
    },
    kept: [20, true],
    broken: [20, false],
  },
});
