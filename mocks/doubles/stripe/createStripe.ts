import type { PaymentIntentResult, Stripe, StripeConstructorOptions } from '@stripe/stripe-js';
import { openChallenge } from './challenge.ts';
import { confirmationToken } from './confirmationToken.ts';
import { createElements, validationError, type Group, type GroupOptions } from './createElements.ts';
import type { Frames } from './frames.ts';
import { integrationError } from './integrationError.ts';
import { DOUBLE_MARKER } from './marker.ts';
import { intentId, paymentIntent, sendChallengeResult } from './nextAction.ts';

const rejectUnsupported = (name: string) => (): Promise<never> =>
  Promise.reject(integrationError(`The stand-in for Stripe does not offer ${name}().`));

/**
 * The object that `Stripe(key)` makes, as far as the panel and Stripe's own libraries use it.
 * @param frames how it opens its frames
 */
export function createStripe(frames: Frames, key: string, { locale }: StripeConstructorOptions = {}) {
  if (!/^pk_test_\w+$/.test(key)) {
    throw integrationError(`${DOUBLE_MARKER}: this is not Stripe, and takes test keys only (pk_test_…).`);
  }
  const groups = new WeakMap<object, Group>();
  /** What is known of intents by their client secrets. */
  const results = new Map<string, PaymentIntentResult>();
  const pendingChallenges = new Map<string, Promise<PaymentIntentResult>>();

  const authenticate = async (clientSecret: string): Promise<PaymentIntentResult> => {
    const language = !locale || locale === 'auto' ? document.documentElement.lang || 'en' : locale;
    const result = await sendChallengeResult(clientSecret, await openChallenge(frames.challenge, language));
    pendingChallenges.delete(clientSecret);
    results.set(clientSecret, result);
    return result;
  };

  return {
    elements: (options?: GroupOptions) => {
      const { elements, group } = createElements({ frames, locale }, options ?? {});
      groups.set(elements, group);
      return elements;
    },
    createConfirmationToken: async ({ elements, params = {} }) => {
      const group = groups.get(elements);
      const form = group?.element();
      if (!group || !form)
        throw integrationError('createConfirmationToken() needs the Elements of this Stripe.');
      if (!group.isSubmitted()) {
        throw integrationError('elements.submit() must be called before stripe.createConfirmationToken().');
      }
      const { error, card } = await form.tokenise();
      if (error) return { error: validationError(error) };
      if (!card) return { error: { type: 'api_error', message: 'The card form didn’t respond.' } };
      return { confirmationToken: confirmationToken(card, params) };
    },
    handleNextAction: async (options: { clientSecret?: string; hashedValue?: string }) => {
      const { clientSecret = '' } = options;
      if (!intentId(clientSecret)) throw integrationError('handleNextAction(): clientSecret is not valid.');
      // Asked twice, the cardholder sees one dialog.
      const answer = pendingChallenges.get(clientSecret) ?? authenticate(clientSecret);
      pendingChallenges.set(clientSecret, answer);
      return answer;
    },
    retrievePaymentIntent: (clientSecret) => {
      const id = intentId(clientSecret);
      if (!id) throw integrationError('retrievePaymentIntent(): clientSecret is not valid.');
      const knownResult = results.get(clientSecret);
      const intent = knownResult?.paymentIntent ?? knownResult?.error.payment_intent;
      // Whoever holds the secret of an intent nobody has answered for yet is waiting for the cardholder.
      return Promise.resolve({ paymentIntent: intent ?? paymentIntent(id, clientSecret, 'requires_action') });
    },
    createToken: rejectUnsupported('createToken'),
    createPaymentMethod: rejectUnsupported('createPaymentMethod'),
    confirmCardPayment: rejectUnsupported('confirmCardPayment'),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  } satisfies Pick<
    Stripe,
    | 'elements'
    | 'createConfirmationToken'
    | 'handleNextAction'
    | 'retrievePaymentIntent'
    | 'createToken'
    | 'createPaymentMethod'
    | 'confirmCardPayment'
    | 'registerAppInfo'
  > & { _registerWrapper: () => void };
}
