/**
 * Where a key leads among entries that stand in a row or in a column, round their end too. Null: not a key for moving
 * there.
 * @param at index of the entry in focus, -1 for none
 */
export function moved(key: string, along: 'row' | 'column', at: number, count: number): number | null {
  if (count === 0) return null;
  const [on, back] = along === 'row' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowDown', 'ArrowUp'];
  if (key === on) return (at + 1) % count;
  if (key === back) return (at <= 0 ? count : at) - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
