import type { OperationId } from '#mocks/core/types.ts';
import type { Call } from '#tests/contract/faultyServers/faultyServer.ts';

/** Answers one call. */
export type Serve = (call: Call) => Promise<Response>;

/** A server whose behaviour breaks the contract, over several calls. */
export interface Variant {
  /** What the server does, in plain words. */
  name: string;
  /** The operations where it shows; a run asks about these alone. */
  operations: readonly OperationId[];
  /** It does so little that no operation is shown to work. */
  neverWorks?: true;
  /** Starts it: what it remembers begins anew. */
  start: () => Serve;
}
