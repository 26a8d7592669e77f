import { decimal, toMoneyText } from '#entities/pricing/decimal.ts';
import type { Slab } from '#entities/pricing/types.ts';
import { liveSetOf } from '#mocks/areas/catalogue/records/liveSetOf.ts';
import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import type { InspectedPage } from '#mocks/contract/types/types.gen.ts';
import { randomFrom, seedOf } from '#mocks/core/random.ts';
import type { CompetitorRecord, ListingRecord } from './recordTypes.ts';

const times = (breaks: readonly Slab[], percent: number): Slab[] =>
  breaks.map(({ minQty, unitPrice }) => ({
    minQty,
    unitPrice: toMoneyText(decimal(unitPrice).times(percent).div(100).round(2)),
  }));

/** The last part of an address in words: `ember-skipping-rope` is an ember skipping rope. */
function titleIn(url: string, product: ProductRecord): string {
  const words = decodeURIComponent(URL.parse(url)?.pathname.split('/').at(-1) ?? '')
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

/** What reading a known page again gives: nothing, the same price, or a new one. */
export type PageRead =
  | { readonly isRead: false }
  | { readonly isRead: true; readonly breaks: readonly Slab[] };

/**
 * Reads a known page again. Most show the same price, some a new one, and some cannot be read: the same for the same page
 * and version. Every twelfth page is down for good, and a broken one comes back now and then.
 */
export function readAgain({ id, status, version }: ListingRecord, breaks: readonly Slab[]): PageRead {
  const random = randomFrom(seedOf(`${id} ${version}`));
  const isDown = status === 'broken' ? !random.percent(40) : seedOf(id) % 12 === 5 || random.percent(5);
  if (isDown) return { isRead: false };
  return {
    isRead: true,
    breaks: random.percent(25) ? times(breaks, random.pick([94, 96, 97, 103, 105])) : breaks,
  };
}
