import type { StripePaymentElementOptions } from '@stripe/stripe-js';

/** What the form asks of the address, and what stands there before anything is typed. */
export interface Billing {
  asksCountry: boolean;
  asksPostalCode: boolean;
  country: string;
  postalCode: string;
}

/** Reads it off the options of the element: `fields.billingDetails` and `defaultValues`. */
export function readBilling({ fields, defaultValues }: StripePaymentElementOptions, locale: string): Billing {
  const details = fields?.billingDetails;
  const address = typeof details === 'object' ? details.address : details;
  const isAsked = (part: 'country' | 'postalCode'): boolean =>
    address !== 'never' && !(typeof address === 'object' && address[part] === 'never');
  const defaults = defaultValues?.billingDetails?.address;
  return {
    asksCountry: isAsked('country'),
    asksPostalCode: isAsked('postalCode'),
    country: defaults?.country ?? new Intl.Locale(locale).maximize().region ?? 'US',
    postalCode: defaults?.postal_code ?? '',
  };
}
