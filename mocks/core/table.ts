/** What a mock session made of the seed's records of one kind. Plain data, so that it can be written down. */
export interface Changes<T> {
  /** Changed and added records by id. */
  put: Record<string, T>;
  removed: Record<string, true>;
}

export function noChanges<T>(): Changes<T> {
  return { put: {}, removed: {} };
}

const touched = new WeakMap<object, string[]>();

/**
 * Ids of the records that were put or removed, the latest last, for who keeps something that was worked out of them. It is
 * not part of the changes: it begins empty when they are read back.
 */
export function touchedIn(changes: Changes<unknown>): readonly string[] {
  const known = touched.get(changes) ?? [];
  touched.set(changes, known);
  return known;
}

/** Records of one kind by id. What it gives out is not to be changed in place: put a changed copy. */
export interface Table<T> {
  get: (id: string) => T | undefined;
  /** Those of the seed in its order, then the added ones in theirs. */
  all: () => T[];
  put: (record: T) => T;
  remove: (id: string) => void;
}

/**
 * The records of one kind as one mock session sees them: the seed, which all sessions share, and the session's own
 * changes over it. A session costs what it changes, however large the catalogue is.
 */
export function tableOf<T extends { readonly id: string }>(
  seed: ReadonlyMap<string, T>,
  changes: Changes<T>,
): Table<T> {
  const { put, removed } = changes;
  // Nobody who has not asked for it before can have kept anything.
  const touch = (id: string) => touched.get(changes)?.push(id);
  return {
    get: (id) => (Object.hasOwn(removed, id) ? undefined : Object.hasOwn(put, id) ? put[id] : seed.get(id)),
    all: () => {
      const records: T[] = [];
      for (const [id, record] of seed) if (!Object.hasOwn(removed, id)) records.push(put[id] ?? record);
      for (const record of Object.values(put)) if (!seed.has(record.id)) records.push(record);
      return records;
    },
    put: (record) => {
      touch(record.id);
      put[record.id] = record;
      Reflect.deleteProperty(removed, record.id);
      return record;
    },
    remove: (id) => {
      touch(id);
      Reflect.deleteProperty(put, id);
      if (seed.has(id)) removed[id] = true;
    },
  };
}
