import { examples } from '#mocks/contract/examples.gen.ts';
import { at } from '#mocks/contract/homes.ts';
import { findPaid } from '#tests/contract/faultyServers/unseen/actions.ts';
import type { Client } from '#tests/contract/faultyServers/unseen/client.ts';
import { showDifferences } from '#tests/contract/faultyServers/unseen/showDifference.ts';
import { itemsOf, listOf, type Fields } from '#tests/contract/faultyServers/variants/serving.ts';

import { payments } from './payments.ts';

const HUNDRED_DAYS_MS = 100 * 86_400_000;

async function findOpen(admin: Client): Promise<Fields> {
  const open = itemsOf(await admin.read('/payables?pageSize=100'));
  return open.find(({ openMinor, currency }) => Number(openMinor) > 1000 && currency === 'USD') ?? {};
}

/** Sends a link for a part of an invoice. */
async function sendLink(admin: Client, fields: object = {}) {
  const { id, currency } = await findOpen(admin);
  const link = { payableId: id, amountMinor: 1000, currency, sendTo: 'buyer@customer.test' };
  return admin.call('POST', '/payment-links', { ...link, ...fields });
}

showDifferences(payments, {
  'a link works for longer than ninety days': {
    look: async ({ admin }) => {
      const expiresAt = new Date(Date.now() + HUNDRED_DAYS_MS).toISOString();
      const { status, body } = await sendLink(admin, { expiresAt });
      return [status, at(body, 'expiresAt') === expiresAt];
    },
    kept: [422, false],
    broken: [201, true],
  },
  'a link is named by the id of the invoice': {
    look: async ({ admin }) => {
      const { id, number } = await findOpen(admin);
      const reference = at((await sendLink(admin)).body, 'reference');
      return [reference === number, reference === id];
    },
    kept: [true, false],
    broken: [false, true],
  },
  'a refund that is too large is told the whole amount of the payment': {
    look: async ({ admin }) => {
      const { id, amountMinor } = await findPaid(admin);
      const refund = (minor: number) =>
        admin.call('POST', `/payments/${String(id)}/refunds`, { amountMinor: minor, reason: 'duplicate' });
      await refund(100);
      const { status, body } = await refund(Number(amountMinor));
      return [status, Number(amountMinor) - Number(at(body, 'refundableMinor'))];
    },
    kept: [422, 100],
    broken: [422, 0],
  },
  'invoices are found by their whole number only': {
    look: async ({ admin }) => {
      const { id, number } = await findOpen(admin);
      const isFound = async (q: string) =>
        itemsOf(await admin.read(`/payables?pageSize=100&q=${q}`)).some((one) => one['id'] === id);
      return [await isFound(String(number)), await isFound(String(number).slice(0, -1))];
    },
    kept: [true, true],
    broken: [true, false],
  },
  'a card is saved without a consent': {
    look: async ({ admin }) => {
      const { id, currency } = await findOpen(admin);
      const { body, status } = await admin.call('POST', '/payments', {
        ...{ payableId: id, amountMinor: 1000, currency, channel: 'present', saveCard: true },
        confirmationTokenId: examples.paymentInputSavesCard.confirmationTokenId,
      });
      return [status, listOf(at(body, 'errors')).map((one) => at(one, 'field'))];
    },
    kept: [422, ['consent']],
    broken: [201, []],
  },
});
