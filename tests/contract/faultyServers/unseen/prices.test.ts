import { at } from '#mocks/contract/homes.ts';
import { itemsOf, listOf } from '#tests/contract/faultyServers/variants/serving.ts';

import { findPaid, startDraft } from './actions.ts';
import { prices } from './prices.ts';
import { showDifferences } from './showDifference.ts';

const sets = '/products/prd-0001/slab-sets';

showDifferences(prices, {
  'a payment does not count its refunds': {
    look: async ({ admin }) => {
      const { id } = await findPaid(admin);
      const refund = { amountMinor: 10, reason: 'duplicate' };
      await admin.call('POST', `/payments/${String(id)}/refunds`, refund);
      return at(await admin.read(`/payments/${String(id)}`), 'refundedMinor');
    },
    kept: 10,
    broken: 0,
  },
  'the note of a refund keeps a card number': {
    look: async ({ admin }) => {
      const { id } = await findPaid(admin);
      const refund = { amountMinor: 10, reason: 'duplicate', note: 'Card 4242 4242 4242 4242' };
      const { status } = await admin.call('POST', `/payments/${String(id)}/refunds`, refund);
      const refunds = listOf(at(await admin.read(`/payments/${String(id)}`), 'refunds'));
      return { status, note: at(refunds[0], 'note') };
    },
    kept: { status: 422, note: undefined },
    broken: { status: 201, note: 'Card 4242 4242 4242 4242' },
  },
  'a payment that succeeded can be canceled': {
    look: async ({ admin }) => {
      const { id } = await findPaid(admin);
      const { status } = await admin.call('POST', `/payments/${String(id)}/cancel`);
      return { status, is: at(await admin.read(`/payments/${String(id)}`), 'status') };
    },
    kept: { status: 409, is: 'succeeded' },
    broken: { status: 200, is: 'canceled' },
  },
  'two ladders of a product are live after publishing': {
    look: async ({ admin }) => {
      const { body } = await startDraft(admin);
      const path = `/slab-sets/${String(at(body, 'id'))}/publish`;
      const how = { version: at(body, 'version'), reason: 'Because it is right', acknowledge: true };
      const { status } = await admin.call('POST', path, how);
      const live = itemsOf(await admin.read(`${sets}?state=live&owner=prd-0001&currency=USD`));
      const same = live.filter(({ configuration }) => configuration === at(body, 'configuration'));
      return { status, live: same.length };
    },
    kept: { status: 200, live: 1 },
    broken: { status: 200, live: 2 },
  },
  'a price keeps its leading zeros': {
    look: async ({ admin }) => {
      const { body } = await startDraft(admin);
      const path = `/slab-sets/${String(at(body, 'id'))}`;
      const [first, ...others] = listOf(at(body, 'slabs'));
      const price = String(at(first, 'unitPrice'));
      const slabs = [{ minQty: at(first, 'minQty'), unitPrice: `00${price}` }, ...others];
      await admin.call('PUT', path, { version: at(body, 'version'), note: '', slabs, link: null });
      return String(at(listOf(at(await admin.read(path), 'slabs'))[0], 'unitPrice')).startsWith('00');
    },
    kept: false,
    broken: true,
  },
  'the total of a quote leaves out the set-up charge': {
    look: async ({ admin }) => {
      const quote = await admin.read('/products/prd-0001/quote?qty=250');
      const amount = (...path: readonly string[]): number => Number(at(quote, ...path));
      const [setup, order] = [amount('setup'), amount('order')];
      const goods = (amount('slab', 'unitPrice') + amount('run')) * 250;
      return { hasSetup: setup > 0, isSum: Math.abs(goods + setup + order - amount('total')) < 0.01 };
    },
    kept: { hasSetup: true, isSum: true },
    broken: { hasSetup: true, isSum: false },
  },
  'a comparison has the quantities that both ladders have': {
    look: async ({ admin }) => {
      const { body } = await startDraft(admin);
      const path = `/slab-sets/${String(at(body, 'id'))}`;
      const slabs = listOf(at(body, 'slabs')).slice(0, -1);
      await admin.call('PUT', path, { version: at(body, 'version'), note: '', slabs, link: null });
      const rows = listOf(at(await admin.read(`${path}/compare?with=live`), 'rows'));
      return rows.length - slabs.length;
    },
    kept: 1,
    broken: 0,
  },
});
