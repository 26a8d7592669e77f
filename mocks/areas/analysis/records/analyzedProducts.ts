import type { Big } from 'big.js';
import { opportunitiesOf, type OpportunityKind } from '#entities/market/opportunities.ts';
import { decimal } from '#entities/pricing/decimal.ts';
import { slabAt } from '#entities/pricing/ladder.ts';
import { gpPct } from '#entities/pricing/margin.ts';
import { costAt } from '#entities/pricing/supplierCost.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { marginOf, marginsOf, supplierCostOf } from '#mocks/areas/catalogue/records/prices.ts';
import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import type { OurLadder } from '#mocks/areas/market/records/judgedOffers.ts';
import type { Period, Scope } from './analysisScope.ts';
import { standAt, trackedIn, type Stand } from './marketStand.ts';
import { ladderAt, type TrackedNow } from './offersAt.ts';
import { countedPages, isRise, priceChangesIn, type PriceChange } from './priceChanges.ts';

/** What happened to the pages of a product in a period. */
export interface Happened {
  readonly changes: readonly PriceChange[];
  readonly rises: number;
  readonly drops: number;
}

/** A tracked product in a scope, at the end of its period. */
export interface Analyzed {
  readonly tracked: TrackedNow;
  readonly product: ProductRecord;
  readonly quantity: number;
  readonly stand: Stand;
  /** The gap to the market in percent with two decimals; null: nothing is compared. */
  readonly gapPct: string | null;
  readonly fresh: number;
}

/** By the tracked products, which are the same list while nothing has changed. */
const analyzedBy = new WeakMap<readonly TrackedNow[], Map<string, readonly Analyzed[]>>();

/** Looks at every tracked product of a scope at the end of its period. */
export function analyze(context: RequestContext, scope: Scope): readonly Analyzed[] {
  const tracked = trackedIn(context, scope);
  const known = analyzedBy.get(tracked) ?? new Map<string, readonly Analyzed[]>();
  analyzedBy.set(tracked, known);
  const moment = scope.period.to < context.viewer.now ? scope.period.to : 'now';
  const question = `${moment} ${scope.quantity} ${scope.basis}`;
  const analyzed = known.get(question) ?? analyzeAll(context, scope, tracked);
  known.set(question, analyzed);
  return analyzed;
}

function analyzeAll(context: RequestContext, scope: Scope, all: readonly TrackedNow[]): Analyzed[] {
  return all.map((tracked) => {
    const { product } = tracked;
    const stand = standAt(context, scope, tracked, scope.period.to);
    return {
      tracked,
      product,
      quantity: scope.termsFor(product).listQuantity,
      stand,
      gapPct: stand.index?.minus(100).toFixed(2) ?? null,
      fresh: stand.offers.filter(({ freshness }) => freshness === 'fresh').length,
    };
  });
}

/** What prices did within a period, of the pages that count at its end. */
export function happenedIn(
  context: RequestContext,
  scope: Scope,
  tracked: TrackedNow,
  period: Period,
  stand: Stand,
): Happened {
  const changes = priceChangesIn(context, scope, tracked, period, countedPages(stand.offers));
  const rises = changes.filter(isRise).length;
  return { changes, rises, drops: changes.length - rises };
}

/** Our ladder at the end of the period. */
export function ladderOf(
  context: RequestContext,
  { period }: Scope,
  { product, ladder }: TrackedNow,
): OurLadder {
  return period.to < context.viewer.now ? ladderAt(context, product, period.to) : ladder;
}

/** Gross profit of our unit price at the quantity of the scope; null: a price or a cost is not known. */
export function gpOf(
  context: RequestContext,
  scope: Scope,
  { tracked, product, quantity }: Analyzed,
): Big | null {
  const slab = slabAt(ladderOf(context, scope, tracked), quantity);
  const supplierCost = supplierCostOf(context.catalogue, product);
  const cost = supplierCost && costAt(supplierCost, quantity);
  return slab && cost ? gpPct(decimal(slab.unitPrice), cost) : null;
}

export const isUnderFloor = ({ catalogue }: RequestContext, { product, tracked }: Analyzed): boolean | null =>
  marginOf(catalogue, product, tracked.ladder).underFloor;

/** What there is to do about the price of a product, as far as the viewer may know. */
export function opportunitiesFor(context: RequestContext, scope: Scope, one: Analyzed): OpportunityKind[] {
  const { catalogue, viewer } = context;
  const { product, stand } = one;
  return opportunitiesOf({
    isKvi: product.isKvi,
    standing: stand.standing,
    comparisons: stand.comparisons,
    gpPct: viewer.costs && product.isKvi ? gpOf(context, scope, one) : null,
    floorPct: decimal(marginsOf(catalogue, product.categoryId).min),
    hasSuspicious: stand.offers.some(
      ({ isSuspicious, sighting }) => isSuspicious && sighting.listing.status === 'confirmed',
    ),
  });
}
