import { at } from '#mocks/contract/homes.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { findPaid } from '#tests/contract/faultyServers/unseen/actions.ts';
import { showDifferences } from '#tests/contract/faultyServers/unseen/showDifference.ts';
import { listOf } from '#tests/contract/faultyServers/variants/serving.ts';

import { payments } from './payments.ts';

const DAY_MS = 86_400_000;
const link = {
  reference: 'Ad hoc',
  reason: 'No invoice yet',
  amountMinor: 2000,
  currency: 'USD',
  sendTo: 'a@example.org',
};

showDifferences(payments, {
  'a refund without an amount is of all that was ever paid': {
    look: async ({ admin }) => {
      const { id, amountMinor } = await findPaid(admin);
      const refunds = `/payments/${String(id)}/refunds`;
      await admin.call('POST', refunds, { amountMinor: 10, reason: 'duplicate' });
      const { body } = await admin.call('POST', refunds, { reason: 'duplicate' });
      return Number(amountMinor) - Number(at(body, 'amountMinor'));
    },
    kept: 10,
    broken: 0,
  },
  'the totals of payments count those that failed': {
    look: async ({ admin }) => {
      const { totals } = Object.assign({ totals: [] }, await admin.read('/payments?status=failed'));
      return listOf(totals).length > 0;
    },
    kept: false,
    broken: true,
  },
  'everybody who reads a payment gets its client secret': {
    look: async ({ admin, service }) => {
      const { body } = await admin.call('POST', '/payments', examples.paymentInputRequiresAction);
      const path = `/payments/${String(at(body, 'id'))}`;
      return at(await service.read(path), 'clientSecret') !== null;
    },
    kept: false,
    broken: true,
  },
  'a link that was closed is sent again': {
    look: async ({ admin }) => {
      const { body } = await admin.call('POST', '/payment-links', link);
      const path = `/payment-links/${String(at(body, 'id'))}`;
      await admin.call('POST', `${path}/deactivate`);
      return (await admin.call('POST', `${path}/resend`)).status;
    },
    kept: 409,
    broken: 200,
  },
  'a link without an end lasts thirty days': {
    look: async ({ admin }) => {
      const { body } = await admin.call('POST', '/payment-links', link);
      const life = Date.parse(String(at(body, 'expiresAt'))) - Date.parse(String(at(body, 'createdAt')));
      return Math.round(life / DAY_MS);
    },
    kept: 7,
    broken: 30,
  },
  'an amount with three decimals ends in any digit': {
    look: async ({ admin }) => {
      const odd = { ...link, currency: 'KWD', amountMinor: 2001 };
      return (await admin.call('POST', '/payment-links', odd)).status;
    },
    kept: 422,
    broken: 201,
  },
});
