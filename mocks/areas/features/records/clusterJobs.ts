import type { Cluster, Slices } from '#entities/features/clusterTypes.ts';
import { catalogueOf } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { JobRecord } from '#mocks/areas/work/records/state.ts';
import type { FeatureClusterSearch } from '#mocks/contract/types/types.gen.ts';
import type { Db } from '#mocks/core/db.ts';
import { startSearch } from './clusterRecords.ts';

/** A search lets others work after so many milliseconds. */
const SLICE_MS = 8;
/** What is asked for long after it began is finished for whoever asks. */
const PATIENCE_MS = 10_000;

interface Search {
  readonly slices: Slices<Cluster[]>;
  found: Cluster[] | null;
  part: number;
}

/** Searches that go on, by their jobs: a session that was read back begins them anew. */
const searches = new WeakMap<JobRecord, Search>();

function searchOf(db: Db, record: JobRecord, search: FeatureClusterSearch): Search {
  const known = searches.get(record);
  if (known) return known;
  const begun: Search = { slices: startSearch(catalogueOf(db.catalogue), search), found: null, part: 0 };
  searches.set(record, begun);
  return begun;
}

/** Goes on with a search until a moment; true: it is over. */
function goOn(search: Search, until: number): boolean {
  while (search.found === null && performance.now() < until) {
    const { done, value } = search.slices.next();
    if (done) search.found = value;
    else search.part = value.total === 0 ? 0 : value.done / value.total;
  }
  return search.found !== null;
}

/** Lets a search go on between calls, a slice at a time. */
export function searchInBackground(db: Db, record: JobRecord, wanted: FeatureClusterSearch): void {
  const search = searchOf(db, record, wanted);
  const next = (): void => {
    const isOver = record.job.state === 'cancelled' || goOn(search, performance.now() + SLICE_MS);
    if (!isOver) setTimeout(next, 0);
  };
  setTimeout(next, 0);
}

/** What a search has found by now; null with how far it is while it goes on. */
export function foundBy(
  db: Db,
  record: JobRecord,
  wanted: FeatureClusterSearch,
  now: number,
): { found: readonly Cluster[] | null; part: number } {
  const search = searchOf(db, record, wanted);
  const isLate = now - record.startedAt > PATIENCE_MS;
  goOn(search, isLate ? Infinity : performance.now() + SLICE_MS);
  return search;
}
