import type { DecimalSign } from '#api/generated/types.gen.ts';
import { csvText } from '#shared/lib/csv.ts';

export type WorkbookProblem = 'import.corrupt' | 'import.noSheet' | 'import.tooMuch';

/** Why a workbook is not read. */
export class WorkbookError extends Error {
  override readonly name = 'WorkbookError';
  readonly problem: WorkbookProblem;

  constructor(problem: WorkbookProblem) {
    super(problem);
    this.problem = problem;
  }
}

export interface SheetCell {
  /** A number has a decimal point. */
  text: string;
  isNumber: boolean;
}

/** A sheet by its rows, from its first row on: row 7 of the spreadsheet is the seventh here. */
export interface Sheet {
  name: string;
  rows: SheetCell[][];
}

/** Digits that a spreadsheet computes with; what is beyond is noise, as in 4.9000000000000004. */
const PRECISION = 15;

/**
 * A number as a person would write it: all its digits, no exponent, no noise. Of a longer whole number the last digits are
 * lost; it is shortened as a spreadsheet shows it, which the server refuses, rather than filled with zeros.
 */
export function plainNumber(stored: string): string {
  const [, sign = '', whole = '', decimals = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/i.exec(stored.trim()) ?? [];
  if (whole === '') return stored;
  const digits = (whole + decimals).replace(/^0+/, '');
  const exponent = Number(power);
  if (whole.replace(/^0+/, '').length + exponent > PRECISION) {
    return Number(stored).toExponential().replace('e', 'E');
  }
  if (digits.length > PRECISION) return plainNumber(Number(stored).toPrecision(PRECISION));
  if (Math.abs(exponent) > 30) return stored;
  // Where the point stands among all the digits.
  const point = whole.length + exponent;
  const all = (whole + decimals).padStart(whole.length + decimals.length + Math.max(0, 1 - point), '0');
  const at = Math.max(1, point);
  const before = all
    .slice(0, at)
    .padEnd(at, '0')
    .replace(/^0+(?=\d)/, '');
  const after = all.slice(at).replace(/0+$/, '');
  const text = after === '' ? before : `${before}.${after}`;
  return /^[0.]+$/.test(text) ? '0' : sign + text;
}

const FIGURE = /^[+-]?[\d.,'’\s]*[.,][\d.,'’\s]*$/;

/** Whether figures with a comma or a point stand in cells as text, so that the decimal sign matters. */
export function hasNumbersAsText({ rows }: Sheet): boolean {
  return rows.some((cells) =>
    cells.some(({ text, isNumber }) => !isNumber && FIGURE.test(text) && /\d/.test(text)),
  );
}

/** A sheet as the server reads it: a CSV file, its numbers with this decimal sign. */
export function sheetCsv({ rows }: Sheet, sign: DecimalSign): string {
  return csvText(
    rows.map((cells) =>
      cells.map(({ text, isNumber }) => (isNumber && sign === ',' ? text.replace('.', ',') : text)),
    ),
  );
}
