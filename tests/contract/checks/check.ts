import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import type { Exchange } from '#tests/contract/run/exchange.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

/** What a check found wrong. */
export interface Wrong {
  /** What the server did, as a sentence. */
  message: string;
  /** JSON pointer into the reply's body. */
  pointer?: string;
}

/** What a reply check may know besides the reply. */
export interface Setting {
  contract: Contract;
  /** How a value breaks the schema at a pointer of the document, one sentence each. */
  errors: (pointer: string, value: unknown) => Wrong[];
  /** The same when nothing may stand in a reply that is not described; undefined unless `--strict`. */
  strictErrors: ((pointer: string, value: unknown) => Wrong[]) | undefined;
  /** An answer that takes longer is too slow; undefined leaves it to the contract. */
  slowMs: number | undefined;
}

interface Described {
  /** Stands in reports and says what is broken. */
  id: string;
  /** What must hold, in one sentence. */
  rule: string;
  appliesTo: (operation: Operation, contract: Contract) => boolean;
  /** It judges what the contract proposes; `--observed-only` leaves it out. */
  proposed?: boolean;
}

/** Judges every reply that any call gets, whatever it was asked for. */
export interface ReplyCheck extends Described {
  /** Speaks under `--strict` only. */
  onlyStrict?: boolean;
  inspect: (exchange: Exchange, setting: Setting) => Wrong[];
}

/** Asks questions of its own. Reports what it finds to the probe. */
export interface ProbeCheck extends Described {
  /** It writes, or ends sign-ins, and is left out by `--safe`. */
  writes?: boolean;
  run: (probe: Probe) => Promise<void>;
}

export type Check = ReplyCheck | ProbeCheck;
