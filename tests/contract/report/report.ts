import type { Check } from '#tests/contract/checks/check.ts';
import type { Contract } from '#tests/contract/model/contract.ts';
import type { Outcome } from '#tests/contract/run/verification.ts';

/** What reports are written from. */
export interface Report {
  contract: Contract;
  checks: readonly Check[];
  /** Where the server is. */
  server: string;
  /** How to do the same again; nothing where people made the calls. */
  replay?: {
    seed: number;
    /** Without a token or password. */
    command: string;
  };
  /** Operations that were left out because they are proposed. */
  proposed: readonly string[];
  outcome: Outcome;
}
