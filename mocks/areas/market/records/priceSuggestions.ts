import { comparesWith, findDecidingRule, type BrandedProduct } from '#entities/market/priceRules.ts';
import type { RuledProduct, SuggestedSlab } from '#entities/market/priceRuleTerms.ts';
import { toComparable } from '#entities/market/offer.ts';
import { suggestPrices } from '#entities/market/suggestPrices.ts';
import { allInAt, standardDecoration } from '#entities/pricing/allInUnit.ts';
import { decimal } from '#entities/pricing/decimal.ts';
import { pricedSlabs } from '#entities/pricing/ladder.ts';
import { costAt } from '#entities/pricing/supplierCost.ts';
import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { liveSetOf } from '#mocks/areas/catalogue/records/liveSetOf.ts';
import { marginsOf, supplierCostOf } from '#mocks/areas/catalogue/records/prices.ts';
import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { lineageOf } from '#mocks/areas/catalogue/records/rows.ts';
import type { OurLadder } from './judgedOffers.ts';
import { judgedOf, type JudgedProduct } from './marketIndex.ts';
import { isMatched } from './marketTables.ts';
import { termsOf, type Terms } from './marketTerms.ts';
import type { PriceRuleRecord } from './recordTypes.ts';

/** A product that is compared with competitors, with its ladder. */
export interface TrackedProduct {
  readonly product: ProductRecord;
  readonly ladder: OurLadder;
}

/** What a rule makes of a product. */
export interface Suggested extends TrackedProduct {
  readonly rule: PriceRuleRecord;
  readonly slabs: readonly SuggestedSlab[];
}

export const isChanged = ({ slabs }: Suggested): boolean => slabs.some(({ suggested }) => suggested !== null);

/** Whether no price changes, and one would. */
export const isBlocked = (found: Suggested): boolean =>
  !isChanged(found) && found.slabs.some(({ blockedBy }) => blockedBy !== null);

/** A product as the scopes of price rules see it. */
export function brandedProduct(catalogue: Catalogue, product: ProductRecord): BrandedProduct {
  const { categoryId, supplierId, isKvi, brand } = product;
  return { supplierId, isKvi, brand, categoryIds: lineageOf(catalogue, categoryId).map(({ id }) => id) };
}

/** The products with a confirmed page and a price that holds. */
export function trackedProducts({ catalogue }: RequestContext): TrackedProduct[] {
  const matched = catalogue.market.listings.all().filter(isMatched);
  return [...new Set(matched.map(({ productId }) => productId))].flatMap((id) => {
    const product = catalogue.products.get(id);
    const ladder = product && liveSetOf(catalogue.setsOf(id), id)?.slabs;
    return product?.archivedAt === null && ladder && ladder.length > 0 ? { product, ladder } : [];
  });
}

function ruledProduct(
  catalogue: Catalogue,
  { product, ladder }: TrackedProduct,
  judged: JudgedProduct,
  { competitors }: PriceRuleRecord,
  { rates }: Terms,
): RuledProduct {
  const cost = supplierCostOf(catalogue, product);
  const { charges, moq } = product;
  const slabs = pricedSlabs(ladder);
  return {
    slabs: ladder,
    offers: judged.offers.flatMap(({ sighting: { listing, competitor, reading }, reason }) => {
      if (reason !== null || !comparesWith(competitors, competitor.id)) return [];
      const { includes, taxIncluded, taxPct } = competitor;
      const { packFactor } = listing;
      return toComparable({ ...reading, packFactor, includes, taxIncluded, taxPct }, 'USD', rates) ?? [];
    }),
    chargesAt: (quantity) => {
      const allIn = allInAt(slabs, charges, { quantity, moq, decoration: standardDecoration });
      return allIn ? allIn.unit.minus(allIn.unitPrice) : decimal(0);
    },
    costAt: (quantity) => cost && costAt(cost, quantity),
    minGpPct: decimal(marginsOf(catalogue, product.categoryId).min),
  };
}

interface Known {
  readonly product: ProductRecord;
  readonly supplier: unknown;
  readonly floor: number;
  readonly slabs: readonly SuggestedSlab[];
}

/** By what was judged of a product and by rule; both are others when anything of them changes. */
const known = new WeakMap<JudgedProduct, WeakMap<PriceRuleRecord, Known>>();

/** What a rule makes of a product, worked out once until the market, the product, its costs or its floor are others. */
export function suggestFor(
  { catalogue, viewer }: RequestContext,
  tracked: TrackedProduct,
  rule: PriceRuleRecord,
): Suggested {
  const { product, ladder } = tracked;
  const { market } = catalogue;
  const judged = judgedOf(market, product, ladder, viewer.now);
  const ofProduct = known.get(judged) ?? new WeakMap<PriceRuleRecord, Known>();
  known.set(judged, ofProduct);
  const supplier = catalogue.suppliers.get(product.supplierId);
  const floor = marginsOf(catalogue, product.categoryId).min;
  const before = ofProduct.get(rule);
  if (before?.product === product && before.supplier === supplier && before.floor === floor)
    return { ...tracked, rule, slabs: before.slabs };
  const slabs = suggestPrices(rule, ruledProduct(catalogue, tracked, judged, rule, termsOf(market)));
  ofProduct.set(rule, { product, supplier, floor, slabs });
  return { ...tracked, rule, slabs };
}

/** What rules make of all products that one of them decides. */
export function suggestAll(context: RequestContext, rules: readonly PriceRuleRecord[]): Suggested[] {
  return trackedProducts(context).flatMap((tracked) => {
    const rule = findDecidingRule(rules, brandedProduct(context.catalogue, tracked.product));
    return rule ? suggestFor(context, tracked, rule) : [];
  });
}
