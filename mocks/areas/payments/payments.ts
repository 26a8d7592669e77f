import { pageOf } from '#mocks/core/pages.ts';
import { actorOf } from '#mocks/core/accounts.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import type { Actor } from '#mocks/contract/types/types.gen.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { isLimited } from './records/chargeRules.ts';
import { currenciesFor } from './records/currencies.ts';
import { features } from './records/features.ts';
import { findPayments, totalsOf } from './records/filters.ts';
import type { PaymentRecord } from './records/recordTypes.ts';
import { withReceipt } from './records/applyOutcome.ts';
import { shownPayment } from './records/shown.ts';
import { paymentsDb } from './records/paymentsDb.ts';
import { wrongState } from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { payables } from './resolvers/payables.ts';
import { paymentCharges } from './resolvers/paymentCharges.ts';
import { paymentLinks } from './resolvers/paymentLinks.ts';
import { findPayment } from './records/findPayment.ts';
import { paymentRefunds } from './resolvers/paymentRefunds.ts';
import { savedCards } from './resolvers/savedCards.ts';

function peopleOf(payments: readonly PaymentRecord[]): Actor[] {
  const people = new Map(payments.map(({ createdBy }) => [createdBy.id, createdBy]));
  return [...people.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Card payments: how they are set up, what was paid, and what is done about it. */
export const payments: Area<'payments'> = {
  ...payables,
  ...paymentCharges,
  ...paymentRefunds,
  ...savedCards,
  ...paymentLinks,

  getPaymentConfig: ({ me }) => {
    const refused = missingPermission(me, permissions.cardPayment);
    if (refused) return refused;
    const { mode, publishableKey } = examples.paymentConfig;
    const currencies = currenciesFor(isLimited(me));
    return { status: 200, body: { mode, publishableKey, currencies, features: features() } };
  },

  listPayments: ({ db, me, query, request }) => {
    const refused = missingPermission(me, permissions.cardPayment);
    if (refused) return refused;
    const all = paymentsDb(db).payments.all();
    const found = findPayments(all, query);
    const { items, ...page } = pageOf(found, query);
    // A list is nobody's, and so are the secrets in it.
    const shown = items.map((payment) => shownPayment(payment, { request, userId: '' }));
    return { status: 200, body: { items: shown, ...page, totals: totalsOf(found), people: peopleOf(all) } };
  },

  getPayment: (call) => {
    const refused = missingPermission(call.me, permissions.cardPayment);
    if (refused) return refused;
    const it = findPayment(call, call.path.paymentId);
    return 'status' in it ? it : { status: 200, body: shownPayment(it.payment, it.viewer) };
  },

  getPaymentByKey: ({ db, me, path, request }) => {
    const refused = missingPermission(me, permissions.cardPayment);
    if (refused) return refused;
    const { id: userId } = actorOf(me.account);
    const made = paymentsDb(db)
      .payments.all()
      .filter(({ idempotencyKey }) => idempotencyKey === path.key);
    const payment = made.find(({ createdBy }) => createdBy.id === userId) ?? made[0];
    if (!payment) return { status: 404, body: { ...examples.neverArrived } };
    return { status: 200, body: shownPayment(payment, { request, userId }) };
  },

  sendReceipt: (call) => {
    const refused = missingPermission(call.me, permissions.cardPayment);
    if (refused) return refused;
    const it = findPayment(call, call.path.paymentId);
    if ('status' in it) return it;
    const { ledger, payment, viewer, who } = it;
    if (payment.status !== 'succeeded')
      return wrongState(shownPayment(payment, viewer), 'Only payments that succeeded have a receipt.');
    const addressed = { ...payment, receiptEmail: call.body.email };
    const next = ledger.payments.put(withReceipt(ledger, addressed, Date.now(), who));
    return { status: 202, body: shownPayment(next, viewer) };
  },

  listPaymentEvents: (call) => {
    const refused = missingPermission(call.me, permissions.cardPayment);
    if (refused) return refused;
    const it = findPayment(call, call.path.paymentId);
    if ('status' in it) return it;
    const { id, events } = it.payment;
    const items = events.map((event, index) => ({ id: `${id}-${index + 1}`, ...event }));
    return { status: 200, body: { items } };
  },
};
