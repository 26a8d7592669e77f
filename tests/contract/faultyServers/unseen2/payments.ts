import { at } from '#mocks/contract/homes.ts';
import { askInstead, idOf, isRefusedFor, ledgerFor } from '#tests/contract/faultyServers/unseen/tools.ts';
import {
  changeAnswer,
  changeBody,
  itemsOf,
  pathPart,
  readPath,
  readSent,
  serve,
  type Fields,
} from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

/** An amount that is open of every invoice, and a step of every currency. */
const SMALL_MINOR = 1000;

/** The sums of the payments in these states. */
export function totalsOf(payments: readonly Fields[], states: readonly unknown[]): readonly Fields[] {
  const paid = payments.filter(({ status }) => states.includes(status));
  const sum = (rows: readonly Fields[], name: string): number =>
    rows.reduce((total, row) => total + Number(row[name]), 0);
  return [...new Set(paid.map(({ currency }) => currency))].map((currency) => {
    const rows = paid.filter((row) => row['currency'] === currency);
    return {
      currency,
      count: rows.length,
      grossMinor: sum(rows, 'amountMinor'),
      refundedMinor: sum(rows, 'refundedMinor'),
    };
  });
}

const sendForMore: Serve = async (call) => {
  const response = await call.next();
  const amountMinor = at(readSent(call), 'amountMinor');
  if (typeof amountMinor !== 'number' || !(await isRefusedFor(response, 'over_open'))) return response;
  const made = await askInstead(call, (body) => ({ ...body, amountMinor: SMALL_MINOR }));
  const { links } = ledgerFor(call);
  const link = made.ok ? links.get(await idOf(made)) : undefined;
  if (!link) return made;
  links.put({ ...link, amountMinor });
  return changeBody(made, (body) => ({ ...body, amountMinor }));
};

/** Knows of each invoice what was open of it before its first payment. */
function keepOpen(): Serve {
  const known = new Map<unknown, Fields>();
  const asKnown = (payable: Fields): Fields => ({ ...payable, ...known.get(payable['id']) });
  return async (call) => {
    if (call.id === 'getPayable') return changeBody(await call.next(), asKnown);
    if (call.id === 'listPayables')
      return changeBody(await call.next(), (body) => ({ ...body, items: itemsOf(body).map(asKnown) }));
    const id = call.id === 'createPayment' ? at(readSent(call), 'payableId') : undefined;
    if (typeof id === 'string') {
      const before: unknown = await (await readPath(call, `/payables/${encodeURIComponent(id)}`)).json();
      const [own, openMinor, status] = ['id', 'openMinor', 'status'].map((name) => at(before, name));
      if (typeof openMinor === 'number' && !known.has(own)) known.set(own, { openMinor, status });
    }
    return call.next();
  };
}

const deleteOfAnother: Serve = async (call) => {
  const response = await call.next();
  const { cards, customers } = ledgerFor(call);
  const card = cards.get(pathPart(call, 3));
  if (response.status !== 404 || !card || !customers.has(pathPart(call, 1))) return response;
  const url = new URL(`/api/customers/${card.customerId}/payment-methods/${card.id}`, call.request.url);
  return call.next(new Request(url, call.request.clone()));
};

const forgetAddress: Serve = async (call) => {
  const { payments } = ledgerFor(call);
  const receiptEmail = payments.get(pathPart(call, 1))?.receiptEmail ?? null;
  const response = await call.next();
  const payment = ledgerFor(call).payments.get(pathPart(call, 1));
  if (response.ok && payment) payments.put({ ...payment, receiptEmail });
  return response;
};

/** Payments, what is open to be paid, cards and links. */
export const payments: readonly Variant[] = [
  {
    // listPayments: "`totals` covers all matches, per currency, not only the page."
    name: 'the totals of payments are those of the page',
    operations: ['listPayments'],
    start: () =>
      serve(
        'listPayments',
        changeAnswer((body) => ({ ...body, totals: totalsOf(itemsOf(body), ['succeeded']) })),
      ),
  },
  {
    // createPaymentLink: "Amounts follow the rules of a charge."; there "at most what is open (`over_open`)".
    name: 'a payment link may be for more than is open',
    operations: ['listPayables', 'createPaymentLink'],
    start: () => serve('createPaymentLink', sendForMore),
  },
  {
    // Payable.openMinor: "What is left to pay."
    name: 'what is left to pay does not shrink by a payment',
    operations: ['listPayables', 'getPayable', 'createPayment'],
    start: keepOpen,
  },
  {
    // A card belongs to a customer (`SavedCard.customerId`); what is not there is `404`.
    name: 'a saved card is deleted below another customer',
    operations: ['listSavedCards', 'deleteSavedCard'],
    start: () => serve('deleteSavedCard', deleteOfAnother),
  },
  {
    // sendReceipt: "The payment keeps the address."
    name: 'a payment forgets where its receipt was sent',
    operations: ['sendReceipt', 'getPayment', 'listPayments'],
    start: () => serve('sendReceipt', forgetAddress),
  },
];
