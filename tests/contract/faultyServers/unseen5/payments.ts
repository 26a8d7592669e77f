import { containsWords } from '#mocks/areas/catalogue/records/filters.ts';
import { foldCase } from '#mocks/areas/catalogue/records/skuNumbers.ts';
import { at } from '#mocks/contract/homes.ts';
import { changeRows, queryOf } from '#tests/contract/faultyServers/unseen/rows.ts';
import {
  askInstead,
  codesOf,
  idOf,
  isRefusedFor,
  ledgerFor,
  replaceBody,
} from '#tests/contract/faultyServers/unseen/tools.ts';
import {
  changeBody,
  listOf,
  omit,
  pathPart,
  readSent,
  serve,
} from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

const endWhenever: Serve = async (call) => {
  const response = await call.next();
  const sent = at(readSent(call), 'expiresAt');
  if (typeof sent !== 'string' || !(await isRefusedFor(response, 'out_of_range'))) return response;
  if (Date.parse(sent) <= Date.now()) return response;
  const answer = await askInstead(call, (body) => omit(body, 'expiresAt'));
  const { links } = ledgerFor(call);
  const link = answer.ok ? links.get(await idOf(answer)) : undefined;
  if (!link) return answer;
  const expiresAt = new Date(sent).toISOString();
  links.put({ ...link, expiresAt });
  return changeBody(answer, (body) => ({ ...body, expiresAt }));
};

const referById: Serve = async (call) => {
  const response = await call.next();
  const { links } = ledgerFor(call);
  const link = response.ok ? links.get(await idOf(response)) : undefined;
  if (!link?.payable) return response;
  const reference = link.payable.id;
  links.put({ ...link, reference });
  return changeBody(response, (body) => ({ ...body, reference }));
};

const nameWholeAmount: Serve = async (call) => {
  const response = await call.next();
  const payment = ledgerFor(call).payments.get(pathPart(call, 1));
  if (response.status !== 422 || !payment) return response;
  if (!(await codesOf(response)).includes('over_balance')) return response;
  return replaceBody(response, (body) => ({ ...body, refundableMinor: payment.amountMinor }));
};

const findWholeNumbers = changeRows(
  (call) => queryOf(call).has('q'),
  (rows, call) => {
    const q = queryOf(call).get('q') ?? '';
    return rows.filter(({ number, customer }) => {
      const texts = ['name', 'email'].map((field) => {
        const text = at(customer, field);
        return typeof text === 'string' ? text : '';
      });
      return foldCase(String(number)) === foldCase(q).trim() || containsWords(q, ...texts);
    });
  },
);

/** Writes a consent that nobody gave. */
const CONSENT = { words: 'Assumed', at: '2026-01-01T00:00:00Z' };

const assumeConsent: Serve = async (call) => {
  const response = await call.next();
  if (!(await isRefusedFor(response, 'required'))) return response;
  const refused: unknown = await response.clone().json();
  const fields = listOf(at(refused, 'errors')).map((one) => at(one, 'field'));
  if (fields.length !== 1 || fields[0] !== 'consent') return response;
  return askInstead(call, (body) => ({ ...body, consent: CONSENT }));
};

/** Links, refunds, cards and what is open. */
export const payments: readonly Variant[] = [
  {
    // PaymentLinkInput.expiresAt: "In the future, at most 90 days ahead".
    name: 'a link works for longer than ninety days',
    operations: ['createPaymentLink'],
    start: () => serve('createPaymentLink', endWhenever),
  },
  {
    // PaymentLink.reference: "The number of the payable or what was typed."
    name: 'a link is named by the id of the invoice',
    operations: ['createPaymentLink', 'listPaymentLinks'],
    start: () => serve('createPaymentLink', referById),
  },
  {
    // Problem.refundableMinor: "With `over_balance` what can still be refunded."
    name: 'a refund that is too large is told the whole amount of the payment',
    operations: ['refundPayment'],
    start: () => serve('refundPayment', nameWholeAmount),
  },
  {
    // listPayables: "`q` finds the number by its beginning".
    name: 'invoices are found by their whole number only',
    operations: ['listPayables'],
    start: () => serve('listPayables', findWholeNumbers),
  },
  {
    // createPayment: "`saveCard` needs a customer and `consent`."
    name: 'a card is saved without a consent',
    operations: ['createPayment', 'listSavedCards'],
    start: () => serve('createPayment', assumeConsent),
  },
];
