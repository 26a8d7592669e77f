import type { MarketLadder } from '#mocks/contract/types/types.gen.ts';
import { randomFrom, seedOf } from '#mocks/core/random.ts';
import type { SlabRecord } from './recordTypes.ts';
import { competitors } from '#mocks/areas/catalogue/seed/seedWords.ts';

const DAY = 86_400_000;

/**
 * What competitors ask for a product: the same for the same product, near our own ladder. A quarter of the products
 * have confirmed matches.
 */
export function marketOf(productId: string, ladder: readonly SlabRecord[], now: number): MarketLadder[] {
  const random = randomFrom(seedOf(productId));
  if (ladder.length === 0 || !random.percent(45)) return [];
  const count = random.whole(1, 3);
  const first = random.whole(0, competitors.length - 1);
  return Array.from({ length: count }, (_, index): MarketLadder => {
    const competitor = competitors[(first + index) % competitors.length] ?? competitors[0];
    const pricePct = random.whole(88, 112);
    const age = random.percent(80) ? random.whole(0, 2) : random.whole(5, 50);
    const freshness = age <= 2 ? 'fresh' : age <= 30 ? 'stale' : 'expired';
    const suspicious = random.percent(6);
    const reason = freshness === 'fresh' ? (suspicious ? 'suspicious' : null) : freshness;
    return {
      competitorId: competitor.id,
      name: competitor.name,
      colorToken: competitor.colorToken,
      matchType: random.percent(80) ? 'exact' : 'equivalent',
      currency: 'USD',
      packFactor: 1,
      includes: { setup: false, oneColor: true, shipping: false },
      taxIncluded: false,
      taxPct: 0,
      shippingNote: null,
      breaks: ladder
        .filter((_slab, row) => row === 0 || random.percent(75))
        .map(({ minQty, unitPrice }) => ({
          minQty,
          unitPrice: ((Number(unitPrice) * pricePct * (suspicious ? 2 : 1)) / 100).toFixed(2),
        })),
      setupCharge: random.percent(70) ? `${random.whole(30, 65)}.00` : null,
      runCharge: null,
      capturedAt: new Date(now - age * DAY).toISOString(),
      freshness,
      counted: reason === null,
      notCountedBecause: reason,
    };
  });
}
