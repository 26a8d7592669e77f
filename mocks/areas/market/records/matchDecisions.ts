import type { MatchType, RejectReason } from '#mocks/contract/types/types.gen.ts';
import { endNotSold } from './decisionRecords.ts';
import { changeListing, type MarketWriter } from './matchWriting.ts';
import type { ListingRecord } from './recordTypes.ts';

const decidedNow = ({ author, viewer }: MarketWriter) => ({
  decidedBy: author.actor,
  decidedAt: new Date(viewer.now).toISOString(),
});

/** Confirms that a page sells our product; that its competitor does not sell it is no longer said. */
export function confirmListing(
  writer: MarketWriter,
  listing: ListingRecord,
  matchType: MatchType = listing.matchType,
): ListingRecord {
  const after = changeListing(writer, listing, { status: 'confirmed', matchType, ...decidedNow(writer) });
  endNotSold(writer, after);
  return after;
}

/** Says that a page does not sell our product. */
export const rejectListing = (
  writer: MarketWriter,
  listing: ListingRecord,
  rejectReason: RejectReason,
): ListingRecord =>
  changeListing(writer, listing, { status: 'rejected', rejectReason, ...decidedNow(writer) });
