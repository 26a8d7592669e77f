import { fieldChanges } from '#mocks/areas/activity/log.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { selectedTargets, type BulkOutcome, type BulkTarget } from '#mocks/areas/work/records/bulkTargets.ts';
import { readMatchQuery } from '#mocks/areas/work/records/listQuery.ts';
import type { BulkRequest, JobRow } from '#mocks/contract/types/types.gen.ts';
import { siteCategoryOf } from './categoryMappings.ts';
import { confirmListing, rejectListing } from './matchDecisions.ts';
import { matchLabel } from './matchEntry.ts';
import { findListings } from './matchList.ts';
import { isScanned, reReadListing } from './matchReRead.ts';
import { changeListing, type MarketWriter } from './matchWriting.ts';
import type { ListingRecord } from './recordTypes.ts';

/** What is less sure is confirmed one by one, by somebody who looked at it. */
const SURE = 0.95;

/** A page that was read so lately is not read again with others: a second try takes those that could not be read. */
const JUST_READ_MS = 5 * 60_000;

/** Pages of several competitors often have the same title: whose it is stands before it. */
const toTarget = (catalogue: RequestContext['catalogue'], listing: ListingRecord): BulkTarget => ({
  id: listing.id,
  label: matchLabel(catalogue, listing),
  version: listing.version,
});

/** The matches that a selection means, or what the list would refuse of its query. */
export function findMatchTargets(
  context: RequestContext,
  selection: BulkRequest['selection'],
): ReturnType<typeof selectedTargets> {
  const { catalogue } = context;
  return selectedTargets(selection, {
    find: (id) => {
      const listing = catalogue.market.listings.get(id);
      return listing && toTarget(catalogue, listing);
    },
    read: readMatchQuery,
    list: (query) => findListings(context, query).map((listing) => toTarget(catalogue, listing)),
  });
}

/** The parameter that an action on matches lacks; undefined: none. */
export function findMissingMatchParam({ action, params }: BulkRequest): string | undefined {
  if (action === 'reject' && params.reason === undefined) return 'params.reason';
  if (action === 'setMatchType' && params.matchType === undefined) return 'params.matchType';
  return action === 'setPackFactor' && params.packFactor === undefined ? 'params.packFactor' : undefined;
}

function toChange({ action, params }: BulkRequest, listing: ListingRecord): Partial<ListingRecord> | null {
  const { packFactor = listing.packFactor, matchType = listing.matchType, reason = null } = params;
  switch (action) {
    case 'confirm':
      return { status: 'confirmed' };
    case 'reject':
      return { status: 'rejected', rejectReason: reason };
    case 'setMatchType':
      return { matchType };
    case 'setPackFactor':
      return { packFactor };
    default:
      return null;
  }
}

const shownFields = ['status', 'rejectReason', 'matchType', 'packFactor'];

/** What a page shows is known once it is read: beforehand it is said when it was read last. */
function previewReRead(
  { market }: RequestContext['catalogue'],
  listing: ListingRecord,
  now: number,
): BulkOutcome {
  const { status, lastSeenAt } = listing;
  if (status === 'rejected') return { skip: 'invalid' };
  if (!isScanned(market, listing)) return { skip: 'notScanned' };
  if (now - Date.parse(lastSeenAt) < JUST_READ_MS) return { skip: 'justRead' };
  return { changes: [{ field: 'lastSeenAt', before: lastSeenAt, after: new Date(now).toISOString() }] };
}

/** What an action would do to a match, or why it would not. */
export function previewMatch(
  { catalogue, viewer }: Pick<RequestContext, 'catalogue' | 'viewer'>,
  request: BulkRequest,
  id: string,
): BulkOutcome {
  const listing = catalogue.market.listings.get(id);
  if (request.action === 'reRead')
    return listing ? previewReRead(catalogue, listing, viewer.now) : { skip: 'invalid' };
  const change = listing && toChange(request, listing);
  if (!change || listing.status === 'rejected') return { skip: 'invalid' };
  if (request.action === 'confirm') {
    if (listing.status !== 'suggested') return { skip: 'invalid' };
    if (listing.confidence < SURE) return { skip: 'uncertain' };
    if (siteCategoryOf(catalogue, listing).otherCategory) return { skip: 'otherCategory' };
  }
  const changes = fieldChanges(listing, { ...listing, ...change }, shownFields);
  return changes.length === 0 ? { skip: 'unchanged' } : { changes };
}

/** Does the action to a match, unless it changed since the preview. */
export function bulkMatch(
  writer: MarketWriter,
  request: BulkRequest,
  { id, version }: BulkTarget,
): Omit<JobRow, 'id' | 'label'> {
  const listing = writer.catalogue.market.listings.get(id);
  if (listing?.version !== version) return { result: 'skipped', reason: 'changedMeanwhile' };
  const outcome = previewMatch(writer, request, id);
  if ('skip' in outcome) return { result: 'skipped', reason: outcome.skip };
  if (request.action === 'reRead') {
    const { failure, added } = reReadListing(writer, listing);
    if (failure !== null) return { result: 'failed', reason: 'unreadable' };
    return { result: 'done', reason: null, found: added ? 'newPrice' : 'samePrice' };
  }
  if (request.action === 'confirm') confirmListing(writer, listing);
  else if (request.action === 'reject') rejectListing(writer, listing, request.params.reason ?? 'other');
  else changeListing(writer, listing, toChange(request, listing) ?? {});
  return { result: 'done', reason: null };
}
