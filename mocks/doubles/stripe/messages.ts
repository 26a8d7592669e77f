import type { StripePaymentElementOptions } from '@stripe/stripe-js';

/** What the page sends to the frame of the card form. */
export interface CardStyle {
  locale: string;
  /** CSS custom properties of the frame by name, without the dashes. */
  variables: Readonly<Record<string, string>>;
  /** Stripe's rules by selector, `.Input`, with properties as CSS writes them. */
  rules: Readonly<Record<string, Readonly<Record<string, string>>>>;
  element: StripePaymentElementOptions;
}

export type ToCardFrame =
  | { type: 'style'; style: CardStyle }
  | { type: 'focus' | 'blur' | 'clear' }
  | { type: 'validate' | 'tokenise'; call: number };

/** A refusal of the form, as Stripe names it. */
export interface FormError {
  code: string;
  message: string;
}

/** What leaves the frame of a card: never its number or its CVC. */
export interface TokenisedCard {
  id: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  funding: string;
  /** Of the bank that issued the card. */
  issuedIn: string;
  country: string;
  postalCode: string | null;
}

export type FromCardFrame =
  | { type: 'ready' | 'focus' | 'blur' | 'escape' }
  | { type: 'height'; px: number }
  | {
      type: 'change';
      empty: boolean;
      complete: boolean;
      brand: string;
      country: string;
      postalCode: string | null;
    }
  | { type: 'validated'; call: number; error: FormError | null }
  | { type: 'tokenised'; call: number; error: FormError | null; card: TokenisedCard | null };

export type ToChallengeFrame = { type: 'open'; locale: string };

/** How the cardholder left the question of the bank. */
export type ChallengeResult = 'pass' | 'fail' | 'closed';
export type FromChallengeFrame =
  | { type: 'height'; px: number }
  | { type: 'answered'; result: ChallengeResult };
