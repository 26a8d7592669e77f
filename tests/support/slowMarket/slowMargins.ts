import { exact, type Amount } from './exact.ts';
import type { RawMarket, RawProduct } from './rawMarket.ts';
import { ladderAt, ourPrices } from './slowPrices.ts';
import type { SlowScope } from './slowScope.ts';

/** The deepest supplier break that a quantity reaches, or the last one at end-quantity pricing; list × (1 - code%). */
function costAt({ suppliers }: RawMarket, { product }: RawProduct, quantity: number): Amount | null {
  const supplier = suppliers.get(product.supplierId);
  const rising = product.costs.toSorted((a, b) => a.minQty - b.minQty);
  const reached = supplier?.eqp === true ? rising : rising.filter(({ minQty }) => minQty <= quantity);
  const found = reached.at(-1);
  if (!supplier || !found) return null;
  const codes = new Map(Object.entries(supplier.discountCodes));
  const percent = found.discountCode === null ? 0 : codes.get(found.discountCode);
  return percent === undefined
    ? null
    : exact(found.listPrice)
        .times(100 - percent)
        .div(100);
}

const gpPct = (price: Amount, cost: Amount): Amount => price.minus(cost).div(price).times(100);

/** Gross profit of our unit price at the quantity of a scope, at its end. */
export function gpPctAt(market: RawMarket, scope: SlowScope, one: RawProduct): Amount | null {
  const quantity = scope.quantityOf(one.product);
  const { unit } = ourPrices(one.product, ladderAt(one, scope.to), quantity);
  const cost = costAt(market, one, quantity);
  return unit && cost ? gpPct(unit, cost) : null;
}

/** Whether a price of the ladder that holds now has less gross profit than its category wants, its own or inherited. */
export function isUnderFloor(market: RawMarket, one: RawProduct): boolean {
  const lineage = one.categories.map((id) => market.categories.find((category) => category.id === id));
  const floor = lineage.find((category) => category?.minGpPct != null)?.minGpPct ?? 0;
  return ladderAt(one, market.now).some(({ minQty, unitPrice }) => {
    const cost = costAt(market, one, minQty);
    return cost !== null && gpPct(exact(unitPrice), cost).lt(floor);
  });
}
