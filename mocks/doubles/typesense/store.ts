import { Collection } from './engine/collection.ts';
import type { SeededCollection } from './indexes.ts';
import { NEVER, type ApiKey } from './keys.ts';

/** Everything that one server of Typesense knows. */
export interface Store {
  collections: Map<string, Collection>;
  keys: ApiKey[];
  /** How many keys there have been. */
  keyCount: number;
}

/** A key of a server that nobody made over the wire. */
export function bootKey(value: string, actions: readonly string[]): ApiKey {
  return { id: 0, value, description: '', actions, collections: ['*'], expires_at: NEVER };
}

export function createStore(keys: readonly ApiKey[], seeded: readonly SeededCollection[] = []): Store {
  const collections = seeded.map(({ schema, documents }) => new Collection(schema, documents));
  return {
    collections: new Map(collections.map((collection) => [collection.schema.name, collection])),
    keys: [...keys],
    keyCount: 0,
  };
}
