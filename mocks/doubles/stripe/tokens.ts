import { cardBehaviours, cardBrands, cardFundings } from './cards.ts';
import type { CardBehaviour, CardBrand, CardFunding } from './cards.ts';

const PREFIX = 'ctoken_double_';

/** What a confirmation token of the stand-in says of a card. The number is no part of it. */
export interface CardToken {
  behaviour: CardBehaviour;
  brand: CardBrand;
  last4: string;
  expMonth: number;
  expYear: number;
  funding: CardFunding;
  country: string;
}

/** The id of a new confirmation token. It holds what it says, so that no server need be asked to make one. */
export function encodeToken({
  behaviour,
  brand,
  last4,
  expMonth,
  expYear,
  funding,
  country,
}: CardToken): string {
  // A card tokenised twice gives two tokens, and each of them pays once. (`randomUUID` wants https.)
  const nonce = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const text = JSON.stringify({ behaviour, brand, last4, expMonth, expYear, funding, country, nonce });
  return PREFIX + btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const findValue = <T>(values: readonly T[], value: unknown): T | undefined =>
  values.find((each) => each === value);

const matchText = (pattern: RegExp, value: unknown): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

const matchInteger = (from: number, to: number, value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to ? value : undefined;

function parseToken(value: unknown): CardToken | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields: ReadonlyMap<string, unknown> = new Map(Object.entries(value));
  const behaviour = findValue(cardBehaviours, fields.get('behaviour'));
  const brand = findValue(cardBrands, fields.get('brand'));
  const last4 = matchText(/^\d{4}$/, fields.get('last4'));
  const expMonth = matchInteger(1, 12, fields.get('expMonth'));
  const expYear = matchInteger(2000, 2099, fields.get('expYear'));
  const funding = findValue(cardFundings, fields.get('funding'));
  const country = matchText(/^[A-Z]{2}$/, fields.get('country'));
  return behaviour && brand && last4 && expMonth && expYear && funding && country
    ? { behaviour, brand, last4, expMonth, expYear, funding, country }
    : null;
}

/** The card of a confirmation token, or null when the stand-in did not make it. */
export function decodeToken(id: string): CardToken | null {
  if (!id.startsWith(PREFIX)) return null;
  try {
    return parseToken(JSON.parse(atob(id.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'))));
  } catch {
    return null;
  }
}
