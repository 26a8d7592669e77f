import { zCurrency } from './generated/zod/catalogue-competitors-matches-payments-scans-settings-slabs-work.gen.ts';

// The name of the generated file follows the areas of the contract that have currencies: the panel knows it here alone.
export { zCurrency };

/** The currency that somebody means by a code, in any case; null: the contract knows none such. */
export function readCurrency(text: string): string | null {
  return zCurrency.safeParse(text.trim().toUpperCase()).data ?? null;
}
