import { isDeepStrictEqual } from 'node:util';

import { UnusableContract } from '#tests/contract/model/follow.ts';

/**
 * The value of a literal: a text in single quotes, else as in JSON.
 * @throws {UnusableContract} when it is none
 */
export function literalOf(written: string): unknown {
  const [, quoted] = /^'(.*)'$/.exec(written) ?? [];
  if (quoted !== undefined) return quoted.replaceAll("''", "'");
  try {
    return JSON.parse(written);
  } catch {
    throw new UnusableContract(`the workflows compare with ${written}, which is no value`);
  }
}

/** What a value is worth in a comparison of sizes: a number, also as text, or the milliseconds of a moment. */
const sizeOf = (value: unknown): number =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number(value);

/** Whether two values are as an operator says: `==`, `!=`, `<`, `<=`, `>` or `>=`. */
export function compares(left: unknown, operator: string, right: unknown): boolean {
  // What an answer leaves out is as good as null.
  if (operator === '==') return isDeepStrictEqual(left ?? null, right ?? null);
  if (operator === '!=') return !isDeepStrictEqual(left ?? null, right ?? null);
  if (left === undefined || left === null || right === undefined || right === null) return false;
  const [one, other] = [sizeOf(left), sizeOf(right)];
  if (operator === '<') return one < other;
  if (operator === '<=') return one <= other;
  return operator === '>' ? one > other : one >= other;
}
