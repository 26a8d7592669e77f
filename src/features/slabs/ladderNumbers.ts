import { decimal, isPriceText, toMoneyText } from '#shared/pricing/decimal.ts';

/** Decimals with which a column of amounts lines up: as many as its longest amount needs, at least two. */
export function decimalsOf(amounts: readonly (string | null)[]): number {
  return amounts.reduce((most, amount) => Math.max(most, amount?.split('.')[1]?.length ?? 0), 2);
}

/** A price as it stands when its cell is left: `1.2` is 1.20, `.5` is 0.50. What is no price stays as it was typed. */
export function settledPrice(text: string): string {
  const whole = text.startsWith('.') ? `0${text}` : text.replace(/\.$/, '');
  return isPriceText(whole) ? toMoneyText(decimal(whole)) : text;
}

/** A quantity as it stands when its cell is left, without the noughts before it. */
export function settledQuantity(text: string): string {
  return /^0+\d/.test(text) ? text.replace(/^0+(?=\d)/, '') : text;
}
