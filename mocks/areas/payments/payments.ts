import { pageOf } from '#mocks/core/pages.ts';
import { actorOf } from '#mocks/core/accounts.ts';
import { authorOf, fieldChanges, logActivity } from '#mocks/areas/activity/log.ts';
import { paymentEntity } from './records/paymentEntity.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import type { Actor } from '#mocks/contract/types/types.gen.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { isLimited } from './records/chargeRules.ts';
import { currenciesFor } from './records/currencies.ts';
import { features } from './records/features.ts';
import { findPayments, totalsOf } from './records/filters.ts';
import type { PaymentRecord } from './records/recordTypes.ts';
import { withReceipt } from './records/applyOutcome.ts';
import { toPayment } from './records/replies.ts';
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

function listCreators(payments: readonly PaymentRecord[]): Actor[] {
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
    const refusal = missingPermission(me, permissions.cardPayment);
    if (refusal) return refusal;
    const { mode, publishableKey } = examples.paymentConfig;
    const currencies = currenciesFor(isLimited(me));
    return { status: 200, body: { mode, publishableKey, currencies, features: features() } };
  },

  listPayments: ({ db, me, query, request }) => {
    const refusal = missingPermission(me, permissions.cardPayment);
    if (refusal) return refusal;
    const all = paymentsDb(db).payments.all();
    const matching = findPayments(all, query);
    const { items, ...page } = pageOf(matching, query);
    // A list is nobody's, and so are the secrets in it.
    const rows = items.map((payment) => toPayment(payment, { request, userId: '' }));
    return {
      status: 200,
      body: { items: rows, ...page, totals: totalsOf(matching), people: listCreators(all) },
    };
  },

  getPayment: (call) => {
    const refusal = missingPermission(call.me, permissions.cardPayment);
    if (refusal) return refusal;
    const found = findPayment(call, call.path.paymentId);
    return 'status' in found ? found : { status: 200, body: toPayment(found.payment, found.viewer) };
  },

  getPaymentByKey: ({ db, me, path, request }) => {
    const refusal = missingPermission(me, permissions.cardPayment);
    if (refusal) return refusal;
    const { id: userId } = actorOf(me.account);
    const withKey = paymentsDb(db)
      .payments.all()
      .filter(({ idempotencyKey }) => idempotencyKey === path.key);
    const payment = withKey.find(({ createdBy }) => createdBy.id === userId) ?? withKey[0];
    if (!payment) return { status: 404, body: { ...examples.neverArrived } };
    return { status: 200, body: toPayment(payment, { request, userId }) };
  },

  sendReceipt: (call) => {
    const refusal = missingPermission(call.me, permissions.cardPayment);
    if (refusal) return refusal;
    const found = findPayment(call, call.path.paymentId);
    if ('status' in found) return found;
    const { ledger, payment, viewer, actor } = found;
    if (payment.status !== 'succeeded')
      return wrongState(toPayment(payment, viewer), 'Only payments that succeeded have a receipt.');
    const withAddress = { ...payment, receiptEmail: call.body.email };
    const next = ledger.payments.put(withReceipt(ledger, withAddress, Date.now(), actor));
    const changes = fieldChanges(payment, next, ['receiptEmail']);
    logActivity(call.db, authorOf(call), { action: 'update', ...paymentEntity(next), changes });
    return { status: 202, body: toPayment(next, viewer) };
  },

  listPaymentEvents: (call) => {
    const refusal = missingPermission(call.me, permissions.cardPayment);
    if (refusal) return refusal;
    const found = findPayment(call, call.path.paymentId);
    if ('status' in found) return found;
    const { id, events } = found.payment;
    const items = events.map((event, index) => ({ id: `${id}-${index + 1}`, ...event }));
    return { status: 200, body: { items } };
  },
};
