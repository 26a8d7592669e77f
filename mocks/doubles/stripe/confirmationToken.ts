import type { ConfirmationToken, ConfirmationTokenCreateParams } from '@stripe/stripe-js';
import type { TokenisedCard } from './messages.ts';

const LIFETIME_S = 12 * 60 * 60;

/** A confirmation token as Stripe's script hands it to the page. */
export function confirmationToken(
  card: TokenisedCard,
  { payment_method_data: data, return_url }: ConfirmationTokenCreateParams,
): ConfirmationToken {
  const created = Math.floor(Date.now() / 1000);
  const billingDetails = data?.billing_details;
  return {
    id: card.id,
    object: 'confirmation_token',
    created,
    expires_at: created + LIFETIME_S,
    livemode: false,
    payment_intent: null,
    payment_method_preview: {
      type: 'card',
      billing_details: {
        address: {
          city: billingDetails?.address?.city ?? null,
          country: billingDetails?.address?.country ?? card.country,
          line1: billingDetails?.address?.line1 ?? null,
          line2: billingDetails?.address?.line2 ?? null,
          postal_code: billingDetails?.address?.postal_code ?? card.postalCode,
          state: billingDetails?.address?.state ?? null,
        },
        email: billingDetails?.email ?? null,
        name: billingDetails?.name ?? null,
        phone: billingDetails?.phone ?? null,
      },
      card: {
        brand: card.brand,
        checks: null,
        country: card.issuedIn,
        display_brand: card.brand,
        exp_month: card.expMonth,
        exp_year: card.expYear,
        funding: card.funding,
        last4: card.last4,
        networks: { available: [card.brand], preferred: null },
        regulated_status: null,
        three_d_secure_usage: { supported: true },
        wallet: null,
      },
    },
    return_url: return_url ?? null,
    setup_future_usage: null,
    setup_intent: null,
    shipping: null,
    use_stripe_sdk: true,
  };
}
