import type { Big } from 'big.js';
import { decimal, priceDown, priceUp, toMoneyText } from '#entities/pricing/decimal.ts';
import { maxQuantities } from '#entities/pricing/ladder.ts';
import { floorPrice } from '#entities/pricing/margin.ts';
import { pricesBeside } from '#entities/pricing/rounding.ts';
import type { Slab } from '#entities/pricing/types.ts';
import type { BlockedReason, PriceRuleTerms, RuledProduct, SuggestedSlab } from './priceRuleTerms.ts';
import { targetPrice } from './targetPrice.ts';

/** The prices between which a suggestion may be. */
interface Limits {
  readonly least: Big;
  readonly leastBy: 'floor' | 'maxChange';
  /** Null: any. */
  readonly most: Big | null;
}

const HUNDREDTH = decimal('0.01');

/** The least price that can be written. */
const LEAST = decimal('0.0001');

/**
 * The higher of the two floors: a rule lowers none that its category has. It is kept where the slab begins, as for every
 * ladder (L6), wherever the price is compared. Null: it cannot be kept.
 */
function floorOf({ minGpPct }: PriceRuleTerms, product: RuledProduct, minQty: number): Big | 'noCost' | null {
  const ofRule = decimal(minGpPct ?? 0);
  const percent = ofRule.gt(product.minGpPct) ? ofRule : product.minGpPct;
  if (percent.lte(0)) return LEAST;
  const cost = product.costAt(minQty);
  if (cost === null) return 'noCost';
  const text = floorPrice(cost, percent);
  return text === null ? null : decimal(text);
}

function limitsAround(current: Big, floor: Big, { maxChangePct }: PriceRuleTerms): Limits {
  if (maxChangePct === null) return { least: floor, leastBy: 'floor', most: null };
  const change = current.times(decimal(maxChangePct)).times(HUNDREDTH);
  const least = priceUp(current.minus(change));
  const most = priceDown(current.plus(change));
  return floor.gte(least) ? { least: floor, leastBy: 'floor', most } : { least, leastBy: 'maxChange', most };
}

/** On the same side of the price of today as the target. */
const isTowards = (price: Big, current: Big, target: Big): boolean =>
  price.cmp(current) === target.cmp(current);

type Outcome = Pick<SuggestedSlab, 'target' | 'suggested' | 'limitedBy' | 'blockedBy'>;

const untouched: Outcome = { target: null, suggested: null, limitedBy: null, blockedBy: null };

/** What a rule makes of one price at a quantity, whatever the other slabs are. */
function suggestPrice(
  { minQty, unitPrice }: Slab,
  quantity: number,
  terms: PriceRuleTerms,
  product: RuledProduct,
): Outcome {
  if (terms.strategy.kind === 'hold') return { ...untouched, blockedBy: 'hold' };
  const current = decimal(unitPrice);
  const target = targetPrice(terms.strategy, product, quantity, current);
  if (target === null) return { ...untouched, blockedBy: 'noOffers' };
  // Charges of ours may be above what a competitor asks for all; no price goes below nothing.
  const stays = { ...untouched, target: toMoneyText(target.lt(0) ? decimal(0) : target) };
  const blocked = (blockedBy: BlockedReason | null): Outcome => ({ ...stays, blockedBy });
  if (target.eq(current)) return stays;
  if (target.lte(0)) return blocked('floor');
  const floor = floorOf(terms, product, minQty);
  if (floor === 'noCost') return blocked('noCost');
  if (floor === null) return blocked('floor');
  const { least, leastBy, most } = limitsAround(current, floor, terms);
  // A floor that is farther than a price may rise: of one that is to fall, no other change would bring it nearer.
  if (most?.lt(least)) return blocked(target.lt(current) ? 'floor' : 'maxChange');
  const isBelow = target.lt(least);
  const isAbove = most?.lt(target) ?? false;
  const limitedBy = isBelow ? leastBy : isAbove ? 'maxChange' : null;
  const nearest = isBelow ? least : isAbove && most ? most : priceDown(target);
  // Rounding goes above the target only at the lower limit, where there is no other way.
  const isAllowed = (price: Big): boolean =>
    price.gte(least) &&
    (isBelow ? most === null || price.lte(most) : price.lte(nearest)) &&
    (isTowards(price, current, target) || (price.eq(current) && limitedBy !== 'maxChange'));
  const price = [...pricesBeside(nearest, terms.rounding), nearest].find(isAllowed);
  // One that is rounded already stays: it would lose its ending. Not at the largest change, where it is still on its way.
  return price && !price.eq(current)
    ? { ...stays, suggested: toMoneyText(price), limitedBy }
    : blocked(limitedBy);
}

const priceOf = ({ suggested, current }: SuggestedSlab): Big => decimal(suggested ?? current);

/**
 * The place of a suggestion that makes a price rise above the one for fewer pieces (L4): the raised one for more pieces, else
 * the lowered one for fewer. Undefined: none does; a ladder that rises already is no suggestion's doing.
 */
function findRise(slabs: readonly SuggestedSlab[]): number | undefined {
  for (const [at, slab] of slabs.entries()) {
    const before = slabs[at - 1];
    if (!before || priceOf(slab).lte(priceOf(before))) continue;
    if (priceOf(slab).gt(decimal(slab.current))) return at;
    if (priceOf(before).lt(decimal(before.current))) return at - 1;
  }
  return undefined;
}

/** Takes suggestions back until none makes the ladder rise; each turn takes one, so it ends. */
function keepFalling(slabs: readonly SuggestedSlab[]): readonly SuggestedSlab[] {
  const at = findRise(slabs);
  if (at === undefined) return slabs;
  return keepFalling(
    slabs.map((slab, place) =>
      place === at ? { ...slab, suggested: null, limitedBy: null, blockedBy: 'ladder' } : slab,
    ),
  );
}

/** The quantity at which a slab is compared; null: the rule names none within it. */
function quantityOf(slab: Slab, most: number | null, { quantities }: PriceRuleTerms): number | null {
  if (quantities.length === 0) return slab.minQty;
  const within = quantities.filter((one) => one >= slab.minQty && (most === null || one <= most));
  return within.length === 0 ? null : Math.min(...within);
}

/**
 * What a price rule makes of a saved ladder (ADR 54). Limits are kept before the strategy and before rounding; a price
 * that cannot come nearer to the target stays, with the reason.
 *
 * @returns one of each slab, in the order of the ladder
 */
export function suggestPrices(terms: PriceRuleTerms, product: RuledProduct): readonly SuggestedSlab[] {
  const most = maxQuantities(product.slabs);
  const slabs = product.slabs.map((slab, at): SuggestedSlab => {
    const { minQty, unitPrice: current } = slab;
    const quantity = quantityOf(slab, most[at] ?? null, terms);
    const outcome = quantity === null ? untouched : suggestPrice(slab, quantity, terms, product);
    return { minQty, quantity, current, ...outcome };
  });
  return keepFalling(slabs);
}
