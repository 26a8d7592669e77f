/** A row of a file that names both ends of its quantities; null: without end. */
export interface ExplicitRange {
  readonly minQty: number;
  readonly maxQty: number | null;
}

export interface RangeIssue {
  readonly code: 'gap' | 'overlap' | 'reversed';
  /** Place of the row in the file; for a gap and an overlap the later of the two rows. */
  readonly row: number;
  /** First and last quantity that has no price, or two of them; null: without end. */
  readonly from: number;
  readonly to: number | null;
}

/** L10: gaps and overlaps between rows that name a minimum and a maximum, in the order of their quantities. */
export function rangeIssues(rows: readonly ExplicitRange[]): RangeIssue[] {
  const sorted = rows.map((range, row) => ({ ...range, row })).toSorted((a, b) => a.minQty - b.minQty);
  const issues: RangeIssue[] = [];
  // How far the rows before reach.
  let reach: number | null = null;
  for (const { minQty, maxQty, row } of sorted) {
    const top = maxQty ?? Infinity;
    if (top < minQty) issues.push({ code: 'reversed', row, from: top, to: minQty });
    if (reach !== null && reach >= minQty) {
      issues.push({ code: 'overlap', row, from: minQty, to: endOf(Math.min(reach, top)) });
    } else if (reach !== null && reach + 1 < minQty) {
      issues.push({ code: 'gap', row, from: reach + 1, to: minQty - 1 });
    }
    reach = Math.max(reach ?? 0, top);
  }
  return issues;
}

function endOf(quantity: number): number | null {
  return quantity === Infinity ? null : quantity;
}
