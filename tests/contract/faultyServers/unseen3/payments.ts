import { at } from '#mocks/contract/homes.ts';
import { send } from '#mocks/core/replies.ts';
import { askInstead, idOf, isRefusedFor, ledgerFor } from '#tests/contract/faultyServers/unseen/tools.ts';
import { totalsOf } from '#tests/contract/faultyServers/unseen2/payments.ts';
import { listAll } from '#tests/contract/faultyServers/unseen/tools.ts';
import {
  changeAnswer,
  changeBody,
  pathPart,
  readSent,
  serve,
} from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

const MONTH_MS = 30 * 86_400_000;
/** What an amount with three decimals is a multiple of. */
const STEP = 10;

const refundWhole: Serve = async (call) => {
  const { payments } = ledgerFor(call);
  const payment = payments.get(pathPart(call, 1));
  const isWhole = at(readSent(call), 'amountMinor') === undefined;
  if (!isWhole || !payment || payment.refunds.length === 0) return call.next();
  // The mock answers no amount below 0: the refunds before do not count any more.
  const refunds = payment.refunds.map((refund) => ({ ...refund, status: 'canceled' as const }));
  payments.put({ ...payment, refunds });
  const response = await call.next();
  if (!response.ok) payments.put(payment);
  return response;
};

const totalFailedToo: Serve = async (call) => {
  const response = await call.next();
  if (!response.ok) return response;
  const totals = totalsOf(await listAll(call), ['succeeded', 'failed']);
  return changeBody(response, (body) => ({ ...body, totals }));
};

const sendClosed: Serve = async (call) => {
  const response = await call.next();
  if (response.status !== 409) return response;
  const link = at(await response.clone().json(), 'current');
  return at(link, 'status') === 'deactivated' ? send(200, link, 'application/json') : response;
};

const lastMonth: Serve = async (call) => {
  const response = await call.next();
  if (!response.ok || at(readSent(call), 'expiresAt') !== undefined) return response;
  const { links } = ledgerFor(call);
  const link = links.get(await idOf(response));
  if (!link) return response;
  const expiresAt = new Date(Date.parse(link.createdAt) + MONTH_MS).toISOString();
  links.put({ ...link, expiresAt });
  return changeBody(response, (body) => ({ ...body, expiresAt }));
};

const takeAnyStep: Serve = async (call) => {
  const response = await call.next();
  const amountMinor = at(readSent(call), 'amountMinor');
  if (typeof amountMinor !== 'number' || !(await isRefusedFor(response, 'step'))) return response;
  const made = await askInstead(call, (body) => ({
    ...body,
    amountMinor: amountMinor - (amountMinor % STEP),
  }));
  if (!made.ok) return made;
  const { payments, links } = ledgerFor(call);
  const id = await idOf(made);
  const [payment, link] = [payments.get(id), links.get(id)];
  if (payment) payments.put({ ...payment, amountMinor });
  if (link) links.put({ ...link, amountMinor });
  return changeBody(made, (body) => ({ ...body, amountMinor }));
};

/** Payments, refunds and links. */
export const payments: readonly Variant[] = [
  {
    // refundPayment: "Without `amountMinor` the whole remaining amount is refunded."
    name: 'a refund without an amount is of all that was ever paid',
    operations: ['refundPayment'],
    start: () => serve('refundPayment', refundWhole),
  },
  {
    // PaymentTotal: "Number of succeeded payments", "Their total amount".
    name: 'the totals of payments count those that failed',
    operations: ['listPayments'],
    start: () => serve('listPayments', totalFailedToo),
  },
  {
    // getPayment: "Only who made it gets the `clientSecret`."
    name: 'everybody who reads a payment gets its client secret',
    operations: ['getPayment'],
    start: () =>
      serve(
        'getPayment',
        changeAnswer((body, call) => ({
          ...body,
          clientSecret: ledgerFor(call).payments.get(pathPart(call, 1))?.clientSecret ?? null,
        })),
      ),
  },
  {
    // resendPaymentLink: "one that is paid, expired or closed is `409`".
    name: 'a link that was closed is sent again',
    operations: ['resendPaymentLink'],
    start: () => serve('resendPaymentLink', sendClosed),
  },
  {
    // PaymentLinkInput.expiresAt: "seven days by default".
    name: 'a link without an end lasts thirty days',
    operations: ['createPaymentLink'],
    start: () => serve('createPaymentLink', lastMonth),
  },
  {
    // Card payments: "amounts in currencies with three decimals must end in 0".
    name: 'an amount with three decimals ends in any digit',
    operations: ['createPaymentLink'],
    start: () => serve(['createPayment', 'createPaymentLink'], takeAnyStep),
  },
];
