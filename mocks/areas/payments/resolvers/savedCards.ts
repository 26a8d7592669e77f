import { authorOf, logActivity } from '#mocks/areas/activity/log.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import type { CardRecord } from '#mocks/areas/payments/records/recordTypes.ts';
import { paymentsDb } from '#mocks/areas/payments/records/paymentsDb.ts';
import type { SavedCard } from '#mocks/contract/types/types.gen.ts';
import { notFound } from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';

function toSavedCard({ id, customerId, card, consent, createdBy, createdAt }: CardRecord): SavedCard {
  return { id, customerId, card, consent, createdBy, createdAt };
}

/** Cards that customers agreed to leave with us. */
export const savedCards = {
  listSavedCards: ({ db, me, path }) => {
    const refusal = missingPermission(me, permissions.cardPayment);
    if (refusal) return refusal;
    const ledger = paymentsDb(db);
    if (!ledger.customers.has(path.customerId)) return notFound();
    const items = ledger.cards
      .all()
      .filter(({ customerId }) => customerId === path.customerId)
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
      .map(toSavedCard);
    return { status: 200, body: { items } };
  },

  deleteSavedCard: (call) => {
    const { db, me, path } = call;
    const refusal = missingPermission(me, permissions.cardPaymentCharge);
    if (refusal) return refusal;
    const { cards } = paymentsDb(db);
    const card = cards.get(path.methodId);
    if (!card || card.customerId !== path.customerId) return notFound();
    cards.remove(card.id);
    const { brand, last4 } = card.card;
    const entity = {
      entityType: 'savedCard',
      entityId: card.id,
      entityLabel: `${brand} ${last4}`,
    } as const;
    logActivity(db, authorOf(call), { action: 'delete', ...entity });
    return { status: 200, body: { id: card.id } };
  },
} satisfies Partial<Area<'payments'>>;
