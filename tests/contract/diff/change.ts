import type { Operation } from '#tests/contract/model/contract.ts';

/** Who says it: the panel asks, the backend answers. What the backend sends by itself goes the other way round. */
export type Side = 'request' | 'reply';

/** What the panel calls, and what the backend calls: at any time, or because of a call. */
export type CallKind = 'operation' | 'webhook' | 'callback';

/**
 * What a change does to what may be said:
 * - `narrowed`: less than before; `widened`: more; `changed`: some of it neither way;
 * - `added`: something new that need not be said; `removed`: something that was there is not described any more;
 * - `assumed`: nothing, and another value stands for what is left out;
 * - `regenerated`: nothing, and code that is generated from it is another one;
 * - `noted`: nothing, and it is worth telling; `wording`: nothing, words and examples only.
 */
export type Effect =
  | 'narrowed'
  | 'widened'
  | 'changed'
  | 'added'
  | 'removed'
  | 'assumed'
  | 'regenerated'
  | 'noted'
  | 'wording';

export interface Impact {
  /** On a server that keeps the contract as it was. */
  backend: 'breaking' | 'must be built' | 'harmless';
  /** On a panel that was made from the contract as it was. */
  panel: 'breaking' | 'needs work' | 'harmless';
  /** The two in words. */
  so: string;
}

/** One difference between two schemas. */
export interface SchemaChange {
  /** Where it stands in the new document, or in the old one when it is gone. */
  pointer: string;
  /** The property it is about: `items[].name`; empty for the whole value. */
  path: string;
  /** The kind of change, the same for the same change anywhere: `max-length-narrowed`. */
  rule: string;
  /** The end of the sentence: `is required now`. */
  what: string;
  effect: Effect;
}

/** One difference between two contracts, as it meets one operation. */
export interface Change {
  /** As it is now, or as it was if it is gone. */
  operation: Operation;
  kind: CallKind;
  pointer: string;
  /** The part of the operation: `the request body`, `the answer 200`; empty when it is the operation itself. */
  where: string;
  path: string;
  /** The part and the kind of change: `request-max-length-narrowed`, `webhook-request-optional`. */
  rule: string;
  what: string;
  impact: Impact;
  /** Words and examples only. */
  wording: boolean;
}

export function isBreaking({ impact: { backend, panel } }: { impact: Impact }): boolean {
  return backend === 'breaking' || panel === 'breaking';
}
