import Big from 'big.js';
import { findUnit, isAmbiguousUnit, type Dimension, type Unit } from './unitTable.ts';

// An own constructor: its settings are this module's alone.
const Decimal = Big();
Decimal.DP = 30;

/** A number as text with a dot: `0.5`. */
export type DecimalText = string;

/** An amount of a unit. */
export interface Measure {
  readonly amount: DecimalText;
  readonly unit: Unit;
}

/** How a text is to be read. */
export interface MeasureReading {
  /** What the feature measures: decides which ounce is meant. */
  readonly dimension?: Dimension | undefined;
  /** The mark before decimals. Without it a number that reads two ways, as "1,000" does, is not read at all. */
  readonly decimalMark?: '.' | ',' | undefined;
}

/** The fractions that have an exact decimal: a third is not read. */
function readFraction(top: string, bottom: string): Big | null {
  const [part, whole] = [new Decimal(top), new Decimal(bottom)];
  if (whole.eq(0) || part.gte(whole)) return null;
  const amount = part.div(whole);
  return amount.times(whole).eq(part) ? amount : null;
}

/** "1,000" and "1.000" are a thousand to one reader and one to another; "0,500", "1.50" and "12345.678" are not. */
const isTwofold = (text: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(text);

function readDecimal(text: string, decimalMark: '.' | ',' | undefined): Big | null {
  if (isTwofold(text)) {
    if (decimalMark === undefined) return null;
    return new Decimal(text.includes(decimalMark) ? text.replace(',', '.') : text.replace(/[.,]/, ''));
  }
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) && !text.startsWith('0'))
    return new Decimal(text.replaceAll(',', ''));
  if (/^\d{1,3}(\.\d{3})+(,\d+)?$/.test(text) && !text.startsWith('0'))
    return new Decimal(text.replaceAll('.', '').replace(',', '.'));
  return /^\d*([.,]?)\d+$/.test(text) ? new Decimal(text.replace(',', '.')) : null;
}

const numberPattern = /^(?:([\d.,]+)(?:[ -](\d+)\/(\d+))?|(\d+)\/(\d+))$/;

/** Reads a number as people write it: "0,5", "1,234.5", "11 1/2", "11-1/2", "½". Null for what is none or reads two ways. */
export function readNumber(text: string, decimalMark?: '.' | ','): DecimalText | null {
  const plain = text
    .trim()
    .replaceAll(/(?<=\d)\s*(?=[¼-¾⅐-⅞])/gu, ' ')
    .normalize('NFKC')
    .replaceAll('⁄', '/');
  // Big takes its time with thousands of digits, and no product is measured in them.
  if (plain.length > 24) return null;
  const [, whole, part, parts, top, bottom] = numberPattern.exec(plain) ?? [];
  if (top !== undefined && bottom !== undefined) return readFraction(top, bottom)?.toFixed() ?? null;
  const amount = whole === undefined ? null : readDecimal(whole, decimalMark);
  if (part === undefined || parts === undefined) return amount?.toFixed() ?? null;
  const fraction = readFraction(part, parts);
  return fraction === null || amount?.round(0).eq(amount) !== true ? null : amount.plus(fraction).toFixed();
}

/** A number, and what follows it. */
const measurePattern = /^([\d.,]*\d(?:[ -]\d+\/\d+|\/\d+|\s*[¼-¾⅐-⅞])?|[¼-¾⅐-⅞])[\s-]*(\D.*)$/u;

/** Splits "16 oz" into its number and the name of its unit, known or not. */
function splitMeasure(text: string): readonly [number: string, unit: string] | null {
  const [, number, unit] = measurePattern.exec(text.normalize('NFC').trim()) ?? [];
  return number === undefined || unit === undefined ? null : [number, unit];
}

/** Reads "16 oz", "16-ounce", "0,5 l", "11 1/2 in" or "½ cup". Null for what is no amount of a known unit. */
export function readMeasure(text: string, reading: MeasureReading = {}): Measure | null {
  const [number, name] = splitMeasure(text) ?? [];
  if (number === undefined || name === undefined) return null;
  const unit = findUnit(name, reading.dimension);
  const amount = readNumber(number, reading.decimalMark);
  return unit === undefined || amount === null ? null : { amount, unit };
}

/** Whether the dimension of a text's unit is to be decided by what stands around it. */
export function hasAmbiguousUnit(text: string): boolean {
  const name = splitMeasure(text)?.[1];
  return name !== undefined && isAmbiguousUnit(name);
}

/** The text of a measure, with the mark before decimals that a language has. */
export const formatMeasure = ({ amount, unit }: Measure, decimalMark: '.' | ',' = '.'): string =>
  `${amount.replace('.', decimalMark)} ${unit.id}`;
