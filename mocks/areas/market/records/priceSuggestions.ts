import { comparesWith, findDecidingRule, type BrandedProduct } from '#entities/market/priceRules.ts';
import type { RuledProduct, SuggestedSlab } from '#entities/market/priceRuleTerms.ts';
import { toComparable, type ComparableOffer } from '#entities/market/offer.ts';
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
import { termsOf } from './marketTerms.ts';
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

/** What all rules see of a product, and what each makes of it. */
interface Basis {
  readonly product: ProductRecord;
  readonly supplier: unknown;
  readonly floor: number;
  readonly offers: readonly { readonly competitorId: string; readonly offer: ComparableOffer }[];
  readonly ruled: Omit<RuledProduct, 'offers'>;
  readonly slabsBy: WeakMap<PriceRuleRecord, readonly SuggestedSlab[]>;
}

/** By what was judged of a product, which is another when its market, ladder or charges are. */
const bases = new WeakMap<JudgedProduct, Basis>();

/** A rule asks for the same quantities again and again, and so does the next one. */
function byQuantity<Value>(work: (quantity: number) => Value): (quantity: number) => Value {
  const found = new Map<number, { readonly value: Value }>();
  return (quantity) => {
    const known = found.get(quantity) ?? { value: work(quantity) };
    found.set(quantity, known);
    return known.value;
  };
}

/** Worked out once, until the market, the product, its costs or its floor are others. */
function basisOf({ catalogue, viewer }: RequestContext, { product, ladder }: TrackedProduct): Basis {
  const { market } = catalogue;
  const judged = judgedOf(market, product, ladder, viewer.now);
  const supplier = catalogue.suppliers.get(product.supplierId);
  const floor = marginsOf(catalogue, product.categoryId).min;
  const before = bases.get(judged);
  if (before?.product === product && before.supplier === supplier && before.floor === floor) return before;
  const cost = supplierCostOf(catalogue, product);
  const { charges, moq } = product;
  const { rates } = termsOf(market);
  const slabs = pricedSlabs(ladder);
  const basis: Basis = {
    ...{ product, supplier, floor },
    offers: judged.offers.flatMap(({ sighting: { listing, competitor, reading }, reason }) => {
      const { includes, taxIncluded, taxPct, id: competitorId } = competitor;
      const { packFactor } = listing;
      if (reason !== null) return [];
      const offer = toComparable({ ...reading, packFactor, includes, taxIncluded, taxPct }, 'USD', rates);
      return offer ? { competitorId, offer } : [];
    }),
    ruled: {
      slabs: ladder,
      chargesAt: byQuantity((quantity) => {
        const allIn = allInAt(slabs, charges, { quantity, moq, decoration: standardDecoration });
        return allIn ? allIn.unit.minus(allIn.unitPrice) : decimal(0);
      }),
      costAt: byQuantity((quantity) => cost && costAt(cost, quantity)),
      minGpPct: decimal(floor),
    },
    slabsBy: new WeakMap(),
  };
  bases.set(judged, basis);
  return basis;
}

/** What a rule makes of a product. */
export function suggestFor(
  context: RequestContext,
  tracked: TrackedProduct,
  rule: PriceRuleRecord,
): Suggested {
  const { offers, ruled, slabsBy } = basisOf(context, tracked);
  const asked = offers.flatMap(({ competitorId, offer }) =>
    comparesWith(rule.competitors, competitorId) ? offer : [],
  );
  const slabs = slabsBy.get(rule) ?? suggestPrices(rule, { ...ruled, offers: asked });
  slabsBy.set(rule, slabs);
  return { ...tracked, rule, slabs };
}

/** What rules make of all products that one of them decides. */
export function suggestAll(context: RequestContext, rules: readonly PriceRuleRecord[]): Suggested[] {
  return trackedProducts(context).flatMap((tracked) => {
    const rule = findDecidingRule(rules, brandedProduct(context.catalogue, tracked.product));
    return rule ? suggestFor(context, tracked, rule) : [];
  });
}
