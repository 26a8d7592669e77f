import Big from 'big.js';

const Exact = Big();
Exact.DP = 30;
Exact.RM = Exact.roundHalfUp;

export type Amount = Big;

/** A number that is not rounded on the way. */
export const exact = (value: string | number): Amount => new Exact(value);

export const total = (amounts: readonly Amount[]): Amount =>
  amounts.reduce((sum, amount) => sum.plus(amount), exact(0));

/** The mean with two decimals; null without any. */
export function meanText(amounts: readonly (Amount | null)[]): string | null {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0 ? null : total(known).div(known.length).toFixed(2);
}
