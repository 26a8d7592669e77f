/** Middle value; of an even count the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? Number.NaN)) / 2;
}

/** Figure by figure the median of several measurements. */
export function medians<K extends string>(
  runs: readonly Readonly<Record<K, number>>[],
  names: readonly K[],
): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))]));
}

/** A table for the terminal; numbers stand right. */
export function printTable(title: string, rows: readonly Readonly<Record<string, string | number>>[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const cells = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))];
  const widths = columns.map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)));
  console.log(`\n${title}`);
  for (const line of cells) {
    console.log(
      line
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  '),
    );
  }
}

export type Goal = { what: string; value: number; limit: number; atLeast?: boolean };

/** A goal beside what was measured, and whether it holds. */
export function goalRow({ what, value, limit, atLeast = false }: Goal): Record<string, string> {
  const holds = atLeast ? value >= limit : value <= limit;
  return {
    goal: what,
    wanted: `${atLeast ? '>=' : '<='} ${limit}`,
    measured: value.toFixed(2),
    holds: holds ? 'yes' : 'NO',
  };
}
