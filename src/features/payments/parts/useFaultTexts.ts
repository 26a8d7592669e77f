import { useTranslation } from 'react-i18next';
import type { Texts } from '#shared/i18n/texts.ts';

/** Keys of what the forms of payments say is wrong. */
export type FaultKey = Extract<keyof Texts['payments'], `wrong.${string}`>;

/** What the sentences are filled with. */
type FaultValue = 'amount' | 'example' | 'currency' | 'decimals' | 'due' | 'min' | 'max' | 'limit';

/** Speaks what a schema found wrong, with the amounts that it is measured by. */
export function useFaultTexts(values: Readonly<Partial<Record<FaultValue, string>>>): {
  t: (key: FaultKey) => string;
} {
  const { t } = useTranslation('payments');
  return { t: (key) => t(key, { ...values }) };
}
