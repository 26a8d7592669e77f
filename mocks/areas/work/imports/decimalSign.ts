import type { ImportRun } from '#mocks/contract/types/types.gen.ts';

export type DecimalSign = '.' | ',';
type DecimalSignDecision = Pick<ImportRun, 'decimalSign' | 'decimalSignBy'>;

/** Digits in groups of three, by blanks or apostrophes, which no language writes before decimals. */
const GROUP_SEPARATORS = /(?<=\d)[\s\u00A0\u202F'’](?=\d{3}(?!\d))/g;

const removeGroupSeparators = (text: string): string => text.trim().replaceAll(GROUP_SEPARATORS, '');

/** Whether a comma or point of a figure can only be read in one way, and then which sign is before its decimals. */
function detectDecimalSign(text: string): DecimalSign | 'ambiguous' | null {
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
export function decideDecimalSign(
  figures: readonly string[],
  requested: DecimalSign | undefined,
): DecimalSignDecision {
  const signs = new Set(figures.map((text) => detectDecimalSign(removeGroupSeparators(text))));
  signs.delete(null);
  if (signs.size === 0) return { decimalSign: requested ?? null, decimalSignBy: 'notNeeded' };
  if (requested !== undefined) return { decimalSign: requested, decimalSignBy: 'request' };
  const detected = (['.', ','] as const).filter((sign) => signs.has(sign));
  const [single] = detected;
  if (single === undefined || detected.length > 1) return { decimalSign: null, decimalSignBy: 'undecided' };
  return { decimalSign: single, decimalSignBy: 'file' };
}

export type ParsedNumber = { text: string } | { problem: 'ambiguous' | 'otherSign' | 'scientific' | 'none' };

/**
 * A figure as the contract writes it: `1.234,50` is `1234.50` where the comma is before decimals. Without a sign a figure
 * is read where it can only mean one thing.
 */
export function parseNumber(cell: string, sign: DecimalSign | null): ParsedNumber {
  const text = removeGroupSeparators(cell);
  if (/^[+-]?\d+([.,]\d+)?E[+-]?\d+$/i.test(text)) return { problem: 'scientific' };
  if (/^[+-]?\d+$/.test(text)) return { text };
  const detected = detectDecimalSign(text);
  if (detected === null) return { problem: 'none' };
  if (detected === 'ambiguous' && sign === null) return { problem: 'ambiguous' };
  const decimalPoint = detected === 'ambiguous' ? sign : detected;
  if (decimalPoint === null) return { problem: 'ambiguous' };
  if (sign !== null && decimalPoint !== sign) return { problem: 'otherSign' };
  const groupSign = decimalPoint === '.' ? ',' : '.';
  const [integerPart = '', decimals] = text.split(decimalPoint);
  if (
    !/^[+-]?(\d+|\d{1,3}([.,]\d{3})+)$/.test(integerPart) ||
    decimals?.includes(groupSign) ||
    text.split(decimalPoint).length > 2
  ) {
    return { problem: 'none' };
  }
  return { text: integerPart.replaceAll(groupSign, '') + (decimals === undefined ? '' : `.${decimals}`) };
}
