import { history } from '#mocks/areas/activity/seed/history.ts';
import { countBefore, narrowest } from '#mocks/areas/activity/seed/historyIndex.ts';
import { entriesWithWords } from '#mocks/areas/activity/seed/searchTexts.ts';
import type { Actor, ActivityEntry } from '#mocks/contract/types/types.gen.ts';
import { findLogged, type ActivityRecord } from '#mocks/areas/activity/log.ts';
import type { Db } from '#mocks/core/db.ts';
import type { SignedIn } from '#mocks/core/types.ts';
import { activityFilter, wordsOf, type ActivityQuery } from './filters.ts';

/** An entry, also one from before the mock session began. */
export function findEntry(db: Db, id: string): ActivityRecord | undefined {
  return findLogged(db.activity, id) ?? history().byId.get(id);
}

const instant = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : new Date(text).toISOString();

/** Entries of a log that match and are of the time, the latest first; `last` and those before it are left out. */
function findIn(
  records: readonly ActivityRecord[],
  { from, to }: { from: string | undefined; to: string | undefined },
  matches: ((entry: ActivityRecord) => boolean) | null,
  last: ActivityRecord | undefined,
): ActivityRecord[] {
  const end = to === undefined ? records.length : countBefore(records, to);
  const start = from === undefined ? 0 : countBefore(records, from);
  const found: ActivityRecord[] = [];
  for (let index = end - 1; index >= start; index -= 1) {
    const entry = records[index];
    if (entry === undefined || entry === last) break;
    if (matches === null || matches(entry)) found.push(entry);
  }
  return found;
}

/** What a query finds: of the mock session, and of what was done before it; each the latest first. */
export function findEntries(
  db: Db,
  query: ActivityQuery,
  me: SignedIn,
): { own: readonly ActivityRecord[]; past: readonly ActivityRecord[] } {
  const period = { from: instant(query.from), to: instant(query.to) };
  const last = query.since === undefined ? undefined : findEntry(db, query.since);
  const matches = activityFilter(query, me);
  const own = findIn(db.activity.entries, period, matches, last);
  if (last && findLogged(db.activity, last.id)) return { own, past: [] };
  const index = history();
  const records = narrowest(index, query);
  if (records !== index.all) return { own, past: findIn(records, period, matches, last) };
  const words = wordsOf(query.q);
  if (words.length > 0) {
    const found = entriesWithWords(index.all, index.searchTexts, words);
    return { own, past: findIn(found, period, activityFilter({ ...query, q: undefined }, me), last) };
  }
  const isAll = !matches && !last && !period.from && !period.to;
  return { own, past: isAll ? index.latestFirst : findIn(records, period, matches, last) };
}

/** Whether an entry is the one that a job began with. */
export const isJobStart = ({ entityId, correlationId }: ActivityRecord): boolean =>
  entityId === correlationId;

interface Folded {
  rows: readonly ActivityRecord[];
  /** How many others an entry stands for. */
  folded: ReadonlyMap<ActivityRecord, number>;
}

/** What a list was folded to; the list of everything from before the session is asked for again and again. */
const foldedLists = new WeakMap<readonly ActivityRecord[], Folded>();

/** One entry for each job: its start where that is found, else the latest. */
export function foldJobs(found: readonly ActivityRecord[]): Folded {
  const known = foldedLists.get(found);
  if (known) return known;
  const jobs = new Map<string, { entry: ActivityRecord; folded: number }>();
  for (const entry of found) {
    if (entry.correlationId === null) continue;
    const job = jobs.get(entry.correlationId);
    if (job === undefined) {
      jobs.set(entry.correlationId, { entry, folded: 0 });
      continue;
    }
    job.folded += 1;
    if (isJobStart(entry)) job.entry = entry;
  }
  const folded = new Map([...jobs.values()].map((job) => [job.entry, job.folded]));
  const list = { rows: found.filter((entry) => entry.correlationId === null || folded.has(entry)), folded };
  foldedLists.set(found, list);
  return list;
}

interface JobEntries {
  start: ActivityRecord | null;
  entries: number;
  isUndoable: boolean;
}

/** The jobs of a log, by id. */
function jobsOf(records: readonly ActivityRecord[]): Map<string, JobEntries> {
  const jobs = new Map<string, JobEntries>();
  for (const entry of records) {
    if (entry.correlationId === null) continue;
    const job = jobs.get(entry.correlationId) ?? { start: null, entries: 0, isUndoable: false };
    jobs.set(entry.correlationId, job);
    if (isJobStart(entry)) job.start = entry;
    else {
      job.entries += 1;
      job.isUndoable ||= isUndoable(entry);
    }
  }
  return jobs;
}

const isUndoable = ({ undo, undoneBy }: ActivityRecord): boolean => undo !== null && undoneBy === null;

let pastJobs: Map<string, JobEntries> | undefined;

/** Makes entries of records as the contract describes them. */
export function entryMaker(db: Db): (record: ActivityRecord, folded?: number) => ActivityEntry {
  pastJobs ??= jobsOf(history().all);
  const jobs = jobsOf(db.activity.entries);
  return ({ undo, undoneBy, changes, ...entry }, folded = 0) => {
    const { correlationId } = entry;
    const job =
      correlationId === null ? undefined : (jobs.get(correlationId) ?? pastJobs?.get(correlationId));
    const isStart = entry.entityId === correlationId;
    return {
      ...entry,
      changes: [...changes],
      job:
        correlationId !== null && job?.start
          ? {
              id: correlationId,
              title: job.start.entityLabel,
              entryId: job.start.id,
              entries: job.entries,
            }
          : null,
      folded,
      undoable: isStart ? (job?.isUndoable ?? false) : undo !== null && undoneBy === null,
      undoneAt: undoneBy === null ? null : (findLogged(db.activity, undoneBy)?.at ?? null),
    };
  };
}

function peopleOf(records: readonly ActivityRecord[], people = new Map<string, Actor>()): Map<string, Actor> {
  for (const { actor } of records) if (actor.id !== 'nobody') people.set(actor.id, actor);
  return people;
}

let pastPeople: Map<string, Actor> | undefined;

/** Who did something, by name. */
export function listPeople(db: Db): Actor[] {
  pastPeople ??= peopleOf(history().all);
  const people = peopleOf(db.activity.entries, new Map(pastPeople));
  return [...people.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}
