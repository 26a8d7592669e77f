import type { Payment, PaymentFailure } from '#mocks/contract/types/types.gen.ts';
import type { CardBehaviour } from '#mocks/doubles/stripe/cards.ts';

export type Outcome =
  | { status: 'succeeded' | 'requires_action' | 'processing' }
  | { status: 'failed'; failure: PaymentFailure };

/** A charge of this many minor units stays on its way for a moment: no card does that by itself. */
const PROCESSING_AMOUNT = 31_313;

const DECLINED_MESSAGE = 'The bank declined this card.';
const messages: Readonly<Record<string, string>> = {
  insufficient_funds: 'The card has insufficient funds.',
  card_velocity_exceeded: 'The card was used too often in a short time.',
  test_mode_live_card: 'Only test cards can be used in test mode.',
};

function declineWith(declineCode: string): Outcome {
  // Stripe asks that lost, stolen and fraudulent are not passed on.
  const failure = { code: 'card_declined', declineCode, message: messages[declineCode] ?? DECLINED_MESSAGE };
  return { status: 'failed', failure };
}

function failWith(code: string, message: string): Outcome {
  return { status: 'failed', failure: { code, declineCode: null, message } };
}

/** The cardholder did not confirm, or could not. */
export const notAuthenticated: Outcome = failWith(
  'authentication_failed',
  'The cardholder did not confirm. Nothing was charged.',
);

interface Charge {
  behaviour: CardBehaviour;
  channel: Payment['channel'];
  amountMinor: number;
  /** By a card that was kept. */
  isSaved: boolean;
  /** The card is to be kept. */
  savesCard: boolean;
}

/** What the bank says to a charge that needs no confirmation, or got it. */
export function decideCharge({
  behaviour,
  amountMinor,
  isSaved,
  savesCard,
}: Omit<Charge, 'channel'>): Outcome {
  switch (behaviour) {
    case 'generic_decline':
    case 'insufficient_funds':
    case 'lost_card':
    case 'stolen_card':
    case 'card_velocity_exceeded':
    case 'fraudulent':
    case 'test_mode_live_card':
      return declineWith(behaviour);
    case 'expired_card':
      return failWith(behaviour, 'The card has expired.');
    case 'incorrect_cvc':
      return failWith(behaviour, 'The security code is incorrect.');
    case 'processing_error':
    case 'authentication_lookup_error':
      return failWith(
        'processing_error',
        'An error occurred while processing the card. Try again in a moment.',
      );
    case 'authenticate_then_insufficient_funds':
      return declineWith('insufficient_funds');
    case 'authenticate_then_declined':
      return declineWith('generic_decline');
    case 'attach_ok_charge_fails':
      // Keeping it works, and with it the charge that kept it.
      return savesCard && !isSaved ? { status: 'succeeded' } : declineWith('generic_decline');
    default:
      return { status: amountMinor === PROCESSING_AMOUNT ? 'processing' : 'succeeded' };
  }
}

/** Phone and mail are outside of Strong Customer Authentication: there is nobody who could confirm. */
export function decideOutcome(charge: Charge): Outcome {
  const { behaviour, channel, isSaved } = charge;
  const canConfirm = channel === 'present' && (behaviour !== 'authenticate_unless_set_up' || !isSaved);
  const isChallenged =
    behaviour === 'authenticate_always' ||
    behaviour === 'authenticate_unless_set_up' ||
    behaviour === 'authenticate_then_insufficient_funds' ||
    behaviour === 'authenticate_then_declined';
  if (canConfirm && isChallenged) return { status: 'requires_action' };
  if (behaviour === 'authentication_lookup_error' && channel !== 'present') return { status: 'succeeded' };
  return decideCharge(charge);
}
