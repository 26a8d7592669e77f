import type { Verdict } from '#tests/contract/run/ledger.ts';

/** How a run went, in numbers. */
export interface Tally {
  /** Operations that were asked at all. */
  operations: number;
  /** Operations that break a rule. */
  broken: number;
  /** Judgements that were made: one check of one reply each. */
  judged: number;
  /** Rules of operations that are broken. */
  findings: number;
  /** Rules of operations that nothing could be said about. */
  untried: number;
}

export function tallyOf(verdicts: readonly Verdict[]): Tally {
  const tried = verdicts.filter((one) => one.tried > 0);
  const broken = verdicts.filter(({ finding }) => finding !== undefined);
  return {
    operations: new Set(tried.map(({ operation }) => operation.id)).size,
    broken: new Set(broken.map(({ operation }) => operation.id)).size,
    judged: verdicts.reduce((sum, one) => sum + one.tried, 0),
    findings: broken.length,
    untried: verdicts.filter((one) => one.tried === 0).length,
  };
}
