import { decimal, toMoneyText } from '#entities/pricing/decimal.ts';
import type { Slab } from '#entities/pricing/types.ts';
import { liveSetOf } from '#mocks/areas/catalogue/records/liveSetOf.ts';
import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import type { InspectedPage } from '#mocks/contract/types/types.gen.ts';
import { randomFrom, seedOf } from '#mocks/core/random.ts';
import type { CompetitorRecord } from './recordTypes.ts';

/** A ladder at a share of its prices, in percent. */
export const times = (breaks: readonly Slab[], percent: number): Slab[] =>
  breaks.map(({ minQty, unitPrice }) => ({
    minQty,
    unitPrice: toMoneyText(decimal(unitPrice).times(percent).div(100).round(2)),
  }));

/** A part of an address as people read it; one that is encoded wrongly stays as it is. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The last part of an address in words: `ember-skipping-rope` is an ember skipping rope. */
export function titleIn(url: string, product: ProductRecord): string {
  const words = decodePart(URL.parse(url)?.pathname.split('/').at(-1) ?? '')
    .replace(/\.\w+$/, '')
    .replaceAll(/[-_+]+/g, ' ')
    .trim();
  return /\p{L}{3}/u.test(words) ? words.charAt(0).toUpperCase() + words.slice(1) : product.name;
}

/**
 * What a page that nobody knows yet shows: the same for the same address, prices near ours. Null: some pages cannot be
 * read, and so it is with every address that has `unreadable` in it.
 */
export function readNewPage(
  { setsOf, market }: Catalogue,
  product: ProductRecord,
  { currency, shippingNote, includes }: CompetitorRecord,
  url: string,
): InspectedPage | null {
  if (url.includes('unreadable')) return null;
  const known = market.listings.all().find((listing) => listing.url === url);
  const reading = known && market.findSighting(known)?.reading;
  if (reading) {
    const breaks = reading.breaks.map((each) => ({ ...each }));
    const { setupCharge, runCharge } = reading;
    return {
      title: known.listingTitle,
      currency: reading.currency,
      breaks,
      setupCharge,
      runCharge,
      shippingNote,
    };
  }
  const random = randomFrom(seedOf(url));
  const ladder = liveSetOf(setsOf(product.id), product.id)?.slabs ?? [];
  return {
    title: titleIn(url, product),
    currency,
    breaks: times(ladder, random.whole(88, 112)),
    setupCharge: includes.setup ? null : `${random.whole(6, 12) * 5}.00`,
    runCharge: null,
    shippingNote,
  };
}
