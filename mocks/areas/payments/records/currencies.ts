import type { PaymentCurrency } from '#mocks/contract/types/types.gen.ts';

type CurrencySettings = Omit<PaymentCurrency, 'limitMinor'>;

const MAX_AMOUNT = 99_999_999;
const currencySettings = (
  code: string,
  exponent: number,
  minMinor: number,
  limit: number,
): CurrencySettings & { limit: number } => ({
  code,
  exponent,
  // The gateway takes amounts with three decimals only where the last one is 0.
  stepMinor: exponent === 3 ? 10 : 1,
  minMinor,
  maxMinor: exponent === 3 ? MAX_AMOUNT - 9 : MAX_AMOUNT,
  limit,
});

/** What can be charged, and what customer service may take at once. */
const currencies = [
  currencySettings('USD', 2, 50, 500_000),
  currencySettings('EUR', 2, 50, 500_000),
  currencySettings('GBP', 2, 30, 400_000),
  currencySettings('CHF', 2, 50, 500_000),
  currencySettings('JPY', 0, 50, 750_000),
  currencySettings('KWD', 3, 200, 1_500_000),
];

/** The currencies as somebody may use them. */
export function currenciesFor(isLimited: boolean): PaymentCurrency[] {
  return currencies.map(({ limit, ...rest }) => ({ ...rest, limitMinor: isLimited ? limit : null }));
}

/** An amount as decimal text, for files and mails. */
export function formatMajorUnits(amountMinor: number, currency: string): string {
  const exponent = currencies.find(({ code }) => code === currency)?.exponent ?? 2;
  return (amountMinor / 10 ** exponent).toFixed(exponent);
}
