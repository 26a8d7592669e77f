import type { DismissedPairs } from './dismissedPairs.ts';
import type { GroupLink, ItemGroup, Slices } from './clusterTypes.ts';

/** Groups that were joined, and how alike the two of them are that differ most. */
export interface JoinedGroup {
  readonly items: ItemGroup;
  readonly similarity: number;
}

/** Links between two pauses. */
const SLICE = 2000;

/**
 * Joins groups along their links, the most alike first. Two are joined only when each group of the one has a link to each
 * of the other and no items of theirs are known not to be duplicates: "cat", "cot" and "cod" do not make cats of cods.
 */
export function* joinGroups(
  groups: readonly ItemGroup[],
  links: readonly GroupLink[],
  dismissed: DismissedPairs,
): Slices<JoinedGroup[]> {
  const pairKey = (a: number, b: number): number => Math.min(a, b) * groups.length + Math.max(a, b);
  const similarities = new Map(links.map(({ a, b, similarity }) => [pairKey(a, b), similarity]));
  const clusters = groups.map((_, index) => ({ places: [index], similarity: 1 }));

  const inOrder = links.toSorted(
    (x, y) => y.similarity - x.similarity || pairKey(x.a, x.b) - pairKey(y.a, y.b),
  );
  for (const [index, { a, b }] of inOrder.entries()) {
    if (index % SLICE === SLICE - 1) yield { done: index + 1, total: inOrder.length };
    const [one, other] = [clusters[a], clusters[b]];
    if (one === undefined || other === undefined || one === other) continue;
    const crossing = one.places.flatMap((x) => other.places.map((y) => similarities.get(pairKey(x, y))));
    const areLinked = crossing.every((similarity) => similarity !== undefined);
    const itemsOf = (places: readonly number[]): ItemGroup => places.flatMap((place) => groups[place] ?? []);
    const otherItems = itemsOf(other.places);
    if (!areLinked || itemsOf(one.places).some((item) => dismissed.isApart(item, otherItems))) continue;
    const joined = {
      places: [...one.places, ...other.places],
      similarity: Math.min(one.similarity, other.similarity, ...crossing),
    };
    for (const place of joined.places) clusters[place] = joined;
  }
  return [...new Set(clusters)].map(({ places, similarity }) => ({
    items: places.flatMap((place) => groups[place] ?? []),
    similarity,
  }));
}
