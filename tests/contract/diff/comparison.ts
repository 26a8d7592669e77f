import type { Found } from '#tests/contract/model/follow.ts';
import type { Effect, Side } from './change.ts';

/** The comparison of two schemas while it goes on. */
export interface Comparison {
  side: Side;
  documents: readonly [unknown, unknown];
  /** Goes on inside; `path` is the property that the two describe. */
  compare: (before: Found, after: Found, path: string) => void;
  note: (pointer: string, path: string, what: string, effect: Effect) => void;
}
