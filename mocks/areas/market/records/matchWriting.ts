import { authorOf, logActivity } from '#mocks/areas/activity/log.ts';
import type { RequestContext, SignedInCall } from '#mocks/areas/catalogue/records/requestContext.ts';
import { missingPermission, hasPermission } from '#mocks/core/hasPermission.ts';
import type { SignedIn } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { matchEntry, type MatchEntry } from './matchEntry.ts';
import type { ListingRecord } from './recordTypes.ts';

/** Matches are read by those who have the competitor manager or the competitor admin. */
export function missingMatchPermission(me: SignedIn): ReturnType<typeof missingPermission> {
  return hasPermission(me, permissions.competitorAdmin)
    ? undefined
    : missingPermission(me, permissions.competitorManager);
}

/** Writes down what was done to a match. */
export function logMatch(
  call: SignedInCall,
  { catalogue }: RequestContext,
  before: ListingRecord | null,
  after: ListingRecord,
  entry: MatchEntry = {},
): void {
  logActivity(call.db, authorOf(call), matchEntry(catalogue, before, after, entry));
}

/** Keeps a change of a match with a new version, and writes it down. */
export function changeListing(
  call: SignedInCall,
  context: RequestContext,
  before: ListingRecord,
  change: Partial<ListingRecord>,
  entry: MatchEntry = {},
): ListingRecord {
  const after = context.catalogue.market.listings.put({
    ...before,
    ...change,
    version: before.version + 1,
    updatedAt: new Date(context.viewer.now).toISOString(),
    updatedBy: authorOf(call).actor,
  });
  logMatch(call, context, before, after, entry);
  return after;
}
