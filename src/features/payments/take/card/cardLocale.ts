import type { StripeElementLocale } from '@stripe/stripe-js';

/** The language of the card form: that of the panel, of which Stripe speaks every one. */
export function cardLocale(language: string): StripeElementLocale {
  return locales.find((each) => each === language) ?? 'en';
}

const locales = [
  'en',
  'en-GB',
  'es',
  'de',
  'fr',
  'it',
  'ru',
  'zh',
  'el',
] as const satisfies StripeElementLocale[];
