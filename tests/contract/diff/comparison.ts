import type { Found } from '#tests/contract/model/follow.ts';
import type { Effect, Side } from './change.ts';

/** The comparison of two schemas while it goes on. */
export interface Comparison {
  side: Side;
  documents: readonly [unknown, unknown];
  /** Whether the whole value travels as plain text. */
  isText: boolean;
  /** Goes on inside; `path` is the property that the two describe. */
  compare: (before: Found, after: Found, path: string) => void;
  note: (pointer: string, path: string, rule: string, what: string, effect: Effect) => void;
}
