/** What the stand-in for Stripe does with a card: refusals carry Stripe's own code as their name. */
export const cardBehaviours = [
  'succeeds',
  // Refused with code `card_declined` and this `decline_code`.
  'generic_decline',
  'insufficient_funds',
  'lost_card',
  'stolen_card',
  'card_velocity_exceeded',
  'fraudulent',
  'test_mode_live_card',
  // Refused with this code.
  'expired_card',
  'incorrect_cvc',
  'processing_error',
  // 3-D Secure.
  'authenticate_always',
  'authenticate_unless_set_up',
  'authenticate_then_insufficient_funds',
  'authenticate_then_declined',
  'authentication_lookup_error',
  // Paid, though a check failed.
  'cvc_check_fails',
  'zip_check_fails',
  // What comes later.
  'attach_ok_charge_fails',
  'refund_fails_later',
  'refund_pending',
  'disputed',
] as const;
export type CardBehaviour = (typeof cardBehaviours)[number];

export const cardBrands = [
  'visa',
  'mastercard',
  'amex',
  'discover',
  'diners',
  'jcb',
  'unionpay',
  'unknown',
] as const;
export type CardBrand = (typeof cardBrands)[number];

export const cardFundings = ['credit', 'debit', 'prepaid', 'unknown'] as const;
export type CardFunding = (typeof cardFundings)[number];

/** A card that can be typed into the form: any expiry to come and any CVC go with it. */
export interface TestCard {
  number: string;
  behaviour: CardBehaviour;
  brand: CardBrand;
  funding: CardFunding;
  /** Where it was issued, ISO 3166-1 alpha-2. */
  country: string;
}

const visa = (number: string, behaviour: CardBehaviour, country = 'US'): TestCard => ({
  number,
  behaviour,
  brand: 'visa',
  funding: 'credit',
  country,
});

/** The cards the stand-in knows, by the numbers Stripe publishes for testing. */
export const cards: readonly TestCard[] = [
  visa('4242424242424242', 'succeeds'),
  { ...visa('5555555555554444', 'succeeds'), brand: 'mastercard' },
  { ...visa('378282246310005', 'succeeds'), brand: 'amex' },
  { ...visa('6011111111111117', 'succeeds'), brand: 'discover' },
  visa('4000000000000002', 'generic_decline'),
  visa('4000000000009995', 'insufficient_funds'),
  visa('4000000000009987', 'lost_card'),
  visa('4000000000009979', 'stolen_card'),
  visa('4000000000000069', 'expired_card'),
  visa('4000000000000127', 'incorrect_cvc'),
  visa('4000000000000119', 'processing_error'),
  visa('4000000000006975', 'card_velocity_exceeded'),
  visa('4100000000000019', 'fraudulent'),
  visa('4000002760003184', 'authenticate_always', 'DE'),
  visa('4000002500003155', 'authenticate_unless_set_up', 'FR'),
  visa('4000008260003178', 'authenticate_then_insufficient_funds', 'GB'),
  visa('4000008400001629', 'authenticate_then_declined'),
  visa('4000008400001280', 'authentication_lookup_error'),
  visa('4000000000000101', 'cvc_check_fails'),
  visa('4000000000000036', 'zip_check_fails'),
  visa('4000000000000341', 'attach_ok_charge_fails'),
  visa('4000000000005126', 'refund_fails_later'),
  visa('4000000000007726', 'refund_pending'),
  visa('4000000000000259', 'disputed'),
];

const brands: readonly (readonly [RegExp, CardBrand])[] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^(6011|64[4-9]|65)/, 'discover'],
  [/^3(0[0-5]|[689])/, 'diners'],
  [/^35/, 'jcb'],
  [/^62/, 'unionpay'],
];

/** The brand by the first digits of a number. */
export function brandOf(number: string): CardBrand {
  return brands.find(([start]) => start.test(number))?.[1] ?? 'unknown';
}

/** The card of a whole number. One that is not for testing is refused when it is charged, as Stripe does in test mode. */
export function cardOf(number: string): TestCard {
  return (
    cards.find((card) => card.number === number) ?? {
      number,
      behaviour: 'test_mode_live_card',
      brand: brandOf(number),
      funding: 'unknown',
      country: 'US',
    }
  );
}
