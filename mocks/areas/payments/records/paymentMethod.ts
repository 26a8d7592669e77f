import { examples } from '#mocks/contract/examples.gen.ts';
import type { PaymentCard, PaymentInput, Problem } from '#mocks/contract/types/types.gen.ts';
import type { Db } from '#mocks/core/db.ts';
import { unknownReference, unprocessable } from '#mocks/core/problems.ts';
import type { CardBehaviour } from '#mocks/doubles/stripe/cards.ts';
import { decodeToken } from '#mocks/doubles/stripe/tokens.ts';
import type { PaymentsDb } from './recordTypes.ts';
import { visa } from '#mocks/areas/payments/seed/seedPeople.ts';

/** The card to be charged. */
export interface PaymentMethod {
  card: PaymentCard;
  behaviour: CardBehaviour;
  savedMethodId: string | null;
}
type Refusal = { status: 422; body: Problem };

/** The tokens of the contract's examples can be used again and again, so that examples can be tried out. */
const EXAMPLE_TOKENS: ReadonlyMap<string | undefined, CardBehaviour> = new Map([
  [examples.paymentInput.confirmationTokenId, 'succeeds'],
  [examples.paymentInputRequiresAction.confirmationTokenId, 'authenticate_always'],
]);

function spendToken({ payments: { usedTokens } }: Db, id: string): PaymentMethod | Refusal {
  const shown = EXAMPLE_TOKENS.get(id);
  if (shown) return { card: visa, behaviour: shown, savedMethodId: null };
  if (Object.hasOwn(usedTokens, id)) {
    return unprocessable({ field: 'confirmationTokenId', code: 'token_used', message: 'was already used' });
  }
  const token = decodeToken(id);
  if (!token) return unprocessable(unknownReference('confirmationTokenId', 'There is no such token'));
  usedTokens[id] = true;
  const { behaviour, ...card } = token;
  return { card, behaviour, savedMethodId: null };
}

/** What a charge is paid with: a token, which it uses up, or a saved card of the customer. */
export function findPaymentMethod(
  db: Db,
  ledger: PaymentsDb,
  customerId: string | null,
  { confirmationTokenId, savedMethodId }: PaymentInput,
): PaymentMethod | Refusal {
  if (confirmationTokenId !== undefined && savedMethodId === undefined)
    return spendToken(db, confirmationTokenId);
  if (savedMethodId === undefined || confirmationTokenId !== undefined) {
    const message = 'or savedMethodId is required, but not both';
    return unprocessable({ field: 'confirmationTokenId', code: 'one_of', message });
  }
  const savedCard = ledger.cards.get(savedMethodId);
  if (!savedCard || savedCard.customerId !== customerId)
    return unprocessable(unknownReference('savedMethodId', 'The customer has no such card'));
  return { card: savedCard.card, behaviour: savedCard.behaviour, savedMethodId };
}
