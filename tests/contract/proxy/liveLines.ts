import { grouped } from '#tests/contract/report/grouped.ts';
import type { Violation } from './traffic.ts';
import { violationLine } from './violationLine.ts';

/** What is wrong with one call, a line for each rule: a schema of several kinds complains about every one of them. */
export function liveLines(violations: readonly Violation[]): string[] {
  return [...grouped(violations, ({ rule }) => rule).values()].flatMap(([first, ...more]) => {
    if (!first) return [];
    return [`✗ ${violationLine(first)}${more.length > 0 ? ` (and ${more.length} more)` : ''}`];
  });
}
