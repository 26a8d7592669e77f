/** Gaps to the market at which the buckets of a distribution meet, in percent. */
const edges = [-20, -10, -5, 0, 5, 10, 20];

/** Gaps from one on and below another, in percent; null: there is no end. */
export interface GapBucketBounds {
  readonly gapFrom: number | null;
  readonly gapTo: number | null;
}

/** The buckets, from the cheapest to the dearest. */
export const gapBuckets: readonly GapBucketBounds[] = [null, ...edges].map((gapFrom, place) => ({
  gapFrom,
  gapTo: edges[place] ?? null,
}));

/** Whether a gap is in a bucket; one that is not known is in none. */
export function isInBucket(gapPct: number | null, { gapFrom, gapTo }: GapBucketBounds): boolean {
  return gapPct !== null && (gapFrom === null || gapPct >= gapFrom) && (gapTo === null || gapPct < gapTo);
}
