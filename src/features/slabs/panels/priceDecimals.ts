/** Decimals that a column of prices needs so that all line up: two at least, four at most. */
export function priceDecimals(prices: readonly (string | null | undefined)[]): number {
  return Math.min(4, Math.max(2, ...prices.map((price) => price?.split('.')[1]?.length ?? 0)));
}
