import Big from 'big.js';
import { isSameText } from './featureKeys.ts';
import { formatMeasure, readMeasure, readNumber, type Measure } from './measures.ts';
import type { MergeFeature, UnitConversion } from './mergeTypes.ts';
import { findUnit, type Unit } from './unitTable.ts';
import { convertMeasure, isSameMeasure } from './units.ts';

/** A value as the target would have it. */
export interface TargetValue {
  readonly value: string;
  readonly isRounded: boolean;
  /** The amount that it was converted from. */
  readonly measure: Measure | null;
}

/** The two units of a conversion: the one that is sure says which ounce the other is. */
function unitsOf({ from, to }: UnitConversion): readonly [from: Unit, to: Unit] | null {
  for (const dimension of [findUnit(to)?.dimension, findUnit(from)?.dimension]) {
    const [source, target] = [findUnit(from, dimension), findUnit(to, dimension)];
    if (source && target) return [source, target];
  }
  return null;
}

/** Whether two units convert into each other. */
export const isPossibleConversion = (conversion: UnitConversion): boolean => unitsOf(conversion) !== null;

/**
 * The value of a source as the target has it: as it is without a conversion, else in the target's unit. It is written with
 * the unit unless the feature has it; a number never is. Null for what cannot be read as an amount.
 */
export function convertValue(
  value: string,
  target: MergeFeature,
  conversion: UnitConversion | undefined,
): TargetValue | null {
  if (conversion === undefined) return { value, isRounded: false, measure: null };
  const [from, to] = unitsOf(conversion) ?? [];
  if (from === undefined || to === undefined) return null;
  const { decimalMark, figures } = conversion;
  const bare = readNumber(value, decimalMark);
  const measure =
    bare === null
      ? readMeasure(value, { dimension: from.dimension, decimalMark })
      : { amount: bare, unit: from };
  const converted = measure && convertMeasure(measure, to, figures);
  if (!converted) return null;
  const isBare = target.type === 'number' || (bare !== null && target.unit !== null);
  return {
    value: isBare ? converted.amount : formatMeasure({ amount: converted.amount, unit: to }),
    isRounded: converted.isRounded,
    measure,
  };
}

/** A value that the target has, as an amount. */
function targetMeasure(value: string, conversion: UnitConversion): Measure | null {
  const to = unitsOf(conversion)?.[1];
  if (to === undefined) return null;
  const bare = readNumber(value, '.');
  return bare === null
    ? readMeasure(value, { dimension: to.dimension, decimalMark: '.' })
    : { amount: bare, unit: to };
}

/** Whether two texts are one number: "5", "5.0" and "05". */
function isSameNumber(a: string, b: string): boolean {
  const plain = /^\d{1,20}(\.\d{1,20})?$/;
  return plain.test(a) && plain.test(b) && new Big(a).eq(b);
}

/**
 * Whether a converted value says what the target has already: the same text or number, or an amount that differs by no
 * more than rounding between two systems of units.
 */
export function isSameValue(
  own: string,
  converted: TargetValue,
  conversion: UnitConversion | undefined,
): boolean {
  if (isSameText(own, converted.value) || isSameNumber(own.trim(), converted.value.trim())) return true;
  if (conversion === undefined || converted.measure === null) return false;
  const measure = targetMeasure(own, conversion);
  return measure !== null && isSameMeasure(measure, converted.measure);
}
