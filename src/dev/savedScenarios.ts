/** A scenario under a name. */
export interface SavedScenario {
  name: string;
  /** As `writeScenario` writes it. */
  text: string;
}

export interface SavedScenarios {
  /** By name. */
  list: () => Promise<SavedScenario[]>;
  /** Replaces one of the same name. Rejects when the browser cannot keep it. */
  save: (saved: SavedScenario) => Promise<void>;
  remove: (name: string) => Promise<void>;
}

const STORE = 'scenarios';

function isSaved(value: unknown): value is SavedScenario {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('text' in value)) return false;
  return typeof value.name === 'string' && typeof value.text === 'string';
}

function toPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database gave no reason'));
  });
}

async function runTransaction<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = window.indexedDB.open('backroom-dev', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'name' });
  const database = await toPromise(opening);
  try {
    return await toPromise(act(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

/**
 * Named scenarios of this browser. They are in a database of their own, because local storage is the panel's and the end
 * of a session clears all of it.
 */
export const savedScenarios: SavedScenarios = {
  list: async () => {
    const found: unknown[] = await runTransaction('readonly', (store) => store.getAll());
    return found.filter(isSaved);
  },
  save: async (saved) => {
    await runTransaction('readwrite', (store) => store.put(saved));
  },
  remove: async (name) => runTransaction('readwrite', (store) => store.delete(name)),
};
