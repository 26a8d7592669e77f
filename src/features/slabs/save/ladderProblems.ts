import type { FieldProblem } from '#api/errors.ts';
import { ladderRules, type LadderIssue } from '#entities/pricing/ladderIssues.ts';
import { OVERLAPS } from '#entities/pricing/overlappingSets.ts';

export type IssueCode = LadderIssue['code'];

function isIssueCode(code: string): code is IssueCode {
  return Object.hasOwn(ladderRules, code);
}

/** A rule by which the server refused, and the row it named; null: the whole ladder. */
export interface RefusedRule {
  readonly code: IssueCode;
  readonly row: number | null;
}

/** Rules among the problems of a refusal. What is no rule, or none we know, is left to the server's own words. */
export function refusedRules(fields: readonly FieldProblem[]): {
  rules: RefusedRule[];
  others: FieldProblem[];
} {
  const rules: RefusedRule[] = [];
  const others: FieldProblem[] = [];
  for (const problem of fields) {
    const { code } = problem;
    const place = /^slabs(?:\.(\d+))?/.exec(problem.field);
    if (!isIssueCode(code) || !place) others.push(problem);
    else rules.push({ code, row: place[1] === undefined ? null : Number(place[1]) });
  }
  return { rules, others };
}

/** L9: the server refused dates because another ladder holds then. */
export function overlapsAnother(fields: readonly FieldProblem[]): boolean {
  return fields.some(({ code }) => code === OVERLAPS);
}

export interface IssueCount {
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
}

export function countIssues(issues: readonly Pick<LadderIssue, 'level'>[]): IssueCount {
  const of = (wanted: LadderIssue['level']): number => issues.filter(({ level }) => level === wanted).length;
  return { errors: of('error'), warnings: of('warning'), infos: of('info') };
}

const columnOf = (code: IssueCode): 'quantity' | 'price' =>
  /^(quantity|starts)/.test(code) ? 'quantity' : 'price';

/** The cell that a rule is about; a rule about the whole ladder leads to its first cell. */
export function cellOf({ code, row }: Pick<LadderIssue, 'code' | 'row'>): {
  row: number;
  column: 'quantity' | 'price';
} {
  return { row: row ?? 0, column: columnOf(code) };
}
