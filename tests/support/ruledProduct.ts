import { decimal } from '#entities/pricing/decimal.ts';
import type { PriceRuleTerms, RuledProduct, SuggestedSlab } from '#entities/market/priceRuleTerms.ts';
import { suggestPrices } from '#entities/market/suggestPrices.ts';

/** Of a rule that meets the lowest. */
export const terms: PriceRuleTerms = {
  strategy: { kind: 'matchLowest', amount: null, unit: 'percent' },
  quantities: [],
  minGpPct: null,
  maxChangePct: null,
  rounding: 'none',
};

/** An offer of one price a piece, whose charges are not known unless they are given. */
export const offer = (price: string, setup: string | null = null, minQty = 1) => ({
  slabs: [{ minQty, price: decimal(price) }],
  setup: setup === null ? null : decimal(setup),
  run: setup === null ? null : decimal(0),
});

/** A product of one slab at 2.00 that costs 1.00, beside offers of 1.80 and 2.20. */
export const product = (more: Partial<RuledProduct> = {}): RuledProduct => ({
  slabs: [{ minQty: 100, unitPrice: '2.00' }],
  offers: [offer('1.80'), offer('2.20')],
  chargesAt: () => decimal(0),
  costAt: () => decimal('1.00'),
  minGpPct: decimal(0),
  ...more,
});

/** What a rule makes of the first slab. */
export const first = (
  change: Partial<PriceRuleTerms>,
  more: Partial<RuledProduct> = {},
): SuggestedSlab | undefined => suggestPrices({ ...terms, ...change }, product(more))[0];
