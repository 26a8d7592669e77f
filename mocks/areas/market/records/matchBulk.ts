import { fieldChanges } from '#mocks/areas/activity/log.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { readMatchQuery } from '#mocks/areas/work/records/listQuery.ts';
import type { BulkRequest, FieldChange, FieldProblem, SkipReason } from '#mocks/contract/types/types.gen.ts';
import { confirmListing, rejectListing } from './matchDecisions.ts';
import { findListings } from './matchList.ts';
import { changeListing, type MarketWriter } from './matchWriting.ts';
import type { ListingRecord } from './recordTypes.ts';

/** What is less sure is confirmed one by one, by somebody who looked at it. */
const SURE = 0.95;

interface Target {
  id: string;
  label: string;
  version: number;
}

const toTarget = ({ id, listingTitle, version }: ListingRecord): Target => ({
  id,
  label: listingTitle,
  version,
});

/** The matches that a selection means, or what the list would refuse of its query. */
export function findMatchTargets(
  context: RequestContext,
  { ids, query = '', excludeIds = [] }: BulkRequest['selection'],
): Target[] | { problems: FieldProblem[] } {
  if (ids) {
    return [...new Set(ids)].map((id) => {
      const listing = context.catalogue.market.listings.get(id);
      return listing ? toTarget(listing) : { id, label: id, version: 0 };
    });
  }
  const parsed = readMatchQuery(query);
  if ('problems' in parsed) return parsed;
  return findListings(context, parsed.query)
    .filter(({ id }) => !excludeIds.includes(id))
    .map(toTarget);
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

/** What an action would do to a match, or why it would not. */
export function previewMatch(
  { catalogue }: RequestContext,
  request: BulkRequest,
  id: string,
): { changes: FieldChange[] } | { skip: SkipReason } {
  const listing = catalogue.market.listings.get(id);
  const change = listing && toChange(request, listing);
  if (!change || listing.status === 'rejected') return { skip: 'invalid' };
  if (request.action === 'confirm') {
    if (listing.status !== 'suggested') return { skip: 'invalid' };
    if (listing.confidence < SURE) return { skip: 'uncertain' };
  }
  const changes = fieldChanges(listing, { ...listing, ...change }, shownFields);
  return changes.length === 0 ? { skip: 'unchanged' } : { changes };
}

/** Does the action to a match, unless it changed since the preview. */
export function bulkMatch(
  writer: MarketWriter,
  request: BulkRequest,
  { id, version }: Target,
): SkipReason | null {
  const listing = writer.catalogue.market.listings.get(id);
  if (listing?.version !== version) return 'changedMeanwhile';
  const outcome = previewMatch(writer, request, id);
  if ('skip' in outcome) return outcome.skip;
  if (request.action === 'confirm') confirmListing(writer, listing);
  else if (request.action === 'reject') rejectListing(writer, listing, request.params.reason ?? 'other');
  else changeListing(writer, listing, toChange(request, listing) ?? {});
  return null;
}
