import type { ScanFailureKind } from '#mocks/contract/types/types.gen.ts';
import { isCompared, type Market } from './marketTables.ts';
import { changeListing, type MarketWriter } from './matchWriting.ts';
import { reReadPage } from './pageReRead.ts';
import { readingChange } from './readingWriting.ts';
import type { ListingRecord, ReadingRecord } from './recordTypes.ts';

/** Whether the page of a match is read at all: those of paused and archived competitors are not. */
export function isScanned({ competitors }: Market, { competitorId }: ListingRecord): boolean {
  const competitor = competitors.get(competitorId);
  return competitor !== undefined && isCompared(competitor);
}

interface ReReadListing {
  readonly after: ListingRecord;
  readonly failure: ScanFailureKind | null;
  /** The reading with its new prices. */
  readonly added?: ReadingRecord;
}

/** Reads the page of a match now, as somebody asked for it, and writes down what it showed. */
export function reReadListing(writer: MarketWriter, listing: ListingRecord): ReReadListing {
  const { change, failure, before, added } = reReadPage(writer.catalogue, listing, writer.viewer.now);
  const extra = added ? [readingChange(before, added)] : [];
  const after = changeListing(writer, listing, change, { extra, isUndoable: false });
  return { after, failure, ...(added ? { added } : {}) };
}
