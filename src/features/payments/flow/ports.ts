import type { Payment, PaymentInput } from '#api/generated/types.gen.ts';

/** The card form, as much of it as a payment needs. None of it holds the number of a card. */
export interface CardPort {
  /** Asks the form whether it is complete; it shows its own faults. */
  isComplete: () => Promise<boolean>;
  /** Gives the card away for a token; a sentence of Stripe's where that failed. */
  token: () => Promise<{ id: string } | { fault: string }>;
}

/** What the bank wants of the cardholder is shown in the page. */
export type NextAction = (clientSecret: string) => Promise<'done' | 'failed'>;

/** What is paid, without the means. */
export type PaymentOrder = Omit<PaymentInput, 'confirmationTokenId' | 'savedMethodId'>;

/** With which card: one that is typed, or one that the customer has left with us. */
export type PaymentSource = { card: CardPort } | { savedMethodId: string };

/** The calls of our API, whose word is final. */
export interface PaymentCalls {
  create: (body: PaymentInput, key: string) => Promise<Payment>;
  get: (paymentId: string) => Promise<Payment>;
  /** Null: nothing under this key ever arrived. */
  byKey: (key: string) => Promise<Payment | null>;
  cancel: (paymentId: string) => Promise<Payment>;
}
