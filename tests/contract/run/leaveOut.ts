import type { Operation } from '#tests/contract/model/contract.ts';
import type { ProbeParts } from './createProbe.ts';
import { WORKS } from './standing.ts';

/** Notes of every check that would be asked of an operation why it is not; what was tried before stays. */
export function leaveOut(
  { verification, replyChecks, ledger, attempts }: ProbeParts,
  operation: Operation,
  reason: string,
): void {
  const { checks, contract } = verification;
  const asked = checks.filter((one) => 'run' in one || replyChecks.includes(one));
  for (const check of asked) {
    if (check.appliesTo(operation, contract)) ledger.untried(check.id, operation, reason);
  }
  if (attempts.of(operation).hasSuccess) ledger.holds(WORKS, operation);
  else ledger.untried(WORKS, operation, reason);
}
