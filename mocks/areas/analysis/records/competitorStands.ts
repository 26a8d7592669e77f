import { priceIndex } from '#entities/market/comparison.ts';
import type { Big } from 'big.js';
import type { JudgedOffer } from '#mocks/areas/market/records/judgedOffers.ts';
import type { HeatCell } from '#mocks/contract/types/types.gen.ts';
import { countedOf, meanIndex, type Stand } from './marketStand.ts';

// The heat table and the table of competitors ask for the same offers, which are kept by product.
const known = new WeakMap<readonly JudgedOffer[], ReadonlyMap<string, Big>>();

/** The indexes of a product against each competitor whose offers count, by their ids. */
export function indexByCompetitor(offers: readonly JudgedOffer[]): ReadonlyMap<string, Big> {
  const found = known.get(offers) ?? computeIndexes(offers);
  known.set(offers, found);
  return found;
}

function computeIndexes(offers: readonly JudgedOffer[]): Map<string, Big> {
  const byCompetitor = new Map<string, JudgedOffer[]>();
  for (const offer of offers) {
    const { id } = offer.sighting.competitor;
    const ofOne = byCompetitor.get(id);
    if (ofOne) ofOne.push(offer);
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
    const ofOne = indexes.flatMap((one) => one.get(id) ?? []);
    return { competitorId: id, index: meanIndex(ofOne), products: ofOne.length };
  });
}
