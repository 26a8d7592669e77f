import type { Verdict } from './ledger.ts';

/** What is known about an operation as a whole. */
export type Standing = 'kept' | 'broken' | 'not implemented' | 'not tried';

/** The check that an operation is there at all. */
export const IMPLEMENTED = 'implemented';
/** The check that an operation was seen to work. */
export const WORKS = 'works';

/** The rules that the run itself judges; they stand in reports as checks do. */
export const standingRules: readonly { id: string; rule: string }[] = [
  { id: IMPLEMENTED, rule: 'The operation is there: not every call is answered with 404, 405 or 501.' },
  { id: WORKS, rule: 'At least one call succeeds as the contract describes.' },
];

/** @param verdicts those of one operation */
export function standingOf(verdicts: readonly Verdict[]): Standing {
  const broken = verdicts.filter(({ finding, isAccepted }) => finding ?? isAccepted);
  if (broken.some(({ check }) => check === IMPLEMENTED)) return 'not implemented';
  if (broken.length > 0) return 'broken';
  const works = verdicts.find(({ check }) => check === WORKS);
  const isUntried = works ? works.tried === 0 : verdicts.every(({ tried }) => tried === 0);
  return isUntried ? 'not tried' : 'kept';
}

/** Why an operation is not tried, or not shown to work. */
export function reasonOf(verdicts: readonly Verdict[]): string | undefined {
  const works = verdicts.find(({ check }) => check === WORKS);
  return works?.finding?.message ?? works?.untried ?? verdicts.find(({ untried }) => untried)?.untried;
}
