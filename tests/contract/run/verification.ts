import type { Exchange } from './exchange.ts';
import type { Verdict } from './ledger.ts';
import type { Check } from '#tests/contract/checks/check.ts';
import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import type { Login } from './signIn.ts';
import type { Transport } from './transport.ts';

export interface Verification {
  contract: Contract;
  checks: readonly Check[];
  transport: Transport;
  /** Origin and base path of the server, without a slash at the end. */
  base: string;
  operations: readonly Operation[];
  token: string | undefined;
  login: Login | undefined;
  /** Another account, with fewer permissions and records of its own. */
  secondLogin?: Login | undefined;
  /** Only reads, and requests that are refused. */
  safe: boolean;
  strict: boolean;
  seed: number;
  /** Valid requests for each operation. */
  runs: number;
  /** An answer that takes longer is too slow; undefined leaves it to the contract. */
  slowMs: number | undefined;
  /** Texts that a parameter or a field may have, by its name: what no answer tells. */
  values?: Readonly<Record<string, readonly string[]>>;
  /** An operation that never succeeds is no finding. */
  allowUntried?: boolean;
  /** Why there is neither a login nor a token, and what would give one. */
  withoutToken?: string | undefined;
  onProgress: (progress: Progress) => void;
  /** Is shown every answer that no reply check has anything against. */
  onKept?: (exchange: Exchange) => void;
}

export interface Progress {
  operation: Operation;
  /** Counted from 1. */
  index: number;
  of: number;
  calls: number;
  /** What is known about the operation. */
  verdicts: readonly Verdict[];
  /** Why the operation was not asked to the end. */
  gaveUp: string | undefined;
}

export interface Outcome {
  verdicts: readonly Verdict[];
  /** Calls that were sent. */
  calls: number;
  /** Milliseconds. */
  ms: number;
  /** Why not everything was asked, when the server wanted fewer calls than can be waited for. */
  cutShort?: string | undefined;
  /** Why nothing more could be asked, for a reason that breaks no rule: a lost connection, a sign-in that failed. */
  stopped?: string | undefined;
}
