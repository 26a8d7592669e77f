import type { Slab } from '#entities/pricing/types.ts';
import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { ScanFailureKind } from '#mocks/contract/types/types.gen.ts';
import { randomFrom, seedOf } from '#mocks/core/random.ts';
import { addAvailabilityChange } from './availabilityChanges.ts';
import { times } from './pageRead.ts';
import type { CompetitorRecord, ListingRecord, ReadingRecord } from './recordTypes.ts';

/** So many failures in a row make a confirmed match a broken one. */
const MAX_FAILED_READS = 3;

/** What reading a known page again gives: nothing, the same price, or a new one. */
type PageRead =
  | { readonly isRead: false; readonly failure: ScanFailureKind }
  | { readonly isRead: true; readonly breaks: readonly Slab[] };

/** A shop whose domain says so does not answer at all. */
const isSiteDown = ({ domain }: CompetitorRecord): boolean => domain.includes('unreachable');

/** Why a page cannot be read. It draws no number of the read, so what is read stays as it is. */
function findFailure({ id, version, status }: ListingRecord): ScanFailureKind {
  if (status === 'broken' || seedOf(id) % 12 === 5) return seedOf(id) % 10 < 7 ? 'notFound' : 'noPriceFound';
  return randomFrom(seedOf(`failure ${id} ${version}`)).percent(30) ? 'blocked' : 'timeout';
}

/**
 * Reads a known page again. Most show the same price, some a new one, and some cannot be read: the same for the same page
 * and version. Every twelfth page is down for good, and a broken one comes back now and then.
 */
function readAgain(listing: ListingRecord, breaks: readonly Slab[]): PageRead {
  const { id, status, version } = listing;
  const random = randomFrom(seedOf(`${id} ${version}`));
  const isDown = status === 'broken' ? !random.percent(40) : seedOf(id) % 12 === 5 || random.percent(5);
  if (isDown) return { isRead: false, failure: findFailure(listing) };
  return {
    isRead: true,
    breaks: random.percent(25) ? times(breaks, random.pick([94, 96, 97, 103, 105])) : breaks,
  };
}

/** The stock that a page shows: now and then it runs out, and what ran out comes back. The same for a page and version. */
function readStock({ id, version, availability }: ListingRecord): ListingRecord['availability'] {
  const random = randomFrom(seedOf(`stock ${id} ${version}`));
  if (availability !== 'inStock') return random.percent(35) ? 'inStock' : availability;
  return random.percent(6) ? random.pick(['outOfStock', 'outOfStock', 'backorder']) : availability;
}

/** What a read of a page makes of its match. */
interface ReRead {
  readonly change: Partial<ListingRecord>;
  readonly failure: ScanFailureKind | null;
  readonly before?: ReadingRecord;
  /** The new prices, which are kept already. */
  readonly added?: ReadingRecord;
}

/** Reads a page again at a moment, by itself or in a run; new prices are added to its readings, and another stock is kept. */
export function reReadPage(catalogue: Catalogue, listing: ListingRecord, now: number): ReRead {
  const { market } = catalogue;
  const latest = market.findSighting(listing)?.reading;
  const competitor = market.competitors.get(listing.competitorId);
  const read: PageRead =
    competitor && isSiteDown(competitor)
      ? { isRead: false, failure: 'siteDown' }
      : readAgain(listing, latest?.breaks ?? []);
  if (!read.isRead) {
    const failedReads = listing.failedReads + 1;
    const isBroken = listing.status === 'confirmed' && failedReads >= MAX_FAILED_READS;
    return { change: { failedReads, ...(isBroken ? { status: 'broken' } : {}) }, failure: read.failure };
  }
  const at = new Date(now).toISOString();
  const availability = readStock(listing);
  if (availability !== listing.availability) {
    const { id: listingId, availability: before } = listing;
    addAvailabilityChange(market, { listingId, at, before, after: availability });
  }
  const change = {
    availability,
    failedReads: 0,
    lastSeenAt: at,
    ...(listing.status === 'broken' ? ({ status: 'confirmed' } as const) : {}),
  };
  if (!latest || read.breaks === latest.breaks) return { change, failure: null };
  const added: ReadingRecord = {
    ...latest,
    id: catalogue.nextId('rdg'),
    capturedAt: at,
    breaks: read.breaks,
    method: 'crawl',
    createdBy: null,
  };
  market.addReading(added);
  return { change, failure: null, before: latest, added };
}
