import { catalogueOf } from '#mocks/catalogue/catalogue.ts';
import type { Job, JobRow } from '#mocks/contract/types/types.gen.ts';
import type { Db } from '#mocks/db.ts';
import { bulkStep } from './bulk.ts';
import { exportStep } from './exports.ts';
import { importStep } from './importApply.ts';
import type { JobRecord, Step } from './state.ts';
import { undoStep } from './undo.ts';

/** Steps that are done in a millisecond, and how long even the smallest job takes. */
const STEPS_PER_MS = 4;
const SHORTEST_MS = 600;

type Facts = Pick<JobRecord, 'username' | 'steps'> &
  Partial<Pick<JobRecord, 'bulk' | 'importId' | 'mode' | 'columns' | 'lines' | 'breaksAt'>> &
  Pick<Job, 'kind' | 'title'>;

/** Starts a job; its steps are done as time goes by. */
export function startJob(db: Db, { kind, title, steps, ...facts }: Facts, now = Date.now()): Job {
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
    importId: null,
    mode: 'merge',
    columns: [],
    breaksAt: null,
    ...facts,
  };
  return job;
}

function doStep(db: Db, record: JobRecord, step: Step): JobRow {
  switch (step.does) {
    case 'bulk':
      return bulkStep(db, record, step);
    case 'import':
      return importStep(db, record, step);
    case 'undo':
      return undoStep(db, step.undo);
    case 'export':
      return exportStep(db, record, step);
  }
}

function end(db: Db, record: JobRecord, state: Job['state'], now: number): void {
  const { job } = record;
  job.state = state;
  job.finishedAt = new Date(now).toISOString();
  record.steps = [];
  const run = record.importId === null ? undefined : db.work.imports[record.importId];
  if (job.kind === 'export' && state === 'done') {
    job.hasFile = true;
    job.fileName = `${job.title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.csv`;
  }
  if (!run) return;
  if (job.kind === 'import') {
    const until = new Date(now + 24 * 60 * 60 * 1000).toISOString();
    run.run.state = state === 'failed' ? 'failed' : 'applied';
    run.run.undoUntil = until;
    job.undoUntil = until;
  }
  if (job.kind === 'undo') {
    run.run.state = 'undone';
    run.run.undoUntil = null;
  }
}

function advance(db: Db, record: JobRecord, now: number): void {
  const { job, steps } = record;
  if (job.state !== 'queued' && job.state !== 'running') return;
  const passed = now - record.startedAt;
  const { total } = job.counts;
  const takes = Math.max(SHORTEST_MS, total / STEPS_PER_MS);
  const due = Math.min(total, Math.floor((total * passed) / takes));
  if (passed > 0) job.state = 'running';
  while (record.rows.length < due) {
    if (record.breaksAt !== null && record.rows.length >= record.breaksAt) {
      job.error = 'The catalogue could not be reached';
      end(db, record, 'failed', now);
      return;
    }
    const step = steps.shift();
    if (!step) break;
    const row = doStep(db, record, step);
    record.rows.push(row);
    job.counts[row.result] += 1;
  }
  job.progress = total === 0 ? 100 : Math.floor((100 * record.rows.length) / total);
  if (passed < takes) return;
  const { skipped, failed } = job.counts;
  end(db, record, skipped + failed > 0 ? 'doneWithErrors' : 'done', now);
}

/** Does of every job what the time that passed allows. */
export function advanceJobs(db: Db, now = Date.now()): void {
  for (const record of Object.values(db.work.jobs)) advance(db, record, now);
}

/** Stops a job where it is; null when it is over. */
export function cancelJob(db: Db, record: JobRecord, now = Date.now()): Job | null {
  if (record.job.state !== 'queued' && record.job.state !== 'running') return null;
  end(db, record, 'cancelled', now);
  return record.job;
}
