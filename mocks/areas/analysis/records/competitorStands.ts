import { priceIndex } from '#entities/market/comparison.ts';
import type { Big } from 'big.js';
import type { JudgedOffer } from '#mocks/areas/market/records/judgedOffers.ts';
import { countedOf } from './marketStand.ts';

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
