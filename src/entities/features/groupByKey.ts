import type { ClusterItem, ItemGroup, Slices } from './clusterTypes.ts';

/** Items between two pauses: a few milliseconds of keys. */
const SLICE = 250;

/**
 * Groups items that have a key in common; what has none is in no group. Where an item has several keys, the key that most
 * items have takes it, so all items of a group share its key.
 */
export function* groupByKey(
  items: readonly ClusterItem[],
  keysOf: (item: ClusterItem) => readonly string[],
): Slices<ItemGroup[]> {
  const found = new Map<string, ClusterItem[]>();
  for (const [index, item] of items.entries()) {
    for (const key of new Set(keysOf(item))) {
      const group = found.get(key);
      if (group === undefined) found.set(key, [item]);
      else group.push(item);
    }
    if (index % SLICE === SLICE - 1) yield { done: index + 1, total: items.length };
  }
  const mostItemsFirst = [...found].toSorted(
    ([keyA, a], [keyB, b]) => b.length - a.length || (keyA < keyB ? -1 : 1),
  );
  const taken = new Set<ClusterItem>();
  return mostItemsFirst.map(([, group]) => {
    const free = group.filter((item) => !taken.has(item));
    for (const item of free) taken.add(item);
    return free;
  });
}
