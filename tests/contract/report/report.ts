import type { Check } from '#tests/contract/checks/check.ts';
import type { Contract } from '#tests/contract/model/contract.ts';
import type { Outcome } from '#tests/contract/run/verification.ts';

/** What reports are written from. */
export interface Report {
  contract: Contract;
  checks: readonly Check[];
  /** Where the server is. */
  server: string;
  seed: number;
  /** The command that does the same again, without a token or password. */
  again: string;
  /** Operations that were left out because they are proposed. */
  proposed: readonly string[];
  outcome: Outcome;
}
