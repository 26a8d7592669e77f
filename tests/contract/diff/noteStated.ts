import type { Effect, Side } from './change.ts';
import type { OperationPair } from './operationPair.ts';
import { quote } from './quote.ts';

interface Stated {
  pointer: string;
  where: string;
  /** How its rules begin: `every-answer`. */
  rule: string;
  side: Side;
  /** What another value does: it may be more of the same, less, or something else. */
  effect: (was: unknown, is: unknown) => Effect;
  /** Undefined where nothing is stated. */
  was: unknown;
  is: unknown;
}

/** Another value that is neither more nor less. */
export const differ = (): Effect => 'changed';

/** What a contract states beyond OpenAPI: who states it allows less than all, who drops it allows everything. */
export function noteStated(
  { impacts, note }: OperationPair,
  { pointer, where, rule, side, effect, was, is }: Stated,
): void {
  const impact = impacts[side];
  if (JSON.stringify(was) === JSON.stringify(is)) return;
  if (was === undefined)
    note({ pointer, where, rule: `${rule}-added`, what: `is new: ${quote(is)}`, impact: impact.narrowed });
  else if (is === undefined)
    note({ pointer, where, rule: `${rule}-removed`, what: 'is gone', impact: impact.widened });
  else {
    const what = `is ${quote(is)} now; it was ${quote(was)}`;
    note({ pointer, where, rule: `${rule}-changed`, what, impact: impact[effect(was, is)] });
  }
}
