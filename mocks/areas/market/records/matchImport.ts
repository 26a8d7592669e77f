import { oneLine } from '#mocks/core/plainText.ts';
import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { endNotSold } from './decisionRecords.ts';
import type { MarketWriter } from './matchWriting.ts';
import { addListing } from './newListing.ts';
import { readNewPage, titleIn } from './pageRead.ts';
import type { CompetitorRecord, ListingRecord } from './recordTypes.ts';

const MAX_TITLE = 300;

interface ImportedPage extends Pick<ListingRecord, 'url' | 'matchType' | 'packFactor'> {
  product: ProductRecord;
  competitor: CompetitorRecord;
  /** Empty: as the page calls itself. */
  listingTitle: string;
}

/**
 * Attaches a page that a file names. What the page shows now is its first reading; one that cannot be read has none
 * until it is scanned. That the competitor does not sell the product ends first, so that undoing restores it last.
 */
export function attachImported(
  writer: MarketWriter,
  { product, competitor, url, listingTitle, matchType, packFactor }: ImportedPage,
): ListingRecord {
  const { catalogue, viewer } = writer;
  const { market } = catalogue;
  const place = { productId: product.id, competitorId: competitor.id };
  endNotSold(writer, place);
  const capturedAt = new Date(viewer.now).toISOString();
  const page = readNewPage(catalogue, product, competitor, url);
  const id = catalogue.nextId('lst');
  if (page && page.breaks.length > 0) {
    const { currency, breaks, setupCharge, runCharge, shippingNote } = page;
    market.addReading({
      ...{ currency, breaks, setupCharge, runCharge, shippingNote },
      id: catalogue.nextId('rdg'),
      listingId: id,
      capturedAt,
      method: 'crawl',
      isAnomaly: false,
      createdBy: null,
    });
  }
  const title = oneLine(listingTitle).trim() || page?.title || titleIn(url, product);
  return addListing(writer, {
    id,
    ...place,
    url,
    listingTitle: title.slice(0, MAX_TITLE),
    matchType,
    packFactor,
    source: 'import',
    lastSeenAt: capturedAt,
  });
}
