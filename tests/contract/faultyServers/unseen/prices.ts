import { decimal, toMoneyText } from '#entities/pricing/decimal.ts';
import { at } from '#mocks/contract/homes.ts';
import { paymentsDb } from '#mocks/areas/payments/records/paymentsDb.ts';
import { dbOf } from '#mocks/core/mockSessions.ts';
import {
  changeAnswer,
  changeBody,
  listOf,
  pathPart,
  readPath,
  readSent,
  serve,
} from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

import { askInstead, catalogueFor, isRefusedFor } from './tools.ts';

const takeCardNumber: Serve = async (call) => {
  const response = await call.next();
  const note = at(readSent(call), 'note');
  if (typeof note !== 'string' || !(await isRefusedFor(response, 'card_number_in_text'))) return response;
  const made = await askInstead(call, (body) => ({ ...body, note: '' }));
  const { payments } = paymentsDb(dbOf(call.request));
  const payment = payments.get(pathPart(call, 1));
  if (!made.ok || !payment) return made;
  const last = payment.refunds.length - 1;
  const refunds = payment.refunds.map((one, index) => (index === last ? { ...one, note } : one));
  payments.put({ ...payment, refunds });
  return changeBody(made, (body) => ({ ...body, note }));
};

const cancelPaid: Serve = async (call) => {
  const response = await call.next();
  const { payments } = paymentsDb(dbOf(call.request));
  const payment = payments.get(pathPart(call, 1));
  if (response.status !== 409 || payment?.status !== 'succeeded') return response;
  payments.put({ ...payment, status: 'canceled' });
  return readPath(call, `/payments/${payment.id}`);
};

const keepOtherLive: Serve = async (call) => {
  const { slabSets, setsOf } = catalogueFor(call);
  const set = slabSets.get(pathPart(call, 1));
  const live = setsOf(set?.productId ?? '').filter(({ state }) => state === 'live');
  const response = await call.next();
  if (response.ok) for (const one of live) slabSets.put(one);
  return response;
};

const keepLeadingZeros: Serve = async (call) => {
  const response = await call.next();
  const sent = listOf(at(readSent(call), 'slabs'));
  const { slabSets } = catalogueFor(call);
  const set = slabSets.get(pathPart(call, 1));
  if (!response.ok || !set) return response;
  const slabs = set.slabs.map((slab, index) => {
    const price = at(sent[index], 'unitPrice');
    return typeof price === 'string' ? { ...slab, unitPrice: price } : slab;
  });
  slabSets.put({ ...set, slabs });
  return changeBody(response, (body) => ({ ...body, slabs }));
};

const quantitiesOf = (set: unknown): ReadonlySet<unknown> =>
  new Set(listOf(at(set, 'slabs')).map((slab) => at(slab, 'minQty')));

/** Payments, ladders and quotes. */
export const prices: readonly Variant[] = [
  {
    // Payment.refundedMinor: "Refunds that succeeded or are pending."
    name: 'a payment does not count its refunds',
    operations: ['refundPayment', 'getPayment'],
    start: () =>
      serve(
        'getPayment',
        changeAnswer((body) => ({
          ...body,
          refundedMinor: 0,
          refundableMinor: body['status'] === 'succeeded' ? body['amountMinor'] : 0,
        })),
      ),
  },
  {
    // Card payments: "Texts that hold a card number are refused (`card_number_in_text`)."
    name: 'the note of a refund keeps a card number',
    operations: ['refundPayment', 'getPayment'],
    start: () => serve('refundPayment', takeCardNumber),
  },
  {
    // cancelPayment: "Only one that waits for the cardholder (`requires_action`); any other state is `409`."
    name: 'a payment that succeeded can be canceled',
    operations: ['cancelPayment', 'getPayment'],
    start: () => serve('cancelPayment', cancelPaid),
  },
  {
    // publishSlabSet: "The set that was live ends now and is retired."
    name: 'two ladders of a product are live after publishing',
    operations: ['createSlabSet', 'publishSlabSet', 'listSlabSets', 'getSlabSet'],
    start: () => serve('publishSlabSet', keepOtherLive),
  },
  {
    // Texts and amounts: "An amount is kept without leading zeros."
    name: 'a price keeps its leading zeros',
    operations: ['createSlabSet', 'updateSlabSet', 'getSlabSet'],
    start: () => serve('updateSlabSet', keepLeadingZeros),
  },
  {
    // Quote: "`total` is (unit price + run) × quantity + setup + order".
    name: 'the total of a quote leaves out the set-up charge',
    operations: ['getQuote'],
    start: () =>
      serve(
        'getQuote',
        changeAnswer((body) => {
          const [total, setup] = [String(body['total']), String(body['setup'])];
          return { ...body, total: toMoneyText(decimal(total).minus(setup)) };
        }),
      ),
  },
  {
    // compareSlabSets: "One row for each quantity of either."
    name: 'a comparison has the quantities that both ladders have',
    operations: ['listSlabSets', 'compareSlabSets'],
    start: () =>
      serve(
        'compareSlabSets',
        changeAnswer((body) => {
          const [before, after] = [quantitiesOf(body['before']), quantitiesOf(body['after'])];
          const isInBoth = (row: unknown): boolean =>
            before.has(at(row, 'minQty')) && after.has(at(row, 'minQty'));
          return { ...body, rows: listOf(body['rows']).filter(isInBoth) };
        }),
      ),
  },
];
