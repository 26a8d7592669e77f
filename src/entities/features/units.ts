import Big from 'big.js';
import type { DecimalText, Measure } from './measures.ts';
import type { Unit } from './unitTable.ts';

// An own constructor: its settings are this module's alone. Divided numbers are rounded to fewer figures than this.
const Decimal = Big();
Decimal.DP = 40;
Decimal.RM = Decimal.roundHalfUp;

/** Figures of a converted amount: 16 fl oz are 473.2 ml. */
export const DEFAULT_FIGURES = 4;
/** More than this no label says. */
export const MOST_FIGURES = 15;

/** How far apart amounts of two systems may be and still be the same: 16 fl oz (473.18 ml) are sold as 475 ml. */
export const SAME_WITHIN = 0.01;

/** A converted amount. */
export interface Converted {
  readonly amount: DecimalText;
  /** Whether the amount is not exactly what was converted. */
  readonly isRounded: boolean;
}

/** What a measure is in the smallest metric unit of its dimension: exact. */
const toBase = ({ amount, unit }: Measure): Big => new Decimal(amount).times(unit.factor);

/**
 * Converts a measure to another unit of its dimension, and says whether figures were lost. It is rounded once, half up, to
 * significant figures; an amount that is exact with the figures asked for is not touched, and one in its own unit never.
 * Null for units of two dimensions.
 */
export function convertMeasure(measure: Measure, to: Unit, figures = DEFAULT_FIGURES): Converted | null {
  if (measure.unit.dimension !== to.dimension) return null;
  if (measure.unit.id === to.id) return { amount: measure.amount, isRounded: false };
  const base = toBase(measure);
  const quotient = base.div(to.factor);
  if (quotient.eq(0)) return { amount: '0', isRounded: !base.eq(0) };
  const rounded = quotient.prec(figures, Decimal.roundHalfUp);
  return { amount: rounded.toFixed(), isRounded: !rounded.times(to.factor).eq(base) };
}

/** How far two measures are apart, as a part of the greater one; null for two dimensions. */
export function measureGap(a: Measure, b: Measure): number | null {
  if (a.unit.dimension !== b.unit.dimension) return null;
  const [one, other] = [toBase(a), toBase(b)];
  if (one.eq(other)) return 0;
  return one
    .minus(other)
    .abs()
    .div(one.gt(other) ? one : other)
    .toNumber();
}

/**
 * Whether two measures are the same amount. Within one system they are when they are equal: 100 ml is not 101 ml. Between
 * two systems somebody has rounded, so a small gap is allowed.
 */
export function isSameMeasure(a: Measure, b: Measure, within = SAME_WITHIN): boolean {
  const gap = measureGap(a, b);
  return gap !== null && gap <= (a.unit.system === b.unit.system ? 0 : within);
}
