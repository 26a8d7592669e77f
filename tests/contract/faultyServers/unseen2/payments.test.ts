import { at } from '#mocks/contract/homes.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { showDifferences } from '#tests/contract/faultyServers/unseen/showDifference.ts';
import type { Client } from '#tests/contract/faultyServers/unseen/client.ts';
import { itemsOf, listOf } from '#tests/contract/faultyServers/variants/serving.ts';

import { payments } from './payments.ts';

const countPaid = async (admin: Client, size: number): Promise<number> =>
  listOf(at(await admin.read(`/payments?pageSize=${String(size)}`), 'totals')).reduce<number>(
    (sum, one) => sum + Number(at(one, 'count')),
    0,
  );

showDifferences(payments, {
  'the totals of payments are those of the page': {
    look: async ({ admin }) => (await countPaid(admin, 10)) === (await countPaid(admin, 100)),
    kept: true,
    broken: false,
  },
  'a payment link may be for more than is open': {
    look: async ({ admin }) => {
      const { id, openMinor, currency } = Object.assign({}, itemsOf(await admin.read('/payables'))[0]);
      const link = {
        payableId: id,
        amountMinor: Number(openMinor) + 1000,
        currency,
        sendTo: 'a@example.org',
      };
      return (await admin.call('POST', '/payment-links', link)).status;
    },
    kept: 422,
    broken: 201,
  },
  'what is left to pay does not shrink by a payment': {
    look: async ({ admin }) => {
      const path = '/payables/INV-20418';
      const payable = await admin.read(path);
      const [id, currency] = [at(payable, 'id'), at(payable, 'currency')];
      const { confirmationTokenId } = examples.paymentInput;
      const payment = { payableId: id, amountMinor: 1000, currency, channel: 'phone', confirmationTokenId };
      const { status } = await admin.call('POST', '/payments', payment);
      return {
        status,
        less: Number(at(payable, 'openMinor')) - Number(at(await admin.read(path), 'openMinor')),
      };
    },
    kept: { status: 201, less: 1000 },
    broken: { status: 201, less: 0 },
  },
  'a saved card is deleted below another customer': {
    look: async ({ admin }) => {
      const [card] = itemsOf(await admin.read('/customers/cus-01/payment-methods'));
      const path = `/customers/cus-02/payment-methods/${String(card?.['id'])}`;
      const { status } = await admin.call('DELETE', path);
      const left = itemsOf(await admin.read('/customers/cus-01/payment-methods'));
      return { status, isLeft: left.some(({ id }) => id === card?.['id']) };
    },
    kept: { status: 404, isLeft: true },
    broken: { status: 200, isLeft: false },
  },
  'a payment forgets where its receipt was sent': {
    look: async ({ admin }) => {
      const [paid] = itemsOf(await admin.read('/payments?status=succeeded'));
      const path = `/payments/${String(paid?.['id'])}`;
      await admin.call('POST', `${path}/receipt`, { email: 'somebody.else@example.org' });
      return at(await admin.read(path), 'receiptEmail') === 'somebody.else@example.org';
    },
    kept: true,
    broken: false,
  },
});
