import type { OperationPair } from './operationPair.ts';
import { quote } from './quote.ts';

interface Stated {
  pointer: string;
  where: string;
  /** How its rules begin: `every-answer`. */
  rule: string;
  /** Undefined where nothing is stated. */
  was: unknown;
  is: unknown;
}

/** What a contract states of answers beyond OpenAPI: who states it promises less than all, who drops it promises nothing. */
export function noteStated(
  { impacts, note }: OperationPair,
  { pointer, where, rule, was, is }: Stated,
): void {
  const { narrowed, widened, changed } = impacts.reply;
  if (JSON.stringify(was) === JSON.stringify(is)) return;
  if (was === undefined)
    note({ pointer, where, rule: `${rule}-added`, what: `is new: ${quote(is)}`, impact: narrowed });
  else if (is === undefined)
    note({ pointer, where, rule: `${rule}-removed`, what: 'is gone', impact: widened });
  else {
    const what = `is ${quote(is)} now; it was ${quote(was)}`;
    note({ pointer, where, rule: `${rule}-changed`, what, impact: changed });
  }
}
