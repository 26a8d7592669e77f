/** Waits and asks again, as long as the criteria are not met (Arazzo: an action of the type `retry`). */
export interface Retry {
  /** Seconds before each further try. */
  retryAfter: number;
  retryLimit: number;
}

/** A simple condition, or a pattern that the value of an expression matches. */
export type Criterion = { condition: string } | { condition: string; context: string; type: 'regex' };

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
  onFailure: readonly Retry[];
  /** Asked by the second account. */
  'x-second-account': boolean;
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
