import { teamContext } from '#mocks/areas/people/records/teamContext.ts';
import { catalogueOf } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { authorOf, logActivity } from '#mocks/areas/activity/log.ts';
import type { Job, JobRow } from '#mocks/contract/types/types.gen.ts';
import type { Db } from '#mocks/core/db.ts';
import type { SignedIn } from '#mocks/core/types.ts';
import { bulkStep } from './bulk.ts';
import { exportStep } from './exports.ts';
import { importStep } from '#mocks/areas/work/imports/importApply.ts';
import { importIndexOf, type ImportIndex } from '#mocks/areas/work/imports/importIndex.ts';
import { hasFoundSiteDown, scanStep } from '#mocks/areas/market/records/scanStep.ts';
import type { JobRecord, Step } from './state.ts';
import { undoStep } from './undo.ts';

/** Steps per millisecond, and how long the smallest job takes. */
const STEPS_PER_MS = 4;
const SHORTEST_MS = 600;

/** A page of a competitor takes longer to read, and a run at most so long. */
const MS_PER_PAGE = 400;
const LONGEST_SCAN_MS = 120_000;

/** How long the file of an export is kept, and an import can be undone. */
const DAY_MS = 24 * 60 * 60 * 1000;

type JobOptions = Pick<JobRecord, 'username' | 'author' | 'steps'> &
  Partial<
    Pick<JobRecord, 'bulk' | 'movesFirstBreak' | 'importId' | 'exported' | 'scanRunId' | 'lines' | 'failsAt'>
  > &
  Pick<Job, 'kind' | 'title'>;

const startActions = {
  bulk: 'update',
  import: 'import',
  undo: 'undo',
  export: 'export',
  scan: 'sync',
} as const;

/** Who starts a job by a call. */
export function startedBy(call: { me: SignedIn; request: Request }): Pick<JobRecord, 'username' | 'author'> {
  return { username: call.me.account.username, author: authorOf(call) };
}

/** Starts a job; its steps are done over time. The entry of its start stands for it in the activity log. */
export function startJob(
  db: Db,
  { kind, title, steps, author, ...options }: JobOptions,
  now = Date.now(),
): Job {
  const catalogue = catalogueOf(db.catalogue);
  const id = catalogue.nextId('job');
  const job: Job = {
    id,
    kind,
    title,
    state: 'queued',
    progress: 0,
    counts: { total: steps.length, done: 0, skipped: 0, failed: 0 },
    hasFile: false,
    fileName: null,
    undoUntil: null,
    importId: options.importId ?? null,
    scanRunId: options.scanRunId ?? null,
    error: null,
    createdAt: new Date(now).toISOString(),
    finishedAt: null,
  };
  db.work.jobs[id] = {
    id,
    job,
    startedAt: now,
    steps,
    rows: [],
    lines: [],
    bulk: null,
    movesFirstBreak: false,
    importId: null,
    exported: null,
    scanRunId: null,
    failsAt: null,
    ...options,
    author: { ...author, source: 'job' },
  };
  logActivity(db, author, {
    action: startActions[kind],
    entityType: kind,
    entityId: id,
    entityLabel: title,
    correlationId: id,
  });
  return job;
}

function runStep(db: Db, record: JobRecord, step: Step, index: () => ImportIndex, now: number): JobRow {
  switch (step.type) {
    case 'bulk':
      return bulkStep(db, record, step);
    case 'import':
      return importStep(db, record, step, index);
    case 'undo':
      return undoStep(db, record, step.entryId);
    case 'export':
      return exportStep(db, record, step);
    case 'scan':
      return scanStep(db, record, step, now);
  }
}

/** Updates the import of a job when the job ends. */
function endImport(db: Db, { job, steps, importId }: JobRecord, state: Job['state'], now: number): void {
  const record = importId === null ? undefined : db.work.imports[importId];
  if (!record) return;
  const { run } = record;
  const importJob = run.jobId === null ? undefined : db.work.jobs[run.jobId]?.job;
  if (job.kind === 'import') {
    run.state = state === 'failed' ? 'failed' : 'applied';
    run.undoUntil = new Date(now + DAY_MS).toISOString();
  }
  if (job.kind === 'undo') {
    // Rows that were not reached can still be undone.
    const isOver = steps.length === 0;
    run.state = isOver ? 'undone' : 'applied';
    if (isOver) run.undoUntil = null;
  }
  if (importJob) importJob.undoUntil = run.undoUntil;
}

function endJob(db: Db, record: JobRecord, state: Job['state'], now: number): void {
  const { job } = record;
  job.state = state;
  job.finishedAt = new Date(now).toISOString();
  endImport(db, record, state, now);
  record.steps = [];
  if (job.kind === 'export' && (state === 'done' || state === 'doneWithErrors')) {
    job.hasFile = true;
    job.fileName = `${job.title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.csv`;
  }
}

function durationOf({ job, bulk }: JobRecord): number {
  const { total } = job.counts;
  const readsPages = job.kind === 'scan' || bulk?.action === 'reRead';
  const duration = readsPages ? Math.min(LONGEST_SCAN_MS, total * MS_PER_PAGE) : total / STEPS_PER_MS;
  return Math.max(SHORTEST_MS, duration);
}

function advanceJob(db: Db, record: JobRecord, now: number): void {
  const { job, steps } = record;
  if (job.hasFile && now - Date.parse(job.finishedAt ?? '') > DAY_MS) {
    job.hasFile = false;
    record.lines = [];
  }
  if (job.state !== 'queued' && job.state !== 'running') return;
  const { total } = job.counts;
  const duration = durationOf(record);
  const elapsed = Math.min(duration, now - record.startedAt);
  const dueSteps = Math.floor((total * elapsed) / duration);
  const isFailing = record.failsAt !== null && dueSteps > record.failsAt;
  if (elapsed > 0) job.state = 'running';
  let index: ImportIndex | undefined;
  let isSiteDown = false;
  const getIndex = (): ImportIndex =>
    (index ??= importIndexOf(catalogueOf(db.catalogue), teamContext(db, record.username)));
  for (const step of steps.splice(0, (isFailing ? (record.failsAt ?? 0) : dueSteps) - record.rows.length)) {
    const dueAt = record.startedAt + (duration * (record.rows.length + 1)) / total;
    const row = runStep(db, record, step, getIndex, dueAt);
    record.rows.push(row);
    job.counts[row.result] += 1;
    isSiteDown = hasFoundSiteDown(db, record);
    if (isSiteDown) break;
  }
  job.progress = Math.floor(100 * (total === 0 ? elapsed / duration : record.rows.length / total));
  if (isFailing || isSiteDown) {
    job.error = isSiteDown ? 'The site doesn’t answer' : 'Couldn’t reach the catalog';
    endJob(db, record, 'failed', now);
    return;
  }
  if (elapsed < duration) return;
  const { skipped, failed } = job.counts;
  endJob(db, record, skipped + failed > 0 ? 'doneWithErrors' : 'done', record.startedAt + duration);
}

/** Advances every job by the time that has passed. */
export function advanceJobs(db: Db, now = Date.now()): void {
  for (const record of Object.values(db.work.jobs)) advanceJob(db, record, now);
}

/** Stops a job; null when it is over. */
export function cancelJob(db: Db, record: JobRecord, now = Date.now()): Job | null {
  if (record.job.state !== 'queued' && record.job.state !== 'running') return null;
  endJob(db, record, 'cancelled', now);
  return record.job;
}
