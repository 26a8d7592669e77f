import { noChanges, tableOf, touchedIn, type Changes, type Table } from '#mocks/core/table.ts';
import type {
  CatalogueSeed,
  CategoryRecord,
  NoteRecord,
  ProductRecord,
  SkuRecord,
  SlabSetRecord,
  SupplierRecord,
} from './recordTypes.ts';
import { seedCatalogue, type CatalogueSize } from '#mocks/areas/catalogue/seed/seedCatalogue.ts';
import { emptyMarketChanges, type MarketChanges } from '#mocks/areas/market/records/marketState.ts';
import {
  createMarket,
  indexMarket,
  type Market,
  type SharedMarket,
} from '#mocks/areas/market/records/marketTables.ts';
import { seedMarket } from '#mocks/areas/market/seed/seedMarket.ts';
import { findNumberHit, createNumberIndex, type NumberIndex, type SearchedNumber } from './skuNumbers.ts';

/** What a mock session made of the catalogue. Plain data. */
export interface CatalogueChanges {
  suppliers: Changes<SupplierRecord>;
  categories: Changes<CategoryRecord>;
  products: Changes<ProductRecord>;
  skus: Changes<SkuRecord>;
  slabSets: Changes<SlabSetRecord>;
  notes: Changes<NoteRecord>;
  market: MarketChanges;
  /** Pictures that were added, as `data:` addresses by their ids. */
  images: Record<string, string>;
  /** Numbers given out so far, so that an id is never given twice. */
  lastId: number;
}

export interface Catalogue {
  suppliers: Table<SupplierRecord>;
  categories: Table<CategoryRecord>;
  products: Table<ProductRecord>;
  skus: Table<SkuRecord>;
  slabSets: Table<SlabSetRecord>;
  /** What people wrote of products. */
  notes: Table<NoteRecord>;
  /** What competitors ask. */
  market: Market;
  /** SKUs of a product that are not archived. */
  skusOf: (productId: string) => SkuRecord[];
  /** The products of the SKUs that have a number, and whether they have exactly this one. */
  findProductsByNumber: (searched: SearchedNumber) => Map<string, { isExact: boolean }>;
  /** Slab sets of a product and its SKUs, in the state that their dates give them by now. */
  setsOf: (productId: string) => SlabSetRecord[];
  nextId: (prefix: string) => string;
  /** Another text after each change of a product, ladder, category, page, reading or competitor. */
  stamp: () => string;
}

export function emptyCatalogueChanges(): CatalogueChanges {
  return {
    suppliers: noChanges(),
    categories: noChanges(),
    products: noChanges(),
    skus: noChanges(),
    slabSets: noChanges(),
    notes: noChanges(),
    market: emptyMarketChanges(),
    images: {},
    lastId: 0,
  };
}

interface SharedSeed {
  seed: CatalogueSeed;
  skusOf: ReadonlyMap<string, readonly string[]>;
  setsOf: ReadonlyMap<string, readonly string[]>;
  /** Made when somebody first looks for a number. */
  numbers: () => NumberIndex;
  /** Made when somebody first asks for prices of competitors. */
  market: () => SharedMarket;
}

let cachedSeed: SharedSeed | undefined;

function groupIdsByProduct(
  records: Iterable<{ readonly id: string; readonly productId: string }>,
): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { id, productId } of records) {
    const group = groups.get(productId);
    if (group) group.push(id);
    else groups.set(productId, [id]);
  }
  return groups;
}

/** `MOCK_DATA=large` gives a server the catalogue of a mid-size merchant. */
export function catalogueSize(): CatalogueSize {
  return typeof process !== 'undefined' && process.env.MOCK_DATA === 'large' ? 'large' : 'demo';
}

/** The seed is made when it is first asked for, and once. */
function getSharedSeed(): SharedSeed {
  if (!cachedSeed) {
    const now = Date.now();
    const seed = seedCatalogue(catalogueSize(), now);
    const setIds = groupIdsByProduct(seed.slabSets.values());
    const setsOf = (productId: string) =>
      (setIds.get(productId) ?? []).flatMap((id) => seed.slabSets.get(id) ?? []);
    let numbers: NumberIndex | undefined;
    let market: SharedMarket | undefined;
    cachedSeed = {
      seed,
      skusOf: groupIdsByProduct(seed.skus.values()),
      setsOf: setIds,
      numbers: () => (numbers ??= createNumberIndex(seed.skus.values())),
      market: () =>
        (market ??= indexMarket(
          seedMarket({ products: seed.products.values(), setsOf }, catalogueSize(), now),
        )),
    };
  }
  return cachedSeed;
}

function stampOf({ products, slabSets, categories, market }: CatalogueChanges): string {
  const { listings, competitors, settings, readings } = market;
  const tables = [products, slabSets, categories, listings, competitors, settings];
  return [...tables.map((table) => touchedIn(table).length), readings.length].join(' ');
}

/** The catalogue as a mock session sees it. */
export function catalogueOf(changes: CatalogueChanges, now = Date.now()): Catalogue {
  const { seed, skusOf, setsOf, numbers, market } = getSharedSeed();
  const skus = tableOf(seed.skus, changes.skus);
  const slabSets = tableOf(seed.slabSets, changes.slabSets);
  const recordsOfProduct = <T extends { readonly id: string; readonly productId: string }>(
    table: Table<T>,
    ids: readonly string[],
    changedRecords: Readonly<Record<string, T>>,
    seeded: ReadonlyMap<string, T>,
    productId: string,
  ): T[] => [
    ...ids.flatMap((id) => table.get(id) ?? []),
    ...Object.values(changedRecords).filter(
      (record) => record.productId === productId && !seeded.has(record.id),
    ),
  ];
  return {
    suppliers: tableOf(seed.suppliers, changes.suppliers),
    categories: tableOf(seed.categories, changes.categories),
    products: tableOf(seed.products, changes.products),
    skus,
    slabSets,
    notes: tableOf(seed.notes, changes.notes),
    market: createMarket(market, changes.market),
    skusOf: (productId) =>
      recordsOfProduct(skus, skusOf.get(productId) ?? [], changes.skus.put, seed.skus, productId).filter(
        ({ archivedAt }) => archivedAt === null,
      ),
    findProductsByNumber: (searched) => {
      const products = new Map<string, { isExact: boolean }>();
      // What the index says of a SKU may be true no longer, and it does not know those that were added.
      for (const id of new Set([...numbers().idsOf(searched), ...Object.keys(changes.skus.put)])) {
        const record = skus.get(id);
        const hit = record?.archivedAt === null ? findNumberHit(record, searched) : null;
        if (!record || !hit) continue;
        const isExact = hit.isExact || products.get(record.productId)?.isExact === true;
        products.set(record.productId, { isExact });
      }
      return products;
    },
    setsOf: (productId) =>
      recordsOfProduct(
        slabSets,
        setsOf.get(productId) ?? [],
        changes.slabSets.put,
        seed.slabSets,
        productId,
      ).map((set) => withCurrentState(set, now)),
    nextId: (prefix) => {
      changes.lastId += 1;
      return `${prefix}-n${changes.lastId}`;
    },
    stamp: () => stampOf(changes),
  };
}

/** A scheduled set is live from its moment on, and a live one retired at its end. */
export function withCurrentState(set: SlabSetRecord, now: number): SlabSetRecord {
  const hasStarted = set.state === 'scheduled' && Date.parse(set.effectiveFrom ?? '') <= now;
  const state = hasStarted ? 'live' : set.state;
  const hasEnded = state === 'live' && set.effectiveTo !== null && Date.parse(set.effectiveTo) <= now;
  return hasStarted || hasEnded ? { ...set, state: hasEnded ? 'retired' : state } : set;
}
