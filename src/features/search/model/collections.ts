import type { SearchCollection, SearchSession } from '#api/generated/types.gen.ts';

/** What the panel can show; a session may offer more, which it passes over. */
export const collectionNames = ['products', 'skus', 'categories', 'documents'] as const;
export type CollectionName = (typeof collectionNames)[number];

export const collectionName = (name: string): CollectionName | undefined =>
  collectionNames.find((each) => each === name);

/** Those of a session that can be shown, in its order. */
export function knownCollections(session: SearchSession | undefined): SearchCollection[] {
  return (session?.collections ?? []).filter(({ name }) => collectionName(name) !== undefined);
}

/** The one that is asked for, else the first one. */
export function openCollection(
  collections: readonly SearchCollection[],
  name: string,
): SearchCollection | undefined {
  return collections.find((each) => each.name === name) ?? collections[0];
}
