import { liveSetOf } from '#mocks/areas/catalogue/records/liveSetOf.ts';
import type { ProductRecord, SlabSetRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { createReadingWriter, type ReadingColumns } from '#mocks/areas/market/records/readingColumns.ts';
import type { ListingRecord } from '#mocks/areas/market/records/recordTypes.ts';
import { randomFrom, seedOf } from '#mocks/core/random.ts';
import { competitors } from './seedCompetitors.ts';
import { backOfLastSeen, readInRun } from './scanTimes.ts';
import { seedListing } from './seedListings.ts';
import { seedReadings } from './seedReadings.ts';

/** The share of our products that are watched, and how many pages a product is matched with at most. */
const sizes = {
  demo: { watchedPct: 45, pages: 4 },
  large: { watchedPct: 26, pages: 10 },
} as const;

/** The first products are those that stories are about: their competitors sell in dollars, as we do. */
const FIRST_PRODUCTS = 20;
const DOLLAR_COMPETITORS = 5;

/** The market before anybody changed it. */
export interface MarketSeed {
  /** The place of a listing here is its place in the columns. */
  readonly listings: readonly ListingRecord[];
  readonly readings: ReadingColumns;
  /** The moment that it is of, in milliseconds since 1970. */
  readonly now: number;
}

interface Goods {
  readonly products: Iterable<ProductRecord>;
  readonly setsOf: (productId: string) => readonly SlabSetRecord[];
}

/** Competitors' pages and two years of readings: the same for the same products and moment. */
export function seedMarket({ products, setsOf }: Goods, size: keyof typeof sizes, now: number): MarketSeed {
  const { watchedPct, pages } = sizes[size];
  const listings: ListingRecord[] = [];
  const writer = createReadingWriter();
  for (const product of products) {
    const ladder = liveSetOf(setsOf(product.id), product.id)?.slabs;
    // Of its own for each product, so that a market does not change with the other products.
    const random = randomFrom(seedOf(product.id));
    if (!ladder || !random.percent(watchedPct)) continue;
    const field = Number(product.id.slice(4)) <= FIRST_PRODUCTS ? DOLLAR_COMPETITORS : competitors.length;
    const count = Math.min(field, random.whole(1, pages));
    const first = random.whole(0, field - 1);
    for (let step = 0; step < count; step += 1) {
      const competitor = competitors[(first + step) % field];
      if (!competitor) continue;
      const drawn = seedListing(product, competitor, now, random);
      const seenAt = readInRun(competitor, drawn.id, backOfLastSeen(drawn, competitor, now), now);
      const listing = { ...drawn, lastSeenAt: new Date(seenAt).toISOString() };
      listings.push(listing);
      seedReadings({ listing, drawnSeenAt: drawn.lastSeenAt, competitor, ladder, now }, writer, random);
    }
  }
  return { listings, readings: writer.finish(), now };
}
