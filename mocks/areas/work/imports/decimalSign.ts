import type { ImportRun } from '#mocks/contract/types/types.gen.ts';

export type DecimalSign = '.' | ',';
type Decided = Pick<ImportRun, 'decimalSign' | 'decimalSignBy'>;

/** Digits in groups of three, by blanks or apostrophes, which no language writes before decimals. */
const GROUPS = /(?<=\d)[\s\u00A0\u202F'’](?=\d{3}(?!\d))/g;

const ungrouped = (text: string): string => text.trim().replaceAll(GROUPS, '');

/** Whether a comma or point of a figure can only be read in one way, and then which sign is before its decimals. */
function signIn(text: string): DecimalSign | 'ambiguous' | null {
  const points = text.split('.').length - 1;
  const commas = text.split(',').length - 1;
  if (!/^[+-]?[\d.,]+$/.test(text) || points + commas === 0) return null;
  if (points > 0 && commas > 0) return text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
  // One sign that stands twice groups digits, so that decimals have the other one.
  if (points > 1) return ',';
  if (commas > 1) return '.';
  if (/^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return 'ambiguous';
  return points > 0 ? '.' : ',';
}

/** D33: which sign stands before decimals, from all figures of a file. Where they disagree nobody has decided. */
export function decideDecimalSign(figures: readonly string[], asked: DecimalSign | undefined): Decided {
  const signs = new Set(figures.map((text) => signIn(ungrouped(text))));
  signs.delete(null);
  if (signs.size === 0) return { decimalSign: asked ?? null, decimalSignBy: 'notNeeded' };
  if (asked !== undefined) return { decimalSign: asked, decimalSignBy: 'request' };
  const seen = (['.', ','] as const).filter((sign) => signs.has(sign));
  const [only] = seen;
  if (only === undefined || seen.length > 1) return { decimalSign: null, decimalSignBy: 'undecided' };
  return { decimalSign: only, decimalSignBy: 'file' };
}

export type ParsedNumber = { text: string } | { problem: 'ambiguous' | 'otherSign' | 'scientific' | 'none' };

/**
 * A figure as the contract writes it: `1.234,50` is `1234.50` where the comma is before decimals. Without a sign a figure
 * is read where it can only mean one thing.
 */
export function parseNumber(cell: string, sign: DecimalSign | null): ParsedNumber {
  const text = ungrouped(cell);
  if (/^[+-]?\d+([.,]\d+)?E[+-]?\d+$/i.test(text)) return { problem: 'scientific' };
  if (/^[+-]?\d+$/.test(text)) return { text };
  const own = signIn(text);
  if (own === null) return { problem: 'none' };
  if (own === 'ambiguous' && sign === null) return { problem: 'ambiguous' };
  const before = own === 'ambiguous' ? sign : own;
  if (before === null) return { problem: 'ambiguous' };
  if (sign !== null && before !== sign) return { problem: 'otherSign' };
  const group = before === '.' ? ',' : '.';
  const [whole = '', decimals] = text.split(before);
  if (
    !/^[+-]?(\d+|\d{1,3}([.,]\d{3})+)$/.test(whole) ||
    decimals?.includes(group) ||
    text.split(before).length > 2
  ) {
    return { problem: 'none' };
  }
  return { text: whole.replaceAll(group, '') + (decimals === undefined ? '' : `.${decimals}`) };
}
