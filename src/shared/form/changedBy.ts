/** Who changed something since both began with the same record. */
export type ChangedBy = 'theirs' | 'mine' | 'both';

/** Who changed a value; null: both sides say the same, and there is nothing to choose. */
export function changedBy<Value>(
  base: Value,
  mine: Value,
  theirs: Value,
  isSame: (one: Value, other: Value) => boolean,
): ChangedBy | null {
  if (isSame(mine, theirs)) return null;
  if (isSame(base, mine)) return 'theirs';
  return isSame(base, theirs) ? 'mine' : 'both';
}
