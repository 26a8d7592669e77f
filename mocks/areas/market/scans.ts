import { authorOf, logActivity } from '#mocks/areas/activity/log.ts';
import type { RequestContext, SignedInCall } from '#mocks/areas/catalogue/records/context.ts';
import { requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import { cancelJob, startedBy, startJob } from '#mocks/areas/work/records/jobs.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { pageOf, sorted } from '#mocks/core/pages.ts';
import { archivedConflict, notFound, wrongState } from '#mocks/core/problems.ts';
import { locationOf } from '#mocks/core/route.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { toCompetitor } from './records/competitorRecords.ts';
import { isLeftOut } from './records/decisionLookup.ts';
import type { Market } from './records/marketTables.ts';
import type { CompetitorRecord, ListingRecord, ScanRunRecord } from './records/recordTypes.ts';
import { findRunning, stateOfRun, toScannedPage, toScanRun } from './records/scanRuns.ts';

interface ToRead {
  readonly competitor: CompetitorRecord;
  readonly listings: readonly ListingRecord[];
  /** The run whose failed pages they are. */
  readonly retryOf?: string;
}

/** Whether a run of a competitor reads a page: rejected ones it does not, nor those of products that it is to leave out. */
const isToRead = (market: Market, { id }: CompetitorRecord, listing: ListingRecord): boolean =>
  listing.competitorId === id && listing.status !== 'rejected' && !isLeftOut(market, listing);

/** Starts a run of some pages as a job, unless the competitor is not read now. */
function startRun(call: SignedInCall, context: RequestContext, { competitor, listings, retryOf }: ToRead) {
  const { catalogue, viewer } = context;
  const { market } = catalogue;
  const { db } = call;
  const { id: competitorId, name } = competitor;
  if (competitor.archivedAt !== null) return archivedConflict(toCompetitor(context, competitor));
  if (competitor.status === 'paused')
    return wrongState(toCompetitor(context, competitor), 'The pages of a paused competitor are not read.');
  const running = findRunning(
    db,
    market,
    (run) => run.competitorId === competitorId && (retryOf === undefined || run.retryOf === retryOf),
  );
  if (running) {
    const refused = wrongState(
      toScanRun(db, catalogue, running),
      `The pages of ${name} are being read already.`,
    );
    return { ...refused, body: { ...refused.body, code: 'scan_running' } };
  }
  const scanRunId = catalogue.nextId('scn');
  const author = startedBy(call);
  const job = startJob(
    db,
    {
      kind: 'scan',
      title: retryOf === undefined ? `Read the pages of ${name}` : `Read failed pages of ${name} again`,
      steps: listings.map(({ id, listingTitle }) => ({ type: 'scan', id, label: listingTitle })),
      scanRunId,
      ...author,
    },
    viewer.now,
  );
  market.scanRuns.put({
    id: scanRunId,
    competitorId,
    trigger: retryOf === undefined ? 'manual' : 'retry',
    retryOf: retryOf ?? null,
    jobId: job.id,
    startedAt: job.createdAt,
    startedBy: author.author.actor,
    end: null,
    listingIds: listings.map(({ id }) => id),
    read: [],
  });
  return { status: 202, body: job, ...locationOf(`/jobs/${job.id}`) } as const;
}

/** A run that somebody may read or change, with what the call is about. */
function findRun(call: SignedInCall & { path: { scanRunId: string } }) {
  const context = requestContext(call);
  return { context, run: context.catalogue.market.scanRuns.get(call.path.scanRunId) };
}

/** Runs in which the pages of a competitor are read. */
export const scans: Area<'scans'> = {
  startScan: (call) => {
    const refusal = missingPermission(call.me, permissions.competitorAdminEdit);
    if (refusal) return refusal;
    const context = requestContext(call);
    const { market } = context.catalogue;
    const competitor = market.competitors.get(call.path.competitorId);
    if (!competitor) return notFound();
    const listings = market.listings.all().filter((listing) => isToRead(market, competitor, listing));
    return startRun(call, context, { competitor, listings });
  },

  listScanRuns: (call) => {
    const refusal = missingPermission(call.me, permissions.competitorAdmin);
    if (refusal) return refusal;
    const { db, query } = call;
    const { catalogue } = requestContext(call);
    const { competitors, scanRuns } = catalogue.market;
    const found = scanRuns
      .all()
      .filter(
        (run) =>
          (!query.competitorId || query.competitorId.includes(run.competitorId)) &&
          (!query.state || query.state.includes(stateOfRun(db, run).state)),
      );
    const inOrder = sorted(found, query.sort ?? ['-startedAt'], {
      startedAt: (run: ScanRunRecord) => run.startedAt,
      finishedAt: (run: ScanRunRecord) => stateOfRun(db, run).finishedAt,
      competitor: (run: ScanRunRecord) => competitors.get(run.competitorId)?.name ?? null,
      trigger: (run: ScanRunRecord) => run.trigger,
      state: (run: ScanRunRecord) => stateOfRun(db, run).state,
    });
    const { items, ...page } = pageOf(inOrder, query);
    return { status: 200, body: { items: items.map((run) => toScanRun(db, catalogue, run)), ...page } };
  },

  getScanRun: (call) => {
    const refusal = missingPermission(call.me, permissions.competitorAdmin);
    if (refusal) return refusal;
    const { context, run } = findRun(call);
    return run ? { status: 200, body: toScanRun(call.db, context.catalogue, run) } : notFound();
  },

  listScannedPages: (call) => {
    const refusal = missingPermission(call.me, permissions.competitorAdmin);
    if (refusal) return refusal;
    const { context, run } = findRun(call);
    if (!run) return notFound();
    const { outcome } = call.query;
    const { catalogue } = context;
    const found = catalogue.market.scannedIn(run).flatMap((scanned) => {
      const listing = catalogue.market.listings.get(scanned.listingId);
      return listing && (!outcome || outcome.includes(scanned.outcome)) ? { listing, scanned } : [];
    });
    const { items, ...page } = pageOf(found, call.query);
    const pages = items.map(({ listing, scanned }) => toScannedPage(catalogue, listing, scanned));
    return { status: 200, body: { items: pages, ...page } };
  },

  stopScanRun: (call) => {
    const refusal = missingPermission(call.me, permissions.competitorAdminEdit);
    if (refusal) return refusal;
    const { context, run } = findRun(call);
    if (!run) return notFound();
    const { db } = call;
    const record = run.jobId === null ? undefined : db.work.jobs[run.jobId];
    const before = record?.job.state ?? null;
    const job = record && cancelJob(db, record, context.viewer.now);
    const body = toScanRun(db, context.catalogue, run);
    if (!job) return wrongState(body, 'This run has already ended.');
    logActivity(db, authorOf(call), {
      action: 'update',
      entityType: 'scan',
      entityId: job.id,
      entityLabel: job.title,
      changes: [{ field: 'state', before, after: job.state }],
    });
    return { status: 200, body };
  },

  retryScanRun: (call) => {
    const refusal = missingPermission(call.me, permissions.competitorAdminEdit);
    if (refusal) return refusal;
    const { context, run } = findRun(call);
    if (!run) return notFound();
    const { catalogue } = context;
    const { market } = catalogue;
    const competitor = market.competitors.get(run.competitorId);
    if (!competitor) return notFound();
    const current = toScanRun(call.db, catalogue, run);
    if (current.finishedAt === null) return wrongState(current, 'This run has not ended yet.');
    const listings = market.scannedIn(run).flatMap(({ listingId, outcome }) => {
      const listing = outcome === 'failed' ? market.listings.get(listingId) : undefined;
      return listing && isToRead(market, competitor, listing) ? listing : [];
    });
    if (listings.length === 0) return wrongState(current, 'No page of this run is to be read again.');
    return startRun(call, context, { competitor, listings, retryOf: run.id });
  },
};
