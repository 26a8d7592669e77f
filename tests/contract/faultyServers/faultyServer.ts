import type { Operation } from '#mocks/contract/operations.gen.ts';
import type { OperationId } from '#mocks/core/types.ts';

/** A call as a faulty server sees it. */
export interface Call {
  /** The operation it asks for; undefined when the path has no such method. */
  id: OperationId | undefined;
  operation: Operation | undefined;
  request: Request;
  /** The body as text. */
  text: string;
  /** What the faithful server answers, to this or to another request. */
  next: (request?: Request) => Promise<Response>;
}

/** One way in which a server breaks the contract; in everything else it is faithful. */
export interface FaultyServer {
  /** What the server does, in words. */
  name: string;
  /** The check that must name it. */
  caughtBy: string;
  /** The operation that is faulty; only this one is asked about. */
  of: OperationId;
  /** An operation that is asked before, so that there is something to ask about. */
  after?: OperationId;
  /** Only a run with `--strict` can see it. */
  strict?: true;
  answer: (call: Call) => Promise<Response>;
}

/** What a server does in its own way: one operation, or any call. */
export type Fault = Pick<FaultyServer, 'answer'> & Partial<Pick<FaultyServer, 'of' | 'name' | 'caughtBy'>>;
