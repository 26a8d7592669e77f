import { actorOf } from '#mocks/core/accounts.ts';
import { authorOf, fieldChanges, logActivity } from '#mocks/areas/activity/log.ts';
import { formatMajorUnits } from '#mocks/areas/payments/records/currencies.ts';
import { linkEntity } from '#mocks/areas/payments/records/paymentEntity.ts';
import { pageOf } from '#mocks/core/pages.ts';
import type { Conflict, PaymentLink, Problem } from '#mocks/contract/types/types.gen.ts';
import type { Db } from '#mocks/core/db.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { findBill } from '#mocks/areas/payments/records/chargeRules.ts';
import { linkPath } from '#mocks/areas/payments/gateway/paths.ts';
import type { LinkRecord, PaymentsDb } from '#mocks/areas/payments/records/recordTypes.ts';
import { toPaymentLink } from '#mocks/areas/payments/records/replies.ts';
import { paymentsDb } from '#mocks/areas/payments/records/paymentsDb.ts';
import { notFound, unprocessable, wrongState } from '#mocks/core/problems.ts';
import type { Area, SignedIn } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { locationOf } from '#mocks/core/route.ts';

const DAY_MS = 86_400_000;
const [DEFAULT_DAYS, MAX_DAYS] = [7, 90];

function sendLinkMail(ledger: PaymentsDb, { sendTo, reference, id }: LinkRecord): void {
  ledger.sendMail(sendTo, `Pay ${reference} by card`, linkPath(id));
}

/** A link that can still be paid; else why it cannot be changed. */
function findOpenLink(
  { db, me, request }: { db: Db; me: SignedIn; request: Request },
  id: string,
):
  | { ledger: PaymentsDb; link: LinkRecord }
  | { status: 403 | 404; body: Problem }
  | { status: 409; body: Conflict } {
  const refusal = missingPermission(me, permissions.cardPayment);
  if (refusal) return refusal;
  const ledger = paymentsDb(db);
  const link = ledger.links.get(id);
  if (!link) return notFound();
  const current: PaymentLink = toPaymentLink(link, { request });
  if (current.status === 'sent' || current.status === 'opened') return { ledger, link };
  return wrongState(current, 'This link can no longer be paid.');
}

/** Links to pages on which customers enter their cards. */
export const paymentLinks = {
  listPaymentLinks: ({ db, me, query, request }) => {
    const refusal = missingPermission(me, permissions.cardPayment);
    if (refusal) return refusal;
    const { payableId, status } = query;
    const items = paymentsDb(db)
      .links.all()
      .map((link) => toPaymentLink(link, { request }))
      .filter(
        (link) => (!payableId || link.payable?.id === payableId) && (!status || status.includes(link.status)),
      )
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    return { status: 200, body: pageOf(items, query) };
  },

  createPaymentLink: (call) => {
    const { db, me, body, request } = call;
    const refusal = missingPermission(me, permissions.cardPayment);
    if (refusal) return refusal;
    const ledger = paymentsDb(db);
    const bill = findBill(ledger, me, body);
    if ('status' in bill) return bill;
    const now = Date.now();
    const expiresAt = body.expiresAt === undefined ? now + DEFAULT_DAYS * DAY_MS : Date.parse(body.expiresAt);
    if (expiresAt <= now || expiresAt > now + MAX_DAYS * DAY_MS) {
      const message = `must be in the future, at most ${MAX_DAYS} days ahead`;
      return unprocessable({ field: 'expiresAt', code: 'out_of_range', message });
    }
    const { payable } = bill;
    const link = ledger.links.put({
      id: ledger.nextId('link'),
      status: 'sent',
      reference: payable?.number ?? body.reference ?? '',
      payable: payable && { id: payable.id, type: payable.type, number: payable.number },
      reason: payable ? null : (body.reason ?? null),
      amountMinor: body.amountMinor,
      currency: body.currency,
      sendTo: body.sendTo,
      singleUse: body.singleUse ?? true,
      expiresAt: new Date(expiresAt).toISOString(),
      openedAt: null,
      paidAt: null,
      paymentId: null,
      createdBy: actorOf(me.account),
      createdAt: new Date(now).toISOString(),
    });
    sendLinkMail(ledger, link);
    const sent = { ...link, amount: formatMajorUnits(link.amountMinor, link.currency) };
    const changes = fieldChanges({}, sent, ['amount', 'currency', 'sendTo', 'expiresAt']);
    logActivity(db, authorOf(call), { action: 'create', ...linkEntity(link), changes });
    return {
      status: 201,
      body: toPaymentLink(link, { request }),
      ...locationOf(`/payment-links/${link.id}`),
    };
  },

  deactivatePaymentLink: (call) => {
    const found = findOpenLink(call, call.path.linkId);
    if ('status' in found) return found;
    const link = found.ledger.links.put({ ...found.link, status: 'deactivated' });
    const changes = fieldChanges(found.link, link, ['status']);
    logActivity(call.db, authorOf(call), { action: 'update', ...linkEntity(link), changes });
    return { status: 200, body: toPaymentLink(link, call) };
  },

  resendPaymentLink: (call) => {
    const found = findOpenLink(call, call.path.linkId);
    if ('status' in found) return found;
    sendLinkMail(found.ledger, found.link);
    logActivity(call.db, authorOf(call), { action: 'update', ...linkEntity(found.link) });
    return { status: 200, body: toPaymentLink(found.link, call) };
  },
} satisfies Partial<Area<'payments'>>;
