import { isPriceText } from '#entities/pricing/decimal.ts';
import type { Rounding } from '#entities/pricing/rounding.ts';
import type { SupplierCost } from '#entities/pricing/types.ts';
import { priceForMargin, type Margin } from './ladderSteps.ts';

/** Why a percentage makes no price: none reaches 100 GP %, none is so large, and no margin is typed so exactly. */
export type MarginRefusal = 'gpTooHigh' | 'tooLarge' | 'tooPrecise';

/** The price that a typed margin makes, or why it makes none. Both null: there is nothing to go by yet. */
export interface TypedMargin {
  readonly price: string | null;
  readonly refused: MarginRefusal | null;
}

const refuse = (refused: MarginRefusal): TypedMargin => ({ price: null, refused });

/** What a percentage typed over a margin means for the price at a quantity. Figures and one dot are all that arrives. */
export function typedMargin(
  margin: Margin,
  typed: string,
  quantity: number,
  cost: SupplierCost | null,
  rounding: Rounding,
): TypedMargin {
  const text = typed.replace(/^0+(?=\d)/, '');
  if (/^\.?$/.test(text)) return { price: null, refused: null };
  if (margin === 'gp' && Number(text) >= 100) return refuse('gpTooHigh');
  if (/^\d{5}/.test(text)) return refuse('tooLarge');
  if (/\.\d{3}/.test(text)) return refuse('tooPrecise');
  const price = priceForMargin(margin, text, quantity, cost, rounding);
  return price === null || isPriceText(price) ? { price, refused: null } : refuse('tooLarge');
}
