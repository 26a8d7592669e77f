import { actorOf } from '#mocks/core/accounts.ts';
import { pageOf } from '#mocks/core/pages.ts';
import type { Conflict, PaymentLink, Problem } from '#mocks/contract/types/types.gen.ts';
import type { Db } from '#mocks/core/db.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { findBill } from '#mocks/areas/payments/records/chargeRules.ts';
import { linkPath } from '#mocks/areas/payments/gateway/paths.ts';
import type { LinkRecord, PaymentsDb } from '#mocks/areas/payments/records/recordTypes.ts';
import { shownLink } from '#mocks/areas/payments/records/shown.ts';
import { paymentsDb } from '#mocks/areas/payments/records/paymentsDb.ts';
import { notFound, unprocessable, wrongState } from '#mocks/core/problems.ts';
import type { Area, SignedIn } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { madeAt } from '#mocks/core/route.ts';

const DAY_MS = 86_400_000;
const [USUAL_DAYS, MOST_DAYS] = [7, 90];

function mail(ledger: PaymentsDb, { sendTo, reference, id }: LinkRecord): void {
  ledger.post(sendTo, `Pay ${reference} by card`, linkPath(id));
}

/** A link that can still be paid; else why it cannot be changed. */
function openLink(
  { db, me, request }: { db: Db; me: SignedIn; request: Request },
  id: string,
):
  | { ledger: PaymentsDb; link: LinkRecord }
  | { status: 403 | 404; body: Problem }
  | { status: 409; body: Conflict } {
  const refused = missingPermission(me, permissions.cardPayment);
  if (refused) return refused;
  const ledger = paymentsDb(db);
  const link = ledger.links.get(id);
  if (!link) return notFound();
  const shown: PaymentLink = shownLink(link, { request });
  if (shown.status === 'sent' || shown.status === 'opened') return { ledger, link };
  return wrongState(shown, 'This link can no longer be paid.');
}

/** Links to pages on which customers enter their cards. */
export const paymentLinks = {
  listPaymentLinks: ({ db, me, query, request }) => {
    const refused = missingPermission(me, permissions.cardPayment);
    if (refused) return refused;
    const { payableId, status } = query;
    const items = paymentsDb(db)
      .links.all()
      .map((link) => shownLink(link, { request }))
      .filter(
        (link) => (!payableId || link.payable?.id === payableId) && (!status || status.includes(link.status)),
      )
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    return { status: 200, body: pageOf(items, query) };
  },

  createPaymentLink: ({ db, me, body, request }) => {
    const refused = missingPermission(me, permissions.cardPayment);
    if (refused) return refused;
    const ledger = paymentsDb(db);
    const bill = findBill(ledger, me, body);
    if ('status' in bill) return bill;
    const now = Date.now();
    const ends = body.expiresAt === undefined ? now + USUAL_DAYS * DAY_MS : Date.parse(body.expiresAt);
    if (ends <= now || ends > now + MOST_DAYS * DAY_MS) {
      const message = `must be in the future, at most ${MOST_DAYS} days ahead`;
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
      expiresAt: new Date(ends).toISOString(),
      openedAt: null,
      paidAt: null,
      paymentId: null,
      createdBy: actorOf(me.account),
      createdAt: new Date(now).toISOString(),
    });
    mail(ledger, link);
    return { status: 201, body: shownLink(link, { request }), ...madeAt(`/payment-links/${link.id}`) };
  },

  deactivatePaymentLink: (call) => {
    const it = openLink(call, call.path.linkId);
    if ('status' in it) return it;
    const link = it.ledger.links.put({ ...it.link, status: 'deactivated' });
    return { status: 200, body: shownLink(link, call) };
  },

  resendPaymentLink: (call) => {
    const it = openLink(call, call.path.linkId);
    if ('status' in it) return it;
    mail(it.ledger, it.link);
    return { status: 200, body: shownLink(it.link, call) };
  },
} satisfies Partial<Area<'payments'>>;
