import type { SlabSet } from '#api/generated/types.gen.ts';

/** When the first scheduled price begins; null: none is scheduled. */
export function nextBegin(versions: readonly SlabSet[]): string | null {
  const begins = versions.flatMap(({ state, effectiveFrom }) =>
    state === 'scheduled' && effectiveFrom !== null ? [effectiveFrom] : [],
  );
  return begins.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null;
}

/** Why the live price cannot end at a moment; null: it can. L9: not while the scheduled price holds. */
export function refusedEnd(
  end: string | null,
  next: string | null,
  now: number,
): 'missing' | 'past' | 'overlaps' | null {
  if (end === null) return 'missing';
  if (Date.parse(end) <= now) return 'past';
  return whatFollows(end, next) === 'overlaps' ? 'overlaps' : null;
}

/**
 * What follows a live price that ends: nothing, the scheduled price at that moment or after a time without any. It cannot
 * overlap the scheduled one.
 */
export function whatFollows(end: string, next: string | null): 'nothing' | 'scheduled' | 'gap' | 'overlaps' {
  if (next === null) return 'nothing';
  const [over, begun] = [Date.parse(end), Date.parse(next)];
  if (over === begun) return 'scheduled';
  return over < begun ? 'gap' : 'overlaps';
}
