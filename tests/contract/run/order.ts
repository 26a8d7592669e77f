import { endsSession } from '#tests/contract/model/conventions.ts';
import type { Operation } from '#tests/contract/model/contract.ts';

/** Lists name what there is, creations make more of it, deletions take it away, and the session ends last. */
function rankOf(operation: Operation): number {
  const { method, path } = operation;
  if (endsSession(operation)) return 6;
  const asksFor = path.includes('{');
  if (method === 'GET') return asksFor ? 2 : 0;
  if (method === 'POST' && !asksFor) return 1;
  return method === 'DELETE' ? 5 : method === 'POST' ? 3 : 4;
}

/**
 * The operations in the order in which one feeds the next.
 * @param signIn comes first, because all others need it
 */
export function inOrder(operations: readonly Operation[], signIn?: Operation): Operation[] {
  const rank = (one: Operation): number => (one === signIn ? -1 : rankOf(one));
  return operations.toSorted((one, other) => rank(one) - rank(other));
}
