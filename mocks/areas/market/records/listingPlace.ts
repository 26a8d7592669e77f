import { isOnDomain } from '#entities/market/listingUrl.ts';
import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import type { FieldProblem } from '#mocks/contract/types/types.gen.ts';
import type { Market } from './marketTables.ts';
import type { CompetitorRecord } from './recordTypes.ts';

/** A product that pages can be attached to: one that is not archived. */
export function findProduct({ products }: Catalogue, id: string): ProductRecord | undefined {
  const product = products.get(id);
  return product?.archivedAt === null ? product : undefined;
}

/** Whose page an address is, by its domain; of two the longer domain. */
export function findCompetitorOf({ competitors }: Market, url: string): CompetitorRecord | undefined {
  return competitors
    .all()
    .filter(({ domain }) => isOnDomain(url, domain))
    .toSorted((a, b) => b.domain.length - a.domain.length)[0];
}

/** Why a page cannot be attached to a product; undefined: it can. */
export function findPlaceProblem(
  market: Market,
  place: { url: string; productId: string },
  field: string,
): FieldProblem | undefined {
  const known = market.listingsOf(place.productId).find(({ url }) => url === place.url);
  if (!known) return undefined;
  return known.status === 'rejected'
    ? { field, code: 'blacklisted', message: 'was rejected for this product' }
    : { field, code: 'taken', message: 'already exists' };
}
