import type { Cluster, ClusterItem, ClusterMethod } from './clusterTypes.ts';

const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The order in which items suggest themselves as a target: most products, then canonical, then title. */
export function compareTargets(a: ClusterItem, b: ClusterItem): number {
  return (
    b.productCount - a.productCount ||
    Number(b.isCanonical ?? false) - Number(a.isCanonical ?? false) ||
    compareTexts(a.title, b.title) ||
    compareTexts(a.id, b.id)
  );
}

/** What a search answers for items that are likely one. */
export function toCluster(method: ClusterMethod, items: readonly ClusterItem[], similarity: number): Cluster {
  const memberIds = items.toSorted(compareTargets).map(({ id }) => id);
  return {
    method,
    memberIds,
    similarity,
    suggestedTargetId: memberIds[0] ?? '',
    productCount: items.reduce((sum, { productCount }) => sum + productCount, 0),
  };
}

/** Clusters in the order in which they are worth a look: most products, then most alike. */
export const inClusterOrder = (clusters: readonly Cluster[]): Cluster[] =>
  clusters.toSorted(
    (a, b) =>
      b.productCount - a.productCount ||
      b.similarity - a.similarity ||
      compareTexts(a.suggestedTargetId, b.suggestedTargetId),
  );
