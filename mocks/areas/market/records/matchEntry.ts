import { fieldChanges, type NewEntry } from '#mocks/areas/activity/log.ts';
import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { FieldChange } from '#mocks/contract/types/types.gen.ts';
import type { ListingRecord } from './recordTypes.ts';

const shownFields = [
  ...['url', 'listingTitle', 'matchType', 'packFactor'],
  ...['status', 'rejectReason', 'availability', 'failedReads'],
];

export interface MatchEntry {
  readonly action?: 'create' | 'update' | 'restore';
  /** What is no field of the match: a reading. */
  readonly extra?: readonly FieldChange[];
  /** What was read from a page is not taken back: a wrong reading is marked as an anomaly. */
  readonly isUndoable?: boolean;
}

/** What the log calls a match: whose page it is, and its title. */
export const matchLabel = ({ market }: Catalogue, { competitorId, listingTitle }: ListingRecord): string =>
  `${market.competitors.get(competitorId)?.name ?? ''}: ${listingTitle}`;

/** What the log says of a change of a match. */
export function matchEntry(
  catalogue: Catalogue,
  before: ListingRecord | null,
  after: ListingRecord,
  { action = 'update', extra = [], isUndoable = true }: MatchEntry,
): NewEntry & { readonly changes: readonly FieldChange[] } {
  const productName = (listing: ListingRecord | null): string | null =>
    listing && (catalogue.products.get(listing.productId)?.name ?? listing.productId);
  return {
    action,
    entityType: 'match',
    entityId: after.id,
    entityLabel: matchLabel(catalogue, after),
    changes: [
      ...fieldChanges({ product: productName(before) }, { product: productName(after) }, ['product']),
      ...fieldChanges(before ?? {}, after, shownFields),
      ...extra,
    ],
    undo: isUndoable ? { kind: 'match', before, after } : null,
  };
}
