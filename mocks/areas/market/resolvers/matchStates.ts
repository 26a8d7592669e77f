import type { RequestContext, SignedInCall } from '#mocks/areas/catalogue/records/context.ts';
import { requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import { isCompared } from '#mocks/areas/market/records/marketTables.ts';
import { confirmListing, rejectListing } from '#mocks/areas/market/records/matchDecisions.ts';
import { toMatch } from '#mocks/areas/market/records/matchRecords.ts';
import { changeListing, marketWriter } from '#mocks/areas/market/records/matchWriting.ts';
import { readAgain } from '#mocks/areas/market/records/pageRead.ts';
import { readingChange } from '#mocks/areas/market/records/readingWriting.ts';
import type { ListingRecord, ReadingRecord } from '#mocks/areas/market/records/recordTypes.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { notFound, versionConflict, wrongState } from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions, type Permission } from '#session/permissions.ts';

/** So many failures in a row make a confirmed match a broken one. */
const MAX_FAILED_READS = 3;

type StateCall = SignedInCall & { path: { matchId: string }; body: { version: number } };

/** What changes the state of a match begins alike: with the permission, the state, and the version that was read. */
function findToDecide(
  call: StateCall,
  permission: Permission,
  from: readonly ListingRecord['status'][],
  detail: string,
) {
  const refusal = missingPermission(call.me, permission);
  if (refusal) return { refusal };
  const context = requestContext(call);
  const listing = context.catalogue.market.listings.get(call.path.matchId);
  if (!listing) return { refusal: notFound() };
  const current = toMatch(context, listing);
  if (!from.includes(listing.status)) return { refusal: wrongState(current, detail) };
  if (listing.version !== call.body.version)
    return { refusal: versionConflict(current, listing.updatedBy?.name) };
  return { context, listing, current };
}

/** What a read of a page makes of its match; a new price is added to its readings. */
function readPage(
  { catalogue, viewer }: RequestContext,
  listing: ListingRecord,
): { change: Partial<ListingRecord>; before?: ReadingRecord; added?: ReadingRecord } {
  const { market } = catalogue;
  const latest = market.findSighting(listing)?.reading;
  const read = readAgain(listing, latest?.breaks ?? []);
  if (!read.isRead) {
    const failedReads = listing.failedReads + 1;
    const isBroken = listing.status === 'confirmed' && failedReads >= MAX_FAILED_READS;
    return { change: { failedReads, ...(isBroken ? { status: 'broken' } : {}) } };
  }
  const at = new Date(viewer.now).toISOString();
  const change = {
    failedReads: 0,
    lastSeenAt: at,
    ...(listing.status === 'broken' ? ({ status: 'confirmed' } as const) : {}),
  };
  if (!latest || read.breaks === latest.breaks) return { change };
  const added: ReadingRecord = {
    ...latest,
    id: catalogue.nextId('rdg'),
    capturedAt: at,
    breaks: read.breaks,
    method: 'crawl',
    createdBy: null,
  };
  market.addReading(added);
  return { change, before: latest, added };
}

export const matchStates = {
  confirmMatch: (call) => {
    const found = findToDecide(
      call,
      permissions.competitorManagerDecide,
      ['suggested'],
      'Only a suggested match can be confirmed.',
    );
    if (found.refusal) return found.refusal;
    const { context, listing } = found;
    const after = confirmListing(marketWriter(call, context), listing, call.body.matchType);
    return { status: 200, body: toMatch(context, after) };
  },

  rejectMatch: (call) => {
    const found = findToDecide(
      call,
      permissions.competitorManagerDecide,
      ['suggested', 'confirmed', 'broken'],
      'The match is rejected already.',
    );
    if (found.refusal) return found.refusal;
    const { context, listing } = found;
    const after = rejectListing(marketWriter(call, context), listing, call.body.reason);
    return { status: 200, body: toMatch(context, after) };
  },

  restoreMatch: (call) => {
    const found = findToDecide(
      call,
      permissions.competitorManagerDecide,
      ['rejected', 'confirmed'],
      'Nobody has decided on this match, or its page is broken.',
    );
    if (found.refusal) return found.refusal;
    const { context, listing } = found;
    const undecided = { decidedBy: null, decidedAt: null, rejectReason: null };
    const change = { status: 'suggested', ...undecided } as const;
    const after = changeListing(marketWriter(call, context), listing, change, { action: 'restore' });
    return { status: 200, body: toMatch(context, after) };
  },

  reReadMatch: (call) => {
    const found = findToDecide(
      call,
      permissions.competitorManagerEdit,
      ['suggested', 'confirmed', 'broken'],
      'The page of a rejected match is not read.',
    );
    if (found.refusal) return found.refusal;
    const { context, listing, current } = found;
    const competitor = context.catalogue.market.competitors.get(listing.competitorId);
    if (!competitor || !isCompared(competitor))
      return wrongState(current, 'The pages of a paused or archived competitor are not read.');
    const { change, before, added } = readPage(context, listing);
    const extra = added ? [readingChange(before, added)] : [];
    const after = changeListing(marketWriter(call, context), listing, change, { extra, isUndoable: false });
    return { status: 200, body: toMatch(context, after) };
  },
} satisfies Partial<Area<'matches'>>;
