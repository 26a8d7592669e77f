import { catalogueOf } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type {
  CategoryRecord,
  ProductRecord,
  SlabSetRecord,
} from '#mocks/areas/catalogue/records/recordTypes.ts';
import { listAvailabilityChanges } from '#mocks/areas/market/records/availabilityChanges.ts';
import type {
  AvailabilityRecord,
  CompetitorRecord,
  ListingRecord,
  ReadingRecord,
} from '#mocks/areas/market/records/recordTypes.ts';
import { marketSettings } from '#mocks/areas/market/seed/seedSettings.ts';
import { dollarRates } from '#mocks/areas/slabs/records/rates.ts';
import type { Db } from '#mocks/core/db.ts';

/** A page with all that was read there and is no anomaly, the oldest first. */
export interface RawPage {
  readonly page: ListingRecord;
  readonly competitor: CompetitorRecord;
  readonly readings: readonly ReadingRecord[];
  readonly stock: readonly AvailabilityRecord[];
  /** In milliseconds since 1970. */
  readonly seenAt: number;
}

export interface RawProduct {
  readonly product: ProductRecord;
  /** Its category, and those above. */
  readonly categories: readonly string[];
  /** Of competitors that are compared, confirmed or broken. */
  readonly pages: readonly RawPage[];
  readonly ladders: readonly SlabSetRecord[];
}

export interface RawMarket {
  readonly now: number;
  /** Those that are not archived. */
  readonly products: readonly RawProduct[];
  readonly categories: readonly CategoryRecord[];
  /** Those that are compared, by name. */
  readonly competitors: readonly CompetitorRecord[];
  readonly suppliers: ReturnType<typeof catalogueOf>['suppliers'];
  readonly settings: typeof marketSettings;
  /** What one US dollar is in a currency. */
  readonly rates: Readonly<Record<string, string>>;
}

/** The records that figures of the market are worked out of, as they are kept. */
export function readRawMarket(db: Db): RawMarket {
  const now = Date.now();
  const catalogue = catalogueOf(db.catalogue);
  const { market } = catalogue;
  const categories = catalogue.categories.all();
  const competitors = market.competitors
    .all()
    .filter(({ status, archivedAt }) => status === 'active' && archivedAt === null)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const settings = market.settings.get(marketSettings.id) ?? marketSettings;
  const pagesOf = ({ id }: ProductRecord): RawPage[] =>
    market.listings
      .all()
      .filter(({ productId, status }) => productId === id && (status === 'confirmed' || status === 'broken'))
      .flatMap((page) => {
        const competitor = competitors.find((one) => one.id === page.competitorId);
        if (!competitor) return [];
        const readings = market.readingsOf(page).filter(({ isAnomaly }) => !isAnomaly);
        const times = [page.lastSeenAt, ...readings.map(({ capturedAt }) => capturedAt)];
        const seenAt = Math.max(...times.map((time) => Date.parse(time)));
        return [{ page, competitor, readings, stock: listAvailabilityChanges(market, page, 0), seenAt }];
      });
  const above = (id: string | null): string[] => {
    const category = categories.find((one) => one.id === id);
    return category ? [category.id, ...above(category.parentId)] : [];
  };
  return {
    now,
    products: catalogue.products
      .all()
      .filter(({ archivedAt }) => archivedAt === null)
      .map((product) => ({
        product,
        categories: above(product.categoryId),
        pages: pagesOf(product),
        ladders: catalogue.setsOf(product.id).filter(({ owner }) => owner.id === product.id),
      })),
    categories,
    competitors,
    suppliers: catalogue.suppliers,
    settings,
    rates: {
      ...dollarRates.rates,
      USD: '1',
      ...Object.fromEntries(settings.fixedRates.map(({ currency, rate }) => [currency, rate])),
    },
  };
}
