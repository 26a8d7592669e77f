import { expect } from 'vitest';

import type { Effect } from './change.ts';
import { contractWith, inside, describeChanges } from './smallContract.ts';

/** What each effect means: backend and panel, of a request and of an answer. */
const MEANS: Readonly<Record<Exclude<Effect, 'wording'>, readonly [string, string]>> = {
  narrowed: ['must be built, breaking', 'breaking, harmless'],
  widened: ['breaking, harmless', 'harmless, breaking'],
  changed: ['breaking, breaking', 'breaking, breaking'],
  added: ['must be built, harmless', 'harmless, harmless'],
  removed: ['harmless, breaking', 'harmless, needs work'],
  assumed: ['breaking, breaking', 'must be built, needs work'],
  regenerated: ['harmless, needs work', 'harmless, needs work'],
  noted: ['harmless, harmless', 'harmless, harmless'],
};

export type ExpectedChange = readonly [what: string, effect: Exclude<Effect, 'wording'>, path?: string];

/** Expects what is found between two schemas, in a request and in an answer, there and back. */
export function expectChanges(
  [one, other]: readonly [object, object],
  forward: readonly ExpectedChange[],
  back: readonly ExpectedChange[],
): void {
  const asked = (schema: object) => contractWith({ requestBody: inside(schema) });
  const answered = (schema: object) =>
    contractWith({ responses: { 200: { description: '', ...inside(schema) } } });
  const expected = (all: readonly ExpectedChange[], side: 0 | 1): string[] =>
    all.map(
      ([what, effect, path = 'x']) =>
        `\`${path}\` in the ${side === 0 ? 'request body' : 'answer 200'} ${what}. ${MEANS[effect][side]}`,
    );
  for (const [a, b, all] of [
    [one, other, forward],
    [other, one, back],
  ] as const) {
    expect(describeChanges(asked(a), asked(b)).sort()).toEqual(expected(all, 0).sort());
    expect(describeChanges(answered(a), answered(b)).sort()).toEqual(expected(all, 1).sort());
  }
}
