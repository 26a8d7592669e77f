/** What a mock session made of the seed's records of one kind. Plain data, so that it can be written down. */
export interface Changes<T> {
  /** Changed and added records by id. */
  put: Record<string, T>;
  removed: Record<string, true>;
}

export function noChanges<T>(): Changes<T> {
  return { put: {}, removed: {} };
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
  { put, removed }: Changes<T>,
): Table<T> {
  return {
    get: (id) => (Object.hasOwn(removed, id) ? undefined : Object.hasOwn(put, id) ? put[id] : seed.get(id)),
    all: () => {
      const records: T[] = [];
      for (const [id, record] of seed) if (!Object.hasOwn(removed, id)) records.push(put[id] ?? record);
      for (const record of Object.values(put)) if (!seed.has(record.id)) records.push(record);
      return records;
    },
    put: (record) => {
      put[record.id] = record;
      Reflect.deleteProperty(removed, record.id);
      return record;
    },
    remove: (id) => {
      Reflect.deleteProperty(put, id);
      if (seed.has(id)) removed[id] = true;
    },
  };
}
