import { inClusterOrder, compareTargets, toCluster } from './clusterOrder.ts';
import type {
  Cluster,
  ClusterItem,
  ClusterMethod,
  ClusterSearch,
  GroupLink,
  ItemGroup,
  Slices,
} from './clusterTypes.ts';
import { DismissedPairs } from './dismissedPairs.ts';
import { normalisedKey, tokenSetKey } from './featureKeys.ts';
import { groupByKey } from './groupByKey.ts';
import { joinGroups } from './joinGroups.ts';
import { linkNearNames } from './nearNames.ts';
import { groupByScale, linkScales } from './sameScales.ts';

const notEmpty = (key: string): string[] => (key === '' ? [] : [key]);

/** What items of one key have in common. */
const keysBy: Readonly<Record<Exclude<ClusterMethod, 'unitScale'>, (item: ClusterItem) => string[]>> = {
  normalised: ({ title }) => notEmpty(normalisedKey(title)),
  tokenSet: ({ title }) => notEmpty(tokenSetKey(title)),
  editDistance: ({ title }) => notEmpty(normalisedKey(title)),
  supplierCode: ({ codes }) =>
    (codes ?? [])
      .map(({ supplierId, code }) => ({ supplierId, code: code.normalize('NFKC').trim().toUpperCase() }))
      .filter(({ code }) => code !== '')
      .map(({ supplierId, code }) => JSON.stringify([supplierId, code])),
};

interface Linked {
  readonly groups: readonly ItemGroup[];
  readonly links: readonly GroupLink[];
}

/** The groups that a method finds, split where somebody said so, and which of them are nearly the same. */
function* findGroups(
  items: readonly ClusterItem[],
  { method, minSimilarity, dimension }: ClusterSearch,
  dismissed: DismissedPairs,
): Slices<Linked> {
  if (method === 'unitScale') {
    const found = yield* groupByScale(items, dimension);
    const scales = found.flatMap(({ items: group, measure }) =>
      dismissed.split(group).map((part) => ({ part, measure })),
    );
    const links = yield* linkScales(scales.map(({ measure }) => measure));
    return { groups: scales.map(({ part }) => part), links };
  }
  const groups = (yield* groupByKey(items, keysBy[method])).flatMap((group) => dismissed.split(group));
  if (method !== 'editDistance') return { groups, links: [] };
  const keys = groups.map(([first]) => normalisedKey(first?.title ?? ''));
  return { groups, links: yield* linkNearNames(keys, minSimilarity) };
}

/**
 * Looks for items that are likely one, a slice at a time: call `next` until it is done, and let others work in between. The
 * order of the items makes no difference.
 */
export function* findClustersInSlices(
  items: readonly ClusterItem[],
  search: ClusterSearch,
): Slices<Cluster[]> {
  const dismissed = new DismissedPairs(search.dismissed);
  const { groups, links } = yield* findGroups(items.toSorted(compareTargets), search, dismissed);
  const joined = yield* joinGroups(groups, links, dismissed);
  return inClusterOrder(
    joined
      .filter(({ items: { length } }) => length > 1)
      .map((group) => toCluster(search.method, group.items, group.similarity)),
  );
}

/** As `findClustersInSlices`, in one go. */
export function findClusters(items: readonly ClusterItem[], search: ClusterSearch): Cluster[] {
  const slices = findClustersInSlices(items, search);
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}
