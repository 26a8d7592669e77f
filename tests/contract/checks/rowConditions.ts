import { at } from '#mocks/contract/homes.ts';

import { durationOf } from '#tests/contract/model/duration.ts';
import { compares, literalOf } from '#tests/contract/workflows/comparisons.ts';

const CONDITION = /^(\w+)\s*(==|!=|<=|>=|<|>)\s*(.+)$/;
const MOMENT = /^now(?:([+-])(P\w+))?$/;
/** The clocks of two machines, and the time that an answer takes. */
const MARGIN_MS = 60_000;

/** Whether a row is as one comparison says: `stock > 0`, `inventoryAt < now-P2D`. Undefined where that cannot be told. */
function holds(row: unknown, comparison: string): boolean | undefined {
  const [, field = '', operator = '', right = ''] = CONDITION.exec(comparison.trim()) ?? [];
  const value = at(row, field);
  if (operator === '' || value === undefined) return undefined;
  const moment = MOMENT.exec(right);
  if (!moment) return compares(value, operator, literalOf(right));
  if (typeof value !== 'string') return false;
  const [, sign, duration] = moment;
  const offset = (durationOf(duration) ?? 0) * (sign === '-' ? -1 : 1);
  const [time, limit] = [Date.parse(value), Date.now() + offset];
  return Math.abs(time - limit) < MARGIN_MS ? undefined : compares(time, operator, limit);
}

/** Whether a row is as the first of some conditions that can be judged; undefined where none can. */
export function isSelected(row: unknown, conditions: readonly string[]): boolean | undefined {
  for (const condition of conditions) {
    const parts = condition.split('&&').map((one) => holds(row, one));
    if (parts.includes(false)) return false;
    if (!parts.includes(undefined)) return true;
  }
  return undefined;
}
