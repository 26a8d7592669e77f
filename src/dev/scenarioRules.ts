import type { FailureName } from './failures.ts';

/** How long an answer is kept back, in milliseconds; `hang` until somebody lets it go. */
export const delays = { '500ms': 500, '2s': 2000, '10s': 10_000, hang: null } as const;

export type Delay = keyof typeof delays;

/** What stands in for the server's own answer: a named example of the contract, or a failure. */
export type Answer =
  | { readonly kind: 'example'; readonly status: string; readonly example: string }
  | { readonly kind: 'failure'; readonly name: FailureName };

/** What is forced upon the calls of one operation: an answer, a delay or both. */
export interface Force {
  readonly answer?: Answer | undefined;
  readonly delay?: Delay | undefined;
  /** Only the next call, together with the times the panel asks it again by itself; else every call. */
  readonly once: boolean;
}

/** By operation id. */
export type Scenario = ReadonlyMap<string, Force>;

export const emptyScenario: Scenario = new Map();

/** The scenario with another force upon one operation. One that forces nothing takes the operation out. */
export function setForce(scenario: Scenario, id: string, force: Force): Scenario {
  const next = new Map(scenario);
  if (force.answer || force.delay) next.set(id, force);
  else next.delete(id);
  return next;
}

export function removeForce(scenario: Scenario, id: string): Scenario {
  return setForce(scenario, id, { once: false });
}

/** Operations upon which two scenarios force different things. */
export function findDifferences(one: Scenario, other: Scenario): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((id) => one.get(id) !== other.get(id));
}

/** An answer in one word, as it stands in a scenario's text: `400-wrongPassword`, `fault-offline`. */
export function toAnswerKey(answer: Answer): string {
  return answer.kind === 'example' ? `${answer.status}-${answer.example}` : `fault-${answer.name}`;
}
