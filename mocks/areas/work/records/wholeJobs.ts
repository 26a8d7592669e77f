import { catalogueOf } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { foundBy } from '#mocks/areas/features/records/clusterJobs.ts';
import { commitMerge } from '#mocks/areas/features/records/mergeCommit.ts';
import type { FeatureClusterSearch } from '#mocks/contract/types/types.gen.ts';
import type { Db } from '#mocks/core/db.ts';
import type { JobRecord } from './state.ts';

/** A search is over when it has found what there is, and not before its time. */
function advanceSearch(
  db: Db,
  record: JobRecord,
  search: FeatureClusterSearch,
  { share, now }: { share: number; now: number },
): 'done' | null {
  const { job } = record;
  const { found, part } = foundBy(db, record, search, now);
  job.progress = Math.min(99, Math.floor(100 * Math.min(part, share)));
  if (found === null || share < 1) return null;
  const catalogue = catalogueOf(db.catalogue);
  const { kind, method, featureId = null } = search;
  for (const { memberIds, similarity } of found) {
    const id = catalogue.nextId('fcl');
    catalogue.features.clusters.put({ id, jobId: job.id, kind, method, featureId, memberIds, similarity });
  }
  job.counts.done = job.counts.total;
  job.progress = 100;
  return 'done';
}

/**
 * Advances a job that does all it is for at its end, or nothing: stopped before, it has left no trace. Says how it has
 * ended; null: it goes on.
 */
export function advanceWhole(
  db: Db,
  record: JobRecord,
  duration: number,
  now: number,
): 'done' | 'failed' | null {
  const { job, author, merge, search } = record;
  const elapsed = now - record.startedAt;
  if (elapsed > 0) job.state = 'running';
  if (search) return advanceSearch(db, record, search, { share: elapsed / duration, now });
  job.progress = Math.min(99, Math.floor((100 * elapsed) / duration));
  if (!merge || elapsed < duration) return null;
  const endedAt = new Date(record.startedAt + duration).toISOString();
  const catalogue = catalogueOf(db.catalogue);
  const outcome = commitMerge({ db, catalogue, author, now: endedAt, correlationId: job.id }, merge);
  if ('error' in outcome) {
    job.error = outcome.error;
    return 'failed';
  }
  record.rows = outcome.products.map((product) => ({ ...product, result: 'done', reason: null }));
  job.counts.total = record.rows.length;
  job.counts.done = record.rows.length;
  job.progress = 100;
  return 'done';
}
