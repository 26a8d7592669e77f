import { isDeepStrictEqual } from 'node:util';

import { UnusableContract } from '#tests/contract/model/follow.ts';
import type { Criterion } from './workflow.ts';
import { evaluate, type Scope } from './expressions.ts';

const COMPARISON = /^(\$\S+)\s*(==|!=|<=|>=|<|>)\s*(.+)$/;

/** Whether a condition can be read at all. */
export function isReadable(criterion: Criterion): boolean {
  try {
    unmet(criterion, { inputs: {}, outputs: {} });
    return true;
  } catch {
    return false;
  }
}

function operand(written: string, scope: Scope): unknown {
  if (written.startsWith('$')) return evaluate(written, scope);
  const [, quoted] = /^'(.*)'$/.exec(written) ?? [];
  if (quoted !== undefined) return quoted.replaceAll("''", "'");
  try {
    return JSON.parse(written);
  } catch {
    throw new UnusableContract(`the workflows compare with ${written}, which is no value`);
  }
}

function compares(left: unknown, operator: string, right: unknown): boolean {
  // What an answer leaves out is as good as null.
  if (operator === '==') return isDeepStrictEqual(left ?? null, right ?? null);
  if (operator === '!=') return !isDeepStrictEqual(left ?? null, right ?? null);
  if (left === undefined || left === null || right === undefined || right === null) return false;
  const [one, other] = [Number(left), Number(right)];
  if (operator === '<') return one < other;
  if (operator === '<=') return one <= other;
  return operator === '>' ? one > other : one >= other;
}

/**
 * Whether a simple condition of Arazzo holds: an expression, `==`, `!=`, `<`, `<=`, `>` or `>=`, and an expression or
 * literal. Texts are compared as they are written.
 * @returns why it does not hold, as a clause; undefined when it does
 * @throws {UnusableContract} when it is no such condition
 */
export function unmet(criterion: Criterion, scope: Scope): string | undefined {
  const { condition } = criterion;
  if ('context' in criterion) {
    const found = evaluate(criterion.context, scope);
    return new RegExp(condition, 'mu').test(String(found))
      ? undefined
      : `${criterion.context} is ${shown(found)}`;
  }
  const [, left, operator, right] = COMPARISON.exec(condition) ?? [];
  if (left === undefined || operator === undefined || right === undefined) {
    throw new UnusableContract(`the workflows have a condition that is no comparison: ${condition}`);
  }
  const [found, wanted] = [operand(left, scope), operand(right.trim(), scope)];
  if (compares(found, operator, wanted)) return undefined;
  return `${left} is ${shown(found)}, not ${operator === '==' ? '' : `${operator} `}${shown(wanted)}`;
}

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
