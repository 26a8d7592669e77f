/**
 * The index a key moves to among entries in a row or a column; the ends are neighbours. Null: the key does not move.
 * @param at index of the active entry, -1 for none
 */
export function getIndexAfterKey(
  key: string,
  along: 'row' | 'column',
  at: number,
  count: number,
): number | null {
  if (count === 0) return null;
  const [on, back] = along === 'row' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowDown', 'ArrowUp'];
  if (key === on) return (at + 1) % count;
  if (key === back) return (at <= 0 ? count : at) - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
