/** Where a key leads in a list of `count`, from `at`; null for a key that leads nowhere. The ends are neighbours. */
export function neighbour(key: string, count: number, at: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at <= 0 ? count : at) - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
