/** When a slab set holds: from a moment on, up to and without another; null: without end. ISO 8601 text in UTC. */
export interface SlabSetSpan {
  readonly id: string;
  readonly owner: string;
  readonly currency: string;
  readonly configuration: string;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
}

/** L9's code in a refusal. */
export const OVERLAPS = 'overlaps';

const end = ({ effectiveTo }: SlabSetSpan): number =>
  effectiveTo === null ? Infinity : Date.parse(effectiveTo);

/**
 * L9: the live or scheduled sets that hold for the same owner, currency and configuration at the same time as this
 * one. One that ends the moment another begins does not overlap it.
 */
export function overlappingSets<S extends SlabSetSpan>(set: SlabSetSpan, others: readonly S[]): S[] {
  return others.filter(
    (other) =>
      other.id !== set.id &&
      other.owner === set.owner &&
      other.currency === set.currency &&
      other.configuration === set.configuration &&
      Date.parse(other.effectiveFrom) < end(set) &&
      Date.parse(set.effectiveFrom) < end(other),
  );
}
