import type { Big } from 'big.js';
import { decimal } from '#entities/pricing/decimal.ts';
import { offerPricesAt } from './offer.ts';
import type { PriceStrategy, RuledProduct } from './priceRuleTerms.ts';

/**
 * Our unit prices that would tie with the counted offers at a quantity. An offer with known charges is met all-in, so our
 * own charges are taken off; one without is met by its unit price, as `compareAt` compares them.
 */
function tyingPrices({ offers, chargesAt }: RuledProduct, quantity: number): Big[] {
  const charges = chargesAt(quantity);
  return offers.flatMap((offer) => {
    const prices = offerPricesAt(offer, quantity);
    if (!prices) return [];
    return prices.allIn ? prices.allIn.minus(charges) : prices.unit;
  });
}

const HUNDREDTH = decimal('0.01');

/** The unit price that a strategy asks for at a quantity; null: no offer is counted there, or the rule holds the price. */
export function targetPrice(
  strategy: PriceStrategy,
  product: RuledProduct,
  quantity: number,
  current: Big,
): Big | null {
  const prices = tyingPrices(product, quantity);
  const [first, ...others] = prices;
  if (!first || strategy.kind === 'hold') return null;
  const isOfLowest = strategy.kind === 'matchLowest' || strategy.kind === 'belowLowest';
  const market = isOfLowest
    ? others.reduce((least, price) => (price.lt(least) ? price : least), first)
    : others.reduce((sum, price) => sum.plus(price), first).div(prices.length);
  const amount = decimal(strategy.amount ?? '0');
  const distance = strategy.unit === 'percent' ? market.times(amount).times(HUNDREDTH) : amount;
  switch (strategy.kind) {
    case 'matchLowest':
      return market;
    case 'belowLowest':
    case 'belowAverage':
      return market.minus(distance);
    case 'stayWithin': {
      const [least, most] = [market.minus(distance), market.plus(distance)];
      return current.lt(least) ? least : current.gt(most) ? most : current;
    }
  }
}
