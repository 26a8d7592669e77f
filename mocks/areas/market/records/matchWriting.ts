import { authorOf, logActivity, type Author } from '#mocks/areas/activity/log.ts';
import type { RequestContext, SignedInCall } from '#mocks/areas/catalogue/records/context.ts';
import { missingPermission, hasPermission } from '#mocks/core/hasPermission.ts';
import type { Db } from '#mocks/core/db.ts';
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

/** Who changes the market, in which mock session, and the job that does it for them. */
export interface MarketWriter extends RequestContext {
  db: Db;
  author: Author;
  correlationId: string | null;
}

/** The caller, who does it with one call. */
export const marketWriter = (call: SignedInCall, context: RequestContext): MarketWriter => ({
  ...context,
  db: call.db,
  author: authorOf(call),
  correlationId: null,
});

/** Writes down what was done to a match. */
export function logMatch(
  { db, author, correlationId, catalogue }: MarketWriter,
  before: ListingRecord | null,
  after: ListingRecord,
  entry: MatchEntry = {},
): void {
  logActivity(db, author, { ...matchEntry(catalogue, before, after, entry), correlationId });
}

/** Keeps a change of a match with a new version, and writes it down. */
export function changeListing(
  writer: MarketWriter,
  before: ListingRecord,
  change: Partial<ListingRecord>,
  entry: MatchEntry = {},
): ListingRecord {
  const after = writer.catalogue.market.listings.put({
    ...before,
    ...change,
    version: before.version + 1,
    updatedAt: new Date(writer.viewer.now).toISOString(),
    updatedBy: writer.author.actor,
  });
  logMatch(writer, before, after, entry);
  return after;
}
