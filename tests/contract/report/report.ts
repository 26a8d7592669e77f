import type { Check } from '#tests/contract/checks/check.ts';
import type { Contract } from '#tests/contract/model/contract.ts';
import type { Outcome } from '#tests/contract/run/verification.ts';

/** What reports are written from. */
export interface Report {
  contract: Contract;
  checks: readonly Pick<Check, 'id' | 'rule'>[];
  /** Where the server is. */
  server: string;
  /** How to do the same again; nothing where people made the calls. */
  replay?: {
    seed: number;
    /** Without a token or password. */
    command: string;
    /** The same for one operation. */
    commandFor: (id: string) => string;
  };
  /** Operations that were left out because they are proposed. */
  proposed: readonly string[];
  /** What a baseline says about the breaches. */
  baseline?: {
    /** How many of them it lists. */
    accepted: number;
    /** What it lists and nobody found any more, in words. */
    gone: readonly string[];
  };
  outcome: Outcome;
}
