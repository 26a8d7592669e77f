import type { CardPort } from '#features/payments/flow/ports.ts';

/** What the page may do with the card form. */
export interface CardHandle extends CardPort {
  focus: () => void;
}

/** How far the form is: pressing Pay before it is complete does nothing. */
export type CardState = 'loading' | 'incomplete' | 'complete';
