import type { Operation } from '#tests/contract/model/contract.ts';
import type { ProbeParts } from './createProbe.ts';
import { WORKS } from './standing.ts';

/** Notes of every check that would be asked of an operation why it is not; what was tried before stays. */
export function leaveOut(
  { verification, replyChecks, ledger }: ProbeParts,
  operation: Operation,
  reason: string,
): void {
  const { checks, contract } = verification;
  const asked = checks.filter((one) => 'run' in one || replyChecks.includes(one));
  for (const check of asked) {
    if (check.appliesTo(operation, contract)) ledger.untried(check.id, operation, reason);
  }
  // It may have been called to help others: that is not asking about it.
  ledger.untried(WORKS, operation, reason);
}
