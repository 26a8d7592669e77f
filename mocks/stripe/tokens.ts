import * as z from 'zod/mini';
import { cardBehaviours, cardBrands, cardFundings } from './cards.ts';

const PREFIX = 'ctoken_double_';

const zCardToken = z.object({
  behaviour: z.enum(cardBehaviours),
  brand: z.enum(cardBrands),
  last4: z.string().check(z.regex(/^\d{4}$/)),
  expMonth: z.int().check(z.minimum(1), z.maximum(12)),
  expYear: z.int().check(z.minimum(2000), z.maximum(2099)),
  funding: z.enum(cardFundings),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
});

/** What a confirmation token of the stand-in says of a card. The number is no part of it. */
export type CardToken = z.infer<typeof zCardToken>;

/** The id of a new confirmation token. It holds what it says, so that no server need be asked to make one. */
export function encodeToken(card: CardToken): string {
  // A card tokenised twice gives two tokens, and each of them pays once.
  const text = JSON.stringify({ ...zCardToken.parse(card), nonce: crypto.randomUUID() });
  return PREFIX + btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The card of a confirmation token, or null when the stand-in did not make it. */
export function decodeToken(id: string): CardToken | null {
  if (!id.startsWith(PREFIX)) return null;
  try {
    const text = atob(id.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'));
    return zCardToken.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
