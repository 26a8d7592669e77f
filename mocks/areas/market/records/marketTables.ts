import { alertRules } from '#mocks/areas/market/seed/seedAlertRules.ts';
import { seedCategoryMappings } from '#mocks/areas/market/seed/seedCategoryMappings.ts';
import { competitors } from '#mocks/areas/market/seed/seedCompetitors.ts';
import type { MarketSeed } from '#mocks/areas/market/seed/seedMarket.ts';
import { priceRules } from '#mocks/areas/market/seed/seedPriceRules.ts';
import { marketSettings } from '#mocks/areas/market/seed/seedSettings.ts';
import { createScanHistory, type ScanHistory } from '#mocks/areas/market/seed/seedScans.ts';
import { tableOf, type Table } from '#mocks/core/table.ts';
import { createReadings, type MarketReadings, type SharedReadings } from './marketReadings.ts';
import type { MarketChanges } from './marketState.ts';
import { MINUTE_MS, unpackReading } from './readingColumns.ts';
import type {
  AlertRecord,
  AlertRuleRecord,
  CategoryMappingRecord,
  CompetitorRecord,
  DecisionsRecord,
  ListingRecord,
  MarketSettingsRecord,
  PriceRuleRecord,
  ReadingRecord,
  ScannedRecord,
  ScanRunRecord,
} from './recordTypes.ts';

/** A page that a product is matched with, what was read there last, and whose it is. */
export interface Sighting {
  readonly listing: ListingRecord;
  readonly competitor: CompetitorRecord;
  readonly reading: ReadingRecord;
  /** When the prices were last seen, in milliseconds since 1970. */
  readonly seenAt: number;
}

/** What competitors ask, as a mock session sees it. */
export interface Market extends Omit<MarketReadings, 'lastReadingOf'> {
  /** Whose market it is, for what is worked out of it and kept. */
  readonly session: {
    readonly changes: MarketChanges;
    /** A page as it was before anybody changed it, and the moment of the seed. */
    readonly findSeeded: (
      listingId: string,
    ) => { readonly listing: ListingRecord; readonly now: number } | undefined;
  };
  readonly competitors: Table<CompetitorRecord>;
  readonly listings: Table<ListingRecord>;
  /** What was decided of competitors without a page of a product, by its id. */
  readonly decisions: Table<DecisionsRecord>;
  readonly alertRules: Table<AlertRuleRecord>;
  readonly alerts: Table<AlertRecord>;
  readonly priceRules: Table<PriceRuleRecord>;
  readonly settings: Table<MarketSettingsRecord>;
  readonly categoryMappings: Table<CategoryMappingRecord>;
  /** Pages of a product, whatever their state. */
  readonly listingsOf: (productId: string) => ListingRecord[];
  /** Pages of a product that somebody confirmed, those that broke since included, of competitors that are compared. */
  readonly sightingsOf: (productId: string) => readonly Sighting[];
  /** A page in any state, of any competitor; undefined: nothing was read there that is no anomaly. */
  readonly findSighting: (listing: ListingRecord) => Sighting | undefined;
  /** When the prices of a page were last seen, in milliseconds since 1970. */
  readonly seenAtOf: (listing: ListingRecord) => number;
  /** Runs that read pages, the oldest first of each competitor. */
  readonly scanRuns: Table<ScanRunRecord>;
  /** The pages of a run in the order in which they are read, those that it did not reach included. */
  readonly scannedIn: (run: ScanRunRecord) => readonly ScannedRecord[];
  /** What became of one page in a run; undefined: it did not have it, or did not read it yet. */
  readonly findScanned: (run: ScanRunRecord, listingId: string) => ScannedRecord | undefined;
}

/** The market of the seed, which all mock sessions share. */
export interface SharedMarket extends SharedReadings {
  readonly now: number;
  readonly listings: ReadonlyMap<string, ListingRecord>;
  readonly idsOf: (productId: string) => readonly string[];
  readonly mappings: () => ReadonlyMap<string, CategoryMappingRecord>;
  /** Runs of the weeks before. */
  readonly scans: () => ScanHistory;
}

const seededCompetitors = new Map(competitors.map((competitor) => [competitor.id, competitor]));
const seededRules = new Map(alertRules.map((rule) => [rule.id, rule]));
const seededPriceRules = new Map(priceRules.map((rule) => [rule.id, rule]));
const seededSettings = new Map([[marketSettings.id, marketSettings]]);

const none: readonly string[] = [];

/** Lists ask for the last reading of a page much oftener than for its history: it is unpacked once. */
export function indexMarket({ listings, readings, now }: MarketSeed): SharedMarket {
  const places = new Map(listings.map(({ id }, place) => [id, place]));
  const idsByProduct = new Map<string, string[]>();
  for (const { id, productId } of listings) {
    const known = idsByProduct.get(productId);
    if (known) known.push(id);
    else idsByProduct.set(productId, [id]);
  }
  const currencyOf = (place: number): string =>
    seededCompetitors.get(listings[place]?.competitorId ?? '')?.currency ?? 'USD';
  const lastReadings = new Map<string, ReadingRecord | undefined>();
  const findLast = (id: string): ReadingRecord | undefined => {
    const place = places.get(id);
    const packed = place === undefined ? undefined : readings.lastOf(place);
    return place !== undefined && packed ? unpackReading(packed, id, currencyOf(place)) : undefined;
  };
  let scans: ScanHistory | undefined;
  let mappings: ReadonlyMap<string, CategoryMappingRecord> | undefined;
  return {
    now,
    mappings: () => (mappings ??= seedCategoryMappings(listings, now)),
    scans: () => (scans ??= createScanHistory({ listings, readings, now })),
    listings: new Map(listings.map((listing) => [listing.id, listing])),
    idsOf: (productId) => idsByProduct.get(productId) ?? none,
    lastReadingOf: (id) => {
      if (!lastReadings.has(id)) lastReadings.set(id, findLast(id));
      return lastReadings.get(id);
    },
    readingAt: (id, moment) => {
      const place = places.get(id);
      const packed = place === undefined ? undefined : readings.lastOf(place, moment / MINUTE_MS);
      return place !== undefined && packed ? unpackReading(packed, id, currencyOf(place)) : undefined;
    },
    readingsOf: (id) => {
      const place = places.get(id);
      if (place === undefined) return [];
      return readings.allOf(place).map((packed) => unpackReading(packed, id, currencyOf(place)));
    },
    readingsAfter: (id, moment) => {
      const place = places.get(id);
      if (place === undefined) return [];
      return readings
        .allAfter(place, moment / MINUTE_MS)
        .map((packed) => unpackReading(packed, id, currencyOf(place)));
    },
    countReadingsSince: (id, since) => {
      const place = places.get(id);
      return place === undefined ? 0 : readings.countSince(place, since / MINUTE_MS);
    },
  };
}

const noDecisions: ReadonlyMap<string, DecisionsRecord> = new Map();
const noAlerts: ReadonlyMap<string, AlertRecord> = new Map();

/** A page that a run did not reach, or not yet. */
const notReached = (listingId: string): ScannedRecord => ({
  listingId,
  outcome: 'notRead',
  failure: null,
  readAt: null,
  readingId: null,
  becomes: null,
});

/** Whether somebody confirmed a page, also where it broke since. */
export const isMatched = ({ status }: ListingRecord): boolean =>
  status === 'confirmed' || status === 'broken';

/** Whether the prices of a competitor are read and compared. */
export const isCompared = ({ status, archivedAt }: CompetitorRecord): boolean =>
  status === 'active' && archivedAt === null;

/** The market of the seed with what a mock session made of it. */
export function createMarket(shared: () => SharedMarket, changes: MarketChanges): Market {
  const competitorTable = tableOf(seededCompetitors, changes.competitors);
  let table: Table<ListingRecord> | undefined;
  let runTable: Table<ScanRunRecord> | undefined;
  let mappingTable: Table<CategoryMappingRecord> | undefined;
  const mappings = (): Table<CategoryMappingRecord> =>
    (mappingTable ??= tableOf(shared().mappings(), changes.categoryMappings));
  const scanRuns = (): Table<ScanRunRecord> =>
    (runTable ??= tableOf(shared().scans().runs, changes.scanRuns));
  // The seed is made when somebody first asks for a page.
  const listings = (): Table<ListingRecord> => (table ??= tableOf(shared().listings, changes.listings));
  const listingsOf = (productId: string): ListingRecord[] => {
    const { listings: seeded, idsOf } = shared();
    const known = idsOf(productId).flatMap((id) => listings().get(id) ?? []);
    // Added pages, and those that moved here from another product.
    const arrived = Object.values(changes.listings.put).filter(
      ({ id }) => seeded.get(id)?.productId !== productId,
    );
    return [...known, ...arrived].filter((listing) => listing.productId === productId);
  };
  const { lastReadingOf, ...readings } = createReadings(shared, changes);
  const seenAtOf = (listing: ListingRecord): number => {
    const read = lastReadingOf(listing)?.capturedAt ?? listing.lastSeenAt;
    return Math.max(Date.parse(listing.lastSeenAt), Date.parse(read));
  };
  const findSighting = (listing: ListingRecord): Sighting | undefined => {
    const competitor = competitorTable.get(listing.competitorId);
    const reading = competitor && lastReadingOf(listing);
    if (!reading) return undefined;
    return { listing, competitor, reading, seenAt: seenAtOf(listing) };
  };
  const findSeeded: Market['session']['findSeeded'] = (id) => {
    const listing = shared().listings.get(id);
    return listing && { listing, now: shared().now };
  };
  return {
    session: { changes, findSeeded },
    competitors: competitorTable,
    listings: {
      get: (id) => listings().get(id),
      all: () => listings().all(),
      put: (listing) => listings().put(listing),
      remove: (id) => listings().remove(id),
    },
    listingsOf,
    decisions: tableOf(noDecisions, changes.decisions),
    alertRules: tableOf(seededRules, changes.alertRules),
    alerts: tableOf(noAlerts, changes.alerts),
    priceRules: tableOf(seededPriceRules, changes.priceRules),
    settings: tableOf(seededSettings, changes.settings),
    categoryMappings: {
      get: (id) => mappings().get(id),
      all: () => mappings().all(),
      put: (mapping) => mappings().put(mapping),
      remove: (id) => mappings().remove(id),
    },
    sightingsOf: (productId) =>
      listingsOf(productId).flatMap((listing) => {
        const sighting = isMatched(listing) ? findSighting(listing) : undefined;
        return sighting && isCompared(sighting.competitor) ? sighting : [];
      }),
    findSighting,
    ...readings,
    seenAtOf,
    scanRuns: {
      get: (id) => scanRuns().get(id),
      all: () => scanRuns().all(),
      put: (run) => scanRuns().put(run),
      remove: (id) => scanRuns().remove(id),
    },
    scannedIn: (run) => {
      if (run.listingIds === null) return shared().scans().scannedIn(run);
      const read = new Map(run.read.map((scanned) => [scanned.listingId, scanned]));
      return run.listingIds.map((id) => read.get(id) ?? notReached(id));
    },
    findScanned: (run, id) =>
      run.listingIds === null
        ? shared().scans().findScanned(run, id)
        : run.read.find(({ listingId }) => listingId === id),
  };
}
