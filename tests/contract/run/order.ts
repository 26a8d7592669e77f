import { endsSession } from '#tests/contract/model/conventions.ts';
import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { changesPermissions } from '#tests/contract/model/stated.ts';

/**
 * Lists name what there is, creations make more of it, deletions take it away. What is part of a record is taken away before
 * the record is changed, which may take it away too. What changes who may do what comes after all that may be forbidden by
 * it, and the session ends last.
 */
function rankOf(contract: Contract, operation: Operation): number {
  const { method, path } = operation;
  if (endsSession(operation)) return 7;
  if (changesPermissions(contract, operation)) return 6;
  const asksFor = path.includes('{');
  if (method === 'GET') return asksFor ? 2 : 0;
  if (method === 'POST' && !asksFor) return 1;
  const isPart = path.split('{').length > 2;
  return method === 'DELETE' ? (isPart ? 3 : 5) : method === 'POST' ? 3 : 4;
}

/**
 * The operations in the order in which one feeds the next.
 * @param signIn comes first, because all others need it
 */
export function inOrder(
  contract: Contract,
  operations: readonly Operation[],
  signIn?: Operation,
): Operation[] {
  const rank = (one: Operation): number => (one === signIn ? -1 : rankOf(contract, one));
  return operations.toSorted((one, other) => rank(one) - rank(other));
}
