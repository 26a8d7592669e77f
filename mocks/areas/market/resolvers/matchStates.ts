import type { SignedInCall } from '#mocks/areas/catalogue/records/context.ts';
import { requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import { confirmListing, rejectListing } from '#mocks/areas/market/records/matchDecisions.ts';
import { toMatch } from '#mocks/areas/market/records/matchRecords.ts';
import { isScanned, reReadListing } from '#mocks/areas/market/records/matchReRead.ts';
import { changeListing, marketWriter } from '#mocks/areas/market/records/matchWriting.ts';
import type { ListingRecord } from '#mocks/areas/market/records/recordTypes.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { notFound, versionConflict, wrongState } from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions, type Permission } from '#session/permissions.ts';

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
    const { matchType = listing.matchType } = call.body;
    const change = { status: 'suggested', matchType, ...undecided } as const;
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
    if (!isScanned(context.catalogue.market, listing))
      return wrongState(current, 'The pages of a paused or archived competitor are not read.');
    const { after } = reReadListing(marketWriter(call, context), listing);
    return { status: 200, body: toMatch(context, after) };
  },
} satisfies Partial<Area<'matches'>>;
