import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import type { ChallengeResult } from './messages.ts';

const statuses = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'canceled',
  'succeeded',
] as const satisfies PaymentIntent.Status[];

/** The id in a client secret, `pi_…_secret_…`, or null when it is none. */
export const intentId = (clientSecret: string): string | null =>
  /^(pi_\w+)_secret_\w+$/.exec(clientSecret)?.[1] ?? null;

/** An intent as Stripe's script shows it. The stand-in knows its status; the panel reads the rest from its own API. */
export function paymentIntent(id: string, clientSecret: string, status: PaymentIntent.Status): PaymentIntent {
  return {
    id,
    object: 'payment_intent',
    amount: 0,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: clientSecret,
    confirmation_method: 'automatic',
    created: Math.floor(Date.now() / 1000),
    currency: '',
    description: null,
    last_payment_error: null,
    livemode: false,
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    receipt_email: null,
    setup_future_usage: null,
    shipping: null,
    status,
  };
}

const toError = (result: ChallengeResult): StripeError =>
  result === 'pass'
    ? { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' }
    : {
        type: 'invalid_request_error',
        code: 'payment_intent_authentication_failure',
        message:
          'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      };

async function fetchStatus(
  clientSecret: string,
  result: ChallengeResult,
): Promise<PaymentIntent.Status | undefined> {
  const response = await fetch('/api/__stripe/authenticate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientSecret, result }),
  });
  const body: unknown = response.ok ? await response.json() : null;
  const status: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'status') : null;
  return statuses.find((each) => each === status);
}

/** Sends the answer of the cardholder to the mock. Returns what Stripe would return to the page. */
export async function sendChallengeResult(
  clientSecret: string,
  result: ChallengeResult,
): Promise<PaymentIntentResult> {
  try {
    const status = await fetchStatus(clientSecret, result);
    const id = intentId(clientSecret);
    if (!status || !id)
      return { error: { type: 'api_error', message: 'Couldn’t read the response of the mock.' } };
    const intent = paymentIntent(id, clientSecret, status);
    if (status === 'requires_payment_method')
      return { error: { ...toError(result), payment_intent: intent } };
    return { paymentIntent: intent };
  } catch {
    return {
      error: {
        type: 'api_connection_error',
        message: 'We are experiencing issues connecting to our payments provider.',
      },
    };
  }
}
