import type { ClusterItem, DismissedPair, ItemGroup } from './clusterTypes.ts';

/** Which items somebody has said are not duplicates of which. */
export class DismissedPairs {
  readonly #others = new Map<string, Set<string>>();

  constructor(pairs: readonly DismissedPair[] = []) {
    for (const [a, b] of pairs) {
      this.#add(a, b);
      this.#add(b, a);
    }
  }

  #add(id: string, other: string): void {
    const others = this.#others.get(id) ?? new Set();
    this.#others.set(id, others.add(other));
  }

  /** Whether an item and one of a group are not duplicates. */
  isApart(item: ClusterItem, group: ItemGroup): boolean {
    const others = this.#others.get(item.id);
    return others !== undefined && group.some(({ id }) => others.has(id));
  }

  /** Splits a group so that no part has two items that are not duplicates: each item goes to the first part that may have it. */
  split(group: ItemGroup): ItemGroup[] {
    const parts: ClusterItem[][] = [];
    for (const item of group) {
      const part = parts.find((others) => !this.isApart(item, others));
      if (part === undefined) parts.push([item]);
      else part.push(item);
    }
    return parts;
  }
}
