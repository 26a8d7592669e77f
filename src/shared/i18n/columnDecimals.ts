/**
 * Decimals with which prices line up, down a column and along a row (R27): as many as the most precise of them needs,
 * two at least and the four of a unit price at most.
 *
 * @param amounts decimal texts as the contract writes them; what is missing asks for none
 */
export function columnDecimals(amounts: readonly (string | null | undefined)[]): number {
  const needed = amounts.map((amount) => amount?.split('.')[1]?.replace(/0+$/, '').length ?? 0);
  return Math.min(4, Math.max(2, ...needed));
}
