import { decimal, isPriceText } from '#entities/pricing/decimal.ts';
import type { Slab } from '#entities/pricing/types.ts';

/** Clocks differ by so much, and nobody is refused for it. */
const CLOCK_SKEW_MS = 60_000;

/** What is wrong with a reading; the field is its path, as the contract names it. */
export interface ReadingProblem {
  readonly field: string;
  readonly code: 'not_ascending' | 'not_positive' | 'in_future';
}

/**
 * What the contract refuses of a reading that has the right shape: quantities that do not rise, prices of nothing, and a
 * moment that is still to come.
 *
 * @param capturedAt ISO 8601; undefined is now
 * @param now milliseconds since 1970
 */
export function findReadingProblems(
  { breaks, capturedAt }: { breaks: readonly Slab[]; capturedAt?: string | undefined },
  now: number,
): ReadingProblem[] {
  const ofBreaks = breaks.flatMap(({ minQty, unitPrice }, row): ReadingProblem[] => [
    ...(row > 0 && minQty <= (breaks[row - 1]?.minQty ?? 0)
      ? [{ field: `breaks.${row}.minQty`, code: 'not_ascending' } as const]
      : []),
    ...(isPriceText(unitPrice) && decimal(unitPrice).eq(0)
      ? [{ field: `breaks.${row}.unitPrice`, code: 'not_positive' } as const]
      : []),
  ]);
  const isInFuture = capturedAt !== undefined && Date.parse(capturedAt) > now + CLOCK_SKEW_MS;
  return isInFuture ? [...ofBreaks, { field: 'capturedAt', code: 'in_future' }] : ofBreaks;
}
