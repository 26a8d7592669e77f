import { isSecurity } from '#mocks/areas/activity/records/isSecurity.ts';
import type { ActivityRecord } from '#mocks/areas/activity/log.ts';
import { indexTexts, type SearchTexts } from './searchTexts.ts';

type Lists = ReadonlyMap<string, readonly ActivityRecord[]>;

/**
 * Entries in the order of their times, and lists of those that the usual questions find: many thousand entries that are
 * spread over the memory take longer to look at than to answer.
 */
export interface HistoryIndex {
  all: readonly ActivityRecord[];
  latestFirst: readonly ActivityRecord[];
  byId: ReadonlyMap<string, ActivityRecord>;
  byRecord: Lists;
  byPerson: Lists;
  byField: Lists;
  byJob: Lists;
  security: readonly ActivityRecord[];
  /** Places in the order of time, by field and then by a value before or after. */
  byValue: ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>;
  searchTexts: SearchTexts;
}

/** Changes of the price of a break have its quantity as their field. */
export const isBreak = (field: string): boolean => /^\d+$/.test(field);
/** By this name the prices of all breaks are found. */
export const PRICE = 'unitPrice';

function add(map: Map<string, ActivityRecord[]>, key: string, entry: ActivityRecord): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [entry]);
  else if (list.at(-1) !== entry) list.push(entry);
}

function addValue(
  map: Map<string, Map<string, number[]>>,
  [field, value]: [string, string],
  place: number,
): void {
  const values = map.get(field) ?? new Map<string, number[]>();
  map.set(field, values);
  const places = values.get(value);
  if (places === undefined) values.set(value, [place]);
  else if (places.at(-1) !== place) places.push(place);
}

export function indexHistory(all: readonly ActivityRecord[]): HistoryIndex {
  const newMap = () => new Map<string, ActivityRecord[]>();
  const [byRecord, byPerson, byField, byJob] = [newMap(), newMap(), newMap(), newMap()];
  const byId = new Map<string, ActivityRecord>();
  const byValue = new Map<string, Map<string, number[]>>();
  for (const [place, entry] of all.entries()) {
    byId.set(entry.id, entry);
    add(byRecord, entry.entityId, entry);
    add(byPerson, entry.actor.id, entry);
    if (entry.correlationId !== null) add(byJob, entry.correlationId, entry);
    for (const { field, before, after } of entry.changes) {
      for (const name of isBreak(field) ? [field, PRICE] : [field]) {
        add(byField, name, entry);
        for (const value of [before, after])
          if (value !== null) addValue(byValue, [name, value.toLowerCase()], place);
      }
    }
  }
  const security = all.filter(isSecurity);
  const latestFirst = all.toReversed();
  const searchTexts = indexTexts(all);
  return { all, latestFirst, byId, byRecord, byPerson, byField, byJob, byValue, security, searchTexts };
}

/** The entries that have a text in the old or the new value of a field, or of any. */
function entriesWithValue(
  { all, byValue }: HistoryIndex,
  field: string | undefined,
  text: string,
): readonly ActivityRecord[] {
  const places = new Set<number>();
  for (const [name, values] of byValue) {
    if (field !== undefined && name !== field) continue;
    for (const [value, found] of values)
      if (value.includes(text)) for (const place of found) places.add(place);
  }
  return Int32Array.from(places)
    .sort()
    .reduce<ActivityRecord[]>((found, place) => {
      const entry = all[place];
      if (entry) found.push(entry);
      return found;
    }, []);
}

interface Narrowing {
  entityId?: string | undefined;
  actorId?: string | undefined;
  field?: string | undefined;
  value?: string | undefined;
  security?: boolean | undefined;
  jobId?: string | undefined;
}

/** The shortest list that has all entries a query can find. */
export function narrowest(index: HistoryIndex, query: Narrowing): readonly ActivityRecord[] {
  const { entityId, actorId, field, value, jobId, security } = query;
  const lists = [
    entityId === undefined ? index.all : (index.byRecord.get(entityId) ?? []),
    actorId === undefined ? index.all : (index.byPerson.get(actorId) ?? []),
    field === undefined ? index.all : (index.byField.get(field) ?? []),
    jobId === undefined ? index.all : (index.byJob.get(jobId) ?? []),
    security === true ? index.security : index.all,
    value === undefined ? index.all : entriesWithValue(index, field, value.toLowerCase()),
  ];
  return lists.reduce((shortest, list) => (list.length < shortest.length ? list : shortest));
}

/** How many entries of a list in order of time were done before a moment. */
export function countBefore(list: readonly ActivityRecord[], at: string): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle]?.at ?? '') < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
