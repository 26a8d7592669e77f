import type { Market } from '#mocks/areas/market/records/marketTables.ts';
import type { ListingRecord } from '#mocks/areas/market/records/recordTypes.ts';
import { groupedBy } from './importRows.ts';

/** Pages by their URLs, which many rows of a file ask for. */
export interface ImportPages {
  /** Pages with this URL, one for each product that has it. */
  at: (url: string) => readonly ListingRecord[];
  /** Notes a page that was written meanwhile. */
  put: (listing: ListingRecord) => void;
}

/** Reads the pages once, when a file first asks for one. */
export function importPagesOf({ listings }: Market): ImportPages {
  let pages: Map<string, ListingRecord[]> | undefined;
  const read = () => (pages ??= groupedBy(listings.all(), ({ url }) => url));
  return {
    at: (url) => read().get(url) ?? [],
    put: (listing) => {
      const others = (read().get(listing.url) ?? []).filter(({ id }) => id !== listing.id);
      read().set(listing.url, [...others, listing]);
    },
  };
}
