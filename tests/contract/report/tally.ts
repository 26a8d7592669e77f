import type { Verdict } from '#tests/contract/run/ledger.ts';
import { type Standing, standingOf } from '#tests/contract/run/standing.ts';
import { grouped } from './grouped.ts';

/** How a run went, in numbers. */
export interface Tally {
  /** Operations that were asked about. */
  operations: number;
  /** The same by how they stand; adds up to all of them. */
  standings: Readonly<Record<Standing, number>>;
  /** Judgements that were made: one check of one reply each. */
  judged: number;
  /** Rules of operations that are broken. */
  findings: number;
  /** Rules of operations that nothing could be said about. */
  untried: number;
}

export function tallyOf(verdicts: readonly Verdict[]): Tally {
  const byOperation = grouped(verdicts, ({ operation }) => operation.id);
  const standings = { kept: 0, broken: 0, 'not implemented': 0, 'not tried': 0 };
  for (const own of byOperation.values()) standings[standingOf(own)] += 1;
  return {
    operations: byOperation.size,
    standings,
    judged: verdicts.reduce((sum, one) => sum + one.tried, 0),
    findings: verdicts.filter(({ finding }) => finding).length,
    untried: verdicts.filter((one) => one.tried === 0).length,
  };
}

/** `98 kept, 2 broken, 1 not implemented, 2 not tried`. */
export function standingsInWords({ standings }: Tally): string {
  return Object.entries(standings)
    .map(([standing, count]) => `${count} ${standing}`)
    .join(', ');
}
