import type { PaymentCurrency } from '#mocks/contract/types/types.gen.ts';

type Facts = Omit<PaymentCurrency, 'limitMinor'>;

const MOST = 99_999_999;
const facts = (
  code: string,
  exponent: number,
  minMinor: number,
  limit: number,
): Facts & { limit: number } => ({
  code,
  exponent,
  // The gateway takes amounts with three decimals only where the last one is 0.
  stepMinor: exponent === 3 ? 10 : 1,
  minMinor,
  maxMinor: exponent === 3 ? MOST - 9 : MOST,
  limit,
});

/** What can be charged, and what customer service may take at once. */
const currencies = [
  facts('USD', 2, 50, 500_000),
  facts('EUR', 2, 50, 500_000),
  facts('GBP', 2, 30, 400_000),
  facts('CHF', 2, 50, 500_000),
  facts('JPY', 0, 50, 750_000),
  facts('KWD', 3, 200, 1_500_000),
];

/** The currencies as somebody may use them. */
export function currenciesFor(isLimited: boolean): PaymentCurrency[] {
  return currencies.map(({ limit, ...rest }) => ({ ...rest, limitMinor: isLimited ? limit : null }));
}

/** An amount as decimal text, for files and mails. */
export function majorText(amountMinor: number, currency: string): string {
  const exponent = currencies.find(({ code }) => code === currency)?.exponent ?? 2;
  return (amountMinor / 10 ** exponent).toFixed(exponent);
}
