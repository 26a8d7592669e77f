import { decimal } from '#entities/pricing/decimal.ts';
import type { CountingLimits } from './counting.ts';

/** Takes the place of the rate of the day. */
interface FixedRate {
  readonly currency: string;
  /** How much of the currency one unit of ours is, as decimal text. */
  readonly rate: string;
}

/** What the figures of the market follow. */
export interface MarketTerms extends CountingLimits {
  /** Quantities at which prices can be compared, rising. */
  readonly standardQuantities: readonly number[];
  /** The one of them at which lists compare. */
  readonly listQuantity: number;
  /** How far an index may be from 100 for a tie, as decimal text. */
  readonly tieTolerancePct: string;
  readonly fixedRates: readonly FixedRate[];
}

/** What is wrong with settings; the field is its path, as the contract names it. */
export interface SettingsProblem {
  readonly field: string;
  readonly code: 'not_ascending' | 'unknown' | 'not_allowed' | 'duplicate' | 'not_positive';
}

/**
 * What the contract refuses of settings that have the right shape: quantities that do not rise, a list quantity that is none
 * of them, and rates of nothing, of our own currency, or of one that has a rate before.
 *
 * @param base our currency
 */
export function findSettingsProblems(
  {
    standardQuantities,
    listQuantity,
    fixedRates,
  }: Pick<MarketTerms, 'standardQuantities' | 'listQuantity' | 'fixedRates'>,
  base: string,
): SettingsProblem[] {
  const ofQuantities = standardQuantities.flatMap((quantity, row): SettingsProblem[] =>
    row > 0 && quantity <= (standardQuantities[row - 1] ?? 0)
      ? [{ field: `standardQuantities.${row}`, code: 'not_ascending' }]
      : [],
  );
  const ofList: SettingsProblem[] = standardQuantities.includes(listQuantity)
    ? []
    : [{ field: 'listQuantity', code: 'unknown' }];
  const ofRates = fixedRates.flatMap(({ currency, rate }, row): SettingsProblem[] => {
    const field = `fixedRates.${row}.currency`;
    const isRepeated = fixedRates.findIndex((other) => other.currency === currency) < row;
    return [
      ...(currency === base ? [{ field, code: 'not_allowed' } as const] : []),
      ...(isRepeated ? [{ field, code: 'duplicate' } as const] : []),
      ...(decimal(rate).eq(0) ? [{ field: `fixedRates.${row}.rate`, code: 'not_positive' } as const] : []),
    ];
  });
  return [...ofQuantities, ...ofList, ...ofRates];
}
