import type { Payable, PaymentCurrency } from '#api/generated/types.gen.ts';
import { getDecimals, minorToText } from '#features/payments/model/money.ts';
import { useFaultTexts } from '#features/payments/parts/useFaultTexts.ts';
import { useMoney } from '#features/payments/parts/useMoney.ts';

/** What the form says is wrong, with the amounts that it is measured by. */
export function useTakeTexts(payable: Payable | null, currency: string, limits: PaymentCurrency | undefined) {
  const money = useMoney();
  const most = limits?.maxMinor ?? 0;
  return useFaultTexts({
    example: minorToText(payable?.openMinor ?? 12_000, currency),
    currency,
    decimals: String(getDecimals(currency)),
    due: money(payable?.openMinor ?? 0, currency),
    min: money(limits?.minMinor ?? 0, currency),
    max: money(most, currency),
    limit: money(limits?.limitMinor ?? most, currency),
  });
}
