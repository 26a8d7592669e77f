import { refusedWithout } from '#mocks/may.ts';
import type { CardRecord } from '#mocks/payments/records.ts';
import { tillOf } from '#mocks/payments/till.ts';
import type { SavedCard } from '#mocks/contract/types/types.gen.ts';
import { notFound } from '#mocks/problems.ts';
import type { Area } from '#mocks/types.ts';
import { nodes } from '#session/nodes.ts';

function shown({ id, customerId, card, consent, createdBy, createdAt }: CardRecord): SavedCard {
  return { id, customerId, card, consent, createdBy, createdAt };
}

/** Cards that customers agreed to leave with us. */
export const savedCards = {
  listSavedCards: ({ db, me, path }) => {
    const refused = refusedWithout(me, nodes.cardPayment);
    if (refused) return refused;
    const till = tillOf(db);
    if (!till.customers.has(path.customerId)) return notFound();
    const items = till.cards
      .all()
      .filter(({ customerId }) => customerId === path.customerId)
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
      .map(shown);
    return { status: 200, body: { items } };
  },

  deleteSavedCard: ({ db, me, path }) => {
    const refused = refusedWithout(me, nodes.cardPaymentCharge);
    if (refused) return refused;
    const { cards } = tillOf(db);
    const card = cards.get(path.methodId);
    if (!card || card.customerId !== path.customerId) return notFound();
    cards.remove(card.id);
    return { status: 200, body: { id: card.id } };
  },
} satisfies Partial<Area<'payments'>>;
