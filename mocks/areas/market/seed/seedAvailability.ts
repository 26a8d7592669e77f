import type {
  AvailabilityRecord,
  CompetitorRecord,
  ListingRecord,
} from '#mocks/areas/market/records/recordTypes.ts';
import { seedOf } from '#mocks/core/random.ts';
import { findSpecialDay } from './seedScanRuns.ts';
import { countRuns, readInRun, runAt } from './scanTimes.ts';

type Availability = ListingRecord['availability'];

/** Of so many pages of a hundred that have stock now, it ran out for a while. */
const RAN_OUT_PCT = 20;

/**
 * A run that read the page, at least so far back: an odd one, in which no page failed for once, and none of a day on which
 * nothing could be read. Undefined: the runs of the seed do not go back so far.
 */
function findRun(competitor: CompetitorRecord, back: number): number | undefined {
  const odd = back % 2 === 1 ? back : back + 1;
  const found = findSpecialDay(competitor, odd) ? odd + 2 : odd;
  return found < countRuns(competitor) ? found : undefined;
}

/** What a page said of its stock over the last weeks, from the newest state back, and how many runs ago each began. */
function listStates(
  { id, availability }: ListingRecord,
  seenBack: number,
): { back: number; availability: Availability }[] {
  const draw = seedOf(`stock ${id}`);
  const shortage = draw % 5 < 2 ? 'backorder' : 'outOfStock';
  if (availability === 'unknown') return [];
  if (availability === 'inStock') {
    if (draw % 100 >= RAN_OUT_PCT) return [];
    const back = seenBack + (draw % 9);
    return [
      { back, availability },
      { back: back + 3 + (draw % 7), availability: shortage },
    ];
  }
  const since = { back: seenBack + (draw % 13), availability };
  // Before it was out of stock, some of it could still be ordered.
  const wasOrdered = availability === 'outOfStock' && draw % 3 === 0;
  return wasOrdered ? [since, { back: since.back + 4, availability: 'backorder' }] : [since];
}

/**
 * When the stock of a page changed in the runs of the seed, the oldest first. It is worked out of the page alone, so that
 * prices stay as they are, and ends with the stock that the page has.
 */
export function seedAvailability(
  listing: ListingRecord,
  competitor: CompetitorRecord,
  now: number,
): AvailabilityRecord[] {
  const seenBack = runAt(competitor, Date.parse(listing.lastSeenAt), now);
  const states = listStates(listing, seenBack).flatMap((state) => {
    const back = findRun(competitor, state.back);
    return back === undefined ? [] : { ...state, back };
  });
  return states
    .map(({ back, availability }, at) => ({
      listingId: listing.id,
      at: new Date(readInRun(competitor, listing.id, back, now)).toISOString(),
      before: states[at + 1]?.availability ?? 'inStock',
      after: availability,
    }))
    .filter(({ before, after }) => before !== after)
    .toReversed();
}
