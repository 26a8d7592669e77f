import type { CollectionSchema, SearchDocument } from './engine/types.ts';

/** A collection as it is when the mock starts. */
export interface SeededCollection {
  schema: CollectionSchema;
  documents: readonly SearchDocument[];
}

/** Makes the collections of the mock; called once, when the first search comes. */
export type SearchSeed = () => readonly SeededCollection[];
