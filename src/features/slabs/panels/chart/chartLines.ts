import type { Big } from 'big.js';
import type { MarketLadder, PriceSlab } from '#api/generated/types.gen.ts';
import type { PriceBasis } from '#entities/market/comparison.ts';
import { offerPricesAt } from '#entities/market/offer.ts';
import { allInAt, standardDecoration } from '#entities/pricing/allInUnit.ts';
import { decimal } from '#entities/pricing/decimal.ts';
import { pricedSlabs, slabAt } from '#entities/pricing/ladder.ts';
import { floorPrice } from '#entities/pricing/margin.ts';
import { costAt } from '#entities/pricing/supplierCost.ts';
import type { Charge, SupplierCost } from '#entities/pricing/types.ts';
import type { MarketOffer } from '#entities/ladders/ladderCurrency.ts';

/** One price by quantity: ours, what the goods cost us, the floor, or what a competitor asks. */
export interface ChartLine {
  readonly id: string;
  readonly kind: 'ours' | 'cost' | 'floor' | 'competitor';
  /** Of a competitor; the others are named by the screen. */
  readonly name: string;
  /** Token of its colour; a competitor keeps its own everywhere. */
  readonly color: string;
  /** Why it takes no part in a comparison; null: it does. */
  readonly notCounted: MarketLadder['notCountedBecause'];
  /** Quantities at which the price may change, rising. */
  readonly breaks: readonly number[];
  /** The price at a quantity; null: there is none. */
  readonly at: (quantity: number) => Big | null;
}

/** What the chart is drawn from, all of it in one currency. */
export interface ChartFacts {
  readonly slabs: readonly PriceSlab[];
  /** Null: not known, and with them our all-in prices. */
  readonly charges: readonly Charge[] | null;
  readonly moq: number;
  /** Null without `View Costs`, or without a cost. */
  readonly cost: SupplierCost | null;
  readonly minGpPct: number | null;
  readonly market: readonly MarketOffer[];
}

/** Whether the charges of an offer are known. */
const hasAllIn = ({ offer: { setup, run } }: MarketOffer): boolean => setup !== null && run !== null;

/** Competitors that an all-in chart cannot show, because a charge of theirs is not known. */
export function onlyByUnit({ market }: ChartFacts): string[] {
  return market.flatMap((each) => (hasAllIn(each) ? [] : each.ladder.name));
}

/**
 * The lines of the chart, ours first. Costs and the floor are of a piece alone and have no all-in price; competitors whose
 * charges are not known have none either, and a unit price never stands among all-in prices.
 */
export function chartLines(facts: ChartFacts, basis: PriceBasis): ChartLine[] {
  const { cost, minGpPct, market } = facts;
  return [
    oursOf(facts, basis),
    ...(cost && basis === 'unit' ? [costOf(cost)] : []),
    ...(cost && minGpPct !== null && basis === 'unit' ? [floorOf(cost, minGpPct)] : []),
    ...market.filter((each) => basis === 'unit' || hasAllIn(each)).map((each) => competitorOf(each, basis)),
  ].filter(({ breaks }) => breaks.length > 0);
}

function oursOf({ slabs, charges, moq }: ChartFacts, basis: PriceBasis): ChartLine {
  const priced = pricedSlabs(slabs);
  const decoration = standardDecoration;
  return {
    id: 'ours',
    kind: 'ours',
    name: '',
    color: 'series.1',
    notCounted: null,
    breaks: basis === 'allIn' && !charges ? [] : priced.map(({ minQty }) => minQty),
    at: (quantity) =>
      basis === 'unit' || !charges
        ? (slabAt(priced, quantity)?.price ?? null)
        : (allInAt(priced, charges, { quantity, moq, decoration })?.unit ?? null),
  };
}

function costOf(cost: SupplierCost): ChartLine {
  const breaks = cost.breaks.map(({ minQty }) => minQty).toSorted((a, b) => a - b);
  return {
    id: 'cost',
    kind: 'cost',
    name: '',
    color: 'fg.muted',
    notCounted: null,
    // End-quantity pricing: one price from the first piece on.
    breaks: cost.eqp && breaks.length > 0 ? [1] : breaks,
    at: (quantity) => costAt(cost, quantity),
  };
}

function floorOf(cost: SupplierCost, minGpPct: number): ChartLine {
  const line = costOf(cost);
  return {
    ...line,
    id: 'floor',
    kind: 'floor',
    color: 'bad',
    at: (quantity) => {
      const ours = line.at(quantity);
      const floor = ours && floorPrice(ours, decimal(minGpPct));
      return floor === null ? null : decimal(floor);
    },
  };
}

function competitorOf({ ladder, offer }: MarketOffer, basis: PriceBasis): ChartLine {
  return {
    id: ladder.competitorId,
    kind: 'competitor',
    name: ladder.name,
    color: ladder.colorToken,
    notCounted: ladder.notCountedBecause,
    breaks: offer.slabs.map(({ minQty }) => minQty),
    at: (quantity) => offerPricesAt(offer, quantity)?.[basis] ?? null,
  };
}
