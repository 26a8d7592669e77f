import { parentPort } from 'node:worker_threads';
import { searchSeed } from '#mocks/doubles/typesense/seed/searchSeed.ts';
import { createStore } from '#mocks/doubles/typesense/store.ts';

// Makes the documents of the mock, and then, which is what counts, their indexes.
const begun = performance.now();
const seeded = searchSeed();
const made = performance.now();
createStore([], seeded);
parentPort?.postMessage({
  documents: seeded.reduce((sum, { documents }) => sum + documents.length, 0),
  seed: made - begun,
  index: performance.now() - made,
});
