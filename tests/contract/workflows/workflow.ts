/**
 * What is done as long as the criteria are not met (Arazzo: a failure action): it waits and asks again, or gives up
 * without a judgement.
 */
export type FailureAction = Retry | { type: 'end' };

interface Retry {
  type: 'retry';
  /** Seconds before each further try. */
  retryAfter: number;
  retryLimit: number;
}

/** A simple condition, a pattern that the value of an expression matches, or a path that leads to something in it. */
export type Criterion =
  | { condition: string }
  | { condition: string; context: string; type: 'regex' | 'jsonpath' };

/** One call of a workflow. */
export interface Step {
  stepId: string;
  operationId: string;
  parameters: readonly { name: string; in: 'path' | 'query' | 'header' | 'cookie'; value: unknown }[];
  requestBody?: { contentType?: string | undefined; payload: unknown } | undefined;
  /** What must hold of the answer. Without any the step leads to the others, and has to succeed for them. */
  successCriteria: readonly Criterion[];
  /** Runtime expressions by name; later steps read them. */
  outputs: Readonly<Record<string, string>>;
  onFailure: readonly FailureAction[];
  /** Asked by the second account. */
  'x-second-account': boolean;
  /** Asked with this token, which an earlier step was given. */
  'x-token'?: string | undefined;
}

/** What the contract promises over several calls: a workflow of an Arazzo document. */
export interface Workflow {
  workflowId: string;
  /** The promise, as a sentence. */
  summary: string;
  /** The operation that keeps or breaks it. */
  'x-about': string;
  steps: readonly Step[];
}
