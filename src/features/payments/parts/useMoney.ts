import { useCallback } from 'react';
import { minorToText } from '#features/payments/model/money.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';

/** Minor units as a person reads them, with their currency. */
export type Money = (minor: number, currency: string) => string;

export function useMoney(): Money {
  const format = useFormat();
  return useCallback(
    // An amount that was not sent is not nothing.
    (minor, currency) => format.money(Number.isFinite(minor) ? minorToText(minor, currency) : null, currency),
    [format],
  );
}
