import type { NextAction } from '#features/payments/flow/ports.ts';
import { loadCardForm } from '#features/payments/stripe/loadCardForm.ts';
import { cardLocale } from './cardLocale.ts';

/**
 * Lets the bank ask the cardholder, in a window over the page. What came of it is our API's to say; a connection that
 * broke meanwhile is no answer of the cardholder's.
 */
export function createNextAction(publishableKey: string, language: string): NextAction {
  return async (clientSecret) => {
    const { stripe } = await loadCardForm(publishableKey, cardLocale(language));
    if (!stripe) throw new Error('Stripe is not there to ask the cardholder.');
    const { error } = await stripe.handleNextAction({ clientSecret });
    if (error?.type === 'api_connection_error' || error?.type === 'api_error') throw new Error(error.message);
    return error ? 'failed' : 'done';
  };
}
