import { zCurrency } from './generated/zod/catalogue-competitors-matches-payments-slabs-work.gen.ts';

/** The currency that somebody means by a code, in any case; null: the contract knows none such. */
export function readCurrency(text: string): string | null {
  return zCurrency.safeParse(text.trim().toUpperCase()).data ?? null;
}
