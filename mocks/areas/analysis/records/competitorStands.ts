import { priceIndex } from '#entities/market/comparison.ts';
import type { Big } from 'big.js';
import type { JudgedOffer } from '#mocks/areas/market/records/judgedOffers.ts';
import type { HeatCell } from '#mocks/contract/types/types.gen.ts';
import { countedOf, meanIndex, type Stand } from './marketStand.ts';

/** The indexes of a product against each competitor whose offers count, by their ids. */
export function indexByCompetitor(offers: readonly JudgedOffer[]): Map<string, Big> {
  const byCompetitor = new Map<string, JudgedOffer[]>();
  for (const offer of offers) {
    const { id } = offer.sighting.competitor;
    const known = byCompetitor.get(id);
    if (known) known.push(offer);
    else byCompetitor.set(id, [offer]);
  }
  const indexes = new Map<string, Big>();
  for (const [id, ofOne] of byCompetitor) {
    const index = priceIndex(countedOf(ofOne));
    if (index) indexes.set(id, index);
  }
  return indexes;
}

/** The index of products against each competitor. */
export function heatCells(
  competitors: readonly { readonly id: string }[],
  products: readonly { readonly stand: Stand }[],
): HeatCell[] {
  const indexes = products.map(({ stand }) => indexByCompetitor(stand.offers));
  return competitors.map(({ id }) => {
    const known = indexes.flatMap((one) => one.get(id) ?? []);
    return { competitorId: id, index: meanIndex(known), products: known.length };
  });
}
