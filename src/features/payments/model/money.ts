/** How an amount of one currency is sent and typed. */
interface CurrencyRule {
  /** Digits of the minor unit in the contract, by ISO 4217: 12.34 is 1234 with 2. */
  exponent: number;
  /** Digits after the dot that may be typed; fewer than `exponent` where Stripe wants zeros at the end. */
  decimals: number;
  /** Digits of the minor unit as Stripe counts it. */
  stripe: number;
}

const plain: CurrencyRule = { exponent: 2, decimals: 2, stripe: 2 };
const whole: CurrencyRule = { exponent: 0, decimals: 0, stripe: 0 };
/** Three digits, of which Stripe takes the last one as 0 only. */
const rounded: CurrencyRule = { exponent: 3, decimals: 2, stripe: 3 };
/** Stripe still counts two digits that the currency no longer has. */
const padded: CurrencyRule = { exponent: 0, decimals: 0, stripe: 2 };

/** What is not sent and typed with two digits: Stripe's zero-decimal currencies and its special cases. */
const exceptions: ReadonlyMap<string, CurrencyRule> = new Map<string, CurrencyRule>([
  ...named(whole, 'BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'PYG'),
  ...named(whole, 'RWF', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'),
  ...named(rounded, 'BHD', 'JOD', 'KWD', 'OMR', 'TND'),
  ...named(padded, 'ISK', 'UGX'),
  ['MGA', { exponent: 2, decimals: 0, stripe: 0 }],
]);

function named(rule: CurrencyRule, ...codes: readonly string[]): [string, CurrencyRule][] {
  return codes.map((code) => [code, rule]);
}

/** Longer than any amount a card can be charged with, and far from where whole numbers stop being exact. */
const MAX_DIGITS = 14;

const getRule = (currency: string): CurrencyRule => exceptions.get(currency) ?? plain;

/** Digits after the dot that an amount of this currency may be typed with. */
export const getDecimals = (currency: string): number => getRule(currency).decimals;

/**
 * Minor units as decimal text, `1234` USD as `12.34`: what `useFormat().money` takes, and what a field starts with.
 * Digits are moved, nothing is divided.
 */
export function minorToText(minor: number, currency: string): string {
  const { exponent, decimals } = getRule(currency);
  const sign = minor < 0 ? '-' : '';
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0');
  const major = digits.slice(0, digits.length - exponent);
  const rest = digits.slice(digits.length - exponent);
  // Zeros that may not be typed are not shown either; other digits there would be an amount of somebody else's, kept.
  const shown = /^0*$/.test(rest.slice(decimals)) ? rest.slice(0, decimals) : rest;
  return shown === '' ? `${sign}${major}` : `${sign}${major}.${shown}`;
}

/**
 * Typed text as minor units; null where it is no amount, is too fine for the currency or too long.
 * @param text digits with at most one dot
 */
export function textToMinor(text: string, currency: string): number | null {
  const { exponent, decimals } = getRule(currency);
  const match = /^(?=\.?\d)(\d*)(?:\.(\d*))?$/.exec(text.trim());
  if (!match) return null;
  const [, major = '', rest = ''] = match;
  if (!/^0*$/.test(rest.slice(decimals))) return null;
  const digits = `${major}${rest.slice(0, decimals).padEnd(exponent, '0')}`.replace(/^0+(?=\d)/, '');
  return digits.length > MAX_DIGITS ? null : Number(digits);
}

/** The amount as Stripe's script counts it, for the card form alone: our API is told in the contract's units. */
export function stripeAmount(minor: number, currency: string): number {
  const { exponent, stripe } = getRule(currency);
  const digits = String(minor);
  return Number(
    stripe >= exponent ? digits.padEnd(digits.length + stripe - exponent, '0') : digits.slice(0, -exponent),
  );
}
