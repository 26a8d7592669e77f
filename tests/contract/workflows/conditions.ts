import { UnusableContract } from '#tests/contract/model/follow.ts';
import type { Criterion } from './workflow.ts';
import { compares, literalOf } from './comparisons.ts';
import { evaluate, fillText, type Scope } from './expressions.ts';
import { findRow } from './jsonPath.ts';

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
  return written.startsWith('$') ? evaluate(written, scope) : literalOf(fillText(written, scope));
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
    if (criterion.type === 'jsonpath') {
      const path = fillText(condition, scope);
      return findRow(path, found) === undefined ? `nothing is at ${path}` : undefined;
    }
    const text = typeof found === 'string' ? found : shown(found);
    return new RegExp(fillText(condition, scope), 'mu').test(text)
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
