import { isQuantity } from './ladder.ts';
import type { Slab } from './types.ts';

/** What decides where a ladder starts. */
export interface StartFacts {
  readonly moq: number;
  /** A less-than-minimum charge is asked, so one may sell below the minimum. */
  readonly hasLtmCharge: boolean;
}

type Starting = readonly Pick<Slab, 'minQty'>[];

/** L2: how the first break misses the minimum order quantity; null when it does not, or there is no quantity yet. */
export function startFault(
  [first]: Starting,
  { moq, hasLtmCharge }: StartFacts,
): 'startsAboveMoq' | 'startsBelowMoq' | null {
  if (!first || !isQuantity(first.minQty)) return null;
  if (first.minQty > moq) return 'startsAboveMoq';
  return first.minQty < moq && !hasLtmCharge ? 'startsBelowMoq' : null;
}

/**
 * The ladder with its first break at the minimum: breaks below it go, and the price at the minimum and at all larger
 * quantities stays what it was.
 */
export function movedToMoq<S extends Pick<Slab, 'minQty'>>(slabs: readonly S[], moq: number): S[] {
  const first = Math.max(
    slabs.findLastIndex(({ minQty }) => minQty <= moq),
    0,
  );
  return slabs.slice(first).map((slab, row) => (row === 0 ? { ...slab, minQty: moq } : slab));
}
