import { logActivity } from '#mocks/areas/activity/log.ts';
import { catalogueOf } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { JobRecord, Step } from '#mocks/areas/work/records/state.ts';
import type { JobRow } from '#mocks/contract/types/types.gen.ts';
import type { Db } from '#mocks/core/db.ts';
import { isLeftOut } from './decisionLookup.ts';
import { isCompared } from './marketTables.ts';
import { matchEntry } from './matchEntry.ts';
import { reReadPage } from './pageReRead.ts';
import { readingChange } from './readingWriting.ts';
import type { ScannedRecord } from './recordTypes.ts';

/** A site that does not answer for so many pages at the beginning of a run is down. */
const DOWN_AFTER = 2;

/** Reads one page of a run: what it makes of the match is kept, and written down where it is more than that it was seen. */
export function scanStep(
  db: Db,
  { scanRunId, author, id: jobId }: JobRecord,
  { id, label }: Extract<Step, { type: 'scan' }>,
  now: number,
): JobRow {
  const catalogue = catalogueOf(db.catalogue);
  const { market } = catalogue;
  const run = scanRunId === null ? undefined : market.scanRuns.get(scanRunId);
  const listing = market.listings.get(id);
  const competitor = listing && market.competitors.get(listing.competitorId);
  const isToRead =
    listing?.status !== 'rejected' &&
    listing &&
    !isLeftOut(market, listing) &&
    competitor?.id === run?.competitorId &&
    competitor &&
    isCompared(competitor);
  if (!run || !listing || !isToRead) return { id, label, result: 'skipped', reason: 'changedMeanwhile' };
  const { change, failure, before, added } = reReadPage(catalogue, listing, now);
  const at = new Date(now).toISOString();
  const after = market.listings.put({
    ...listing,
    ...change,
    version: listing.version + 1,
    updatedAt: at,
    updatedBy: author.actor,
  });
  const extra = added ? [readingChange(before, added)] : [];
  const entry = matchEntry(catalogue, listing, after, { extra, isUndoable: false });
  if (entry.changes.length > 0) logActivity(db, author, { ...entry, correlationId: jobId });
  const scanned: ScannedRecord = {
    listingId: id,
    outcome: failure !== null ? 'failed' : added ? 'changed' : 'unchanged',
    failure,
    readAt: at,
    readingId: added?.id ?? null,
    becomes: change.status === 'confirmed' || change.status === 'broken' ? change.status : null,
  };
  market.scanRuns.put({ ...run, read: [...run.read, scanned] });
  return failure === null
    ? { id, label, result: 'done', reason: null }
    : { id, label, result: 'failed', reason: 'unreadable' };
}

/** Whether a run has seen by now that the whole site does not answer: it goes no further. */
export function hasFoundSiteDown(db: Db, { scanRunId, job }: JobRecord): boolean {
  if (scanRunId === null) return false;
  const read = catalogueOf(db.catalogue).market.scanRuns.get(scanRunId)?.read ?? [];
  return (
    read.length >= Math.min(DOWN_AFTER, job.counts.total) &&
    read.every(({ failure }) => failure === 'siteDown')
  );
}
