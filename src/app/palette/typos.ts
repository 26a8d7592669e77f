/** How many letters may be wrong in a word of this length. */
function allowedIn(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Letters to add, drop, change or swap with their neighbour to make one word of the other. */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const above = rows[i - 1] ?? [];
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? 0;
}

/**
 * Whether a word is another one, or its beginning, with a typing error. The first letter is right or swapped with the
 * second: hardly anyone errs there, and short words would find too much.
 */
export function isMistyped(typed: string, meant: string): boolean {
  const most = allowedIn(typed.length);
  const isStart = typed[0] === meant[0] || (typed[0] === meant[1] && typed[1] === meant[0]);
  // A Chinese sign is a word, not a letter.
  if (most === 0 || !isStart || /\p{Script=Han}/u.test(typed)) return false;
  for (let length = typed.length - most; length <= typed.length + most; length += 1) {
    if (length <= meant.length && distance(typed, meant.slice(0, length)) <= most) return true;
  }
  return false;
}
