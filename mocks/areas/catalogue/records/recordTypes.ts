import type {
  Actor,
  Charge,
  PriceSlab,
  ProductFeature,
  ProductMedia,
  SlabSet,
  Sku,
  Supplier,
} from '#mocks/contract/types/types.gen.ts';

/** Records of the catalogue as the mock keeps them: what the answers show is made of these. Times are ISO 8601. */
export type SupplierRecord = Omit<Supplier, 'productCount'> & Required<Pick<Supplier, 'discountCodes'>>;

export interface CategoryRecord {
  readonly id: string;
  readonly parentId: string | null;
  readonly title: string;
  readonly slug: string;
  readonly position: number;
  readonly status: 'active' | 'hidden';
  readonly targetGpPct: number | null;
  readonly minGpPct: number | null;
  readonly version: number;
}

/** A break of the supplier; the discount code is a letter of the supplier's chart. */
export interface CostRecord {
  readonly minQty: number;
  readonly listPrice: string;
  readonly discountCode: string | null;
}

/** A picture of a product; its bytes are beside the records, by the same id. */
export type ImageRecord = Pick<ProductMedia, 'id' | 'kind' | 'alt'>;

export interface ProductRecord {
  readonly id: string;
  readonly productId: string;
  readonly sku: string;
  readonly name: string;
  readonly description: string;
  readonly brand: string | null;
  readonly lineName: string | null;
  readonly supplierId: string;
  readonly categoryId: string;
  readonly status: 'draft' | 'active' | 'closeout' | 'discontinued';
  readonly moq: number;
  readonly leadTimeDays: number | null;
  readonly countryOfOrigin: string | null;
  readonly features: readonly ProductFeature[];
  readonly lockedFields: readonly string[];
  readonly replacedById: string | null;
  readonly isKvi: boolean;
  readonly isCaution: boolean;
  readonly priceExpiresAt: string | null;
  readonly lastSyncAt: string | null;
  readonly lastSyncError: string | null;
  /** What the supplier calls it; null: no endpoint sends it. */
  readonly sourceName: string | null;
  readonly costs: readonly CostRecord[];
  /** What they were before the supplier changed them, and when that was; absent: they have not changed. */
  readonly costsBefore?: { readonly until: string; readonly costs: readonly CostRecord[] };
  readonly charges: readonly Charge[];
  /** Absent: no picture was added. */
  readonly images?: readonly ImageRecord[];
  readonly archivedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly updatedBy: Actor;
  readonly version: number;
}

export interface SkuRecord
  extends Pick<
    Sku,
    | 'id'
    | 'partId'
    | 'sku'
    | 'colorName'
    | 'labelSize'
    | 'gtin'
    | 'primaryMaterial'
    | 'uom'
    | 'weight'
    | 'dimension'
    | 'quantityAvailable'
    | 'futureAvailability'
    | 'inventoryAt'
    | 'version'
    | 'updatedAt'
  > {
  readonly productId: string;
  readonly status: 'active' | 'backorder' | 'closeout' | 'discontinued';
  readonly archivedAt: string | null;
}

/** What somebody wrote of a product. A note is never changed; its version rises where one that was deleted comes back. */
export interface NoteRecord {
  readonly id: string;
  readonly productId: string;
  readonly text: string;
  readonly createdAt: string;
  readonly createdBy: Actor;
  readonly version: number;
}

export type SlabSetRecord = SlabSet;
export type SlabRecord = PriceSlab;

/** A catalogue before anybody changed it. */
export interface CatalogueSeed {
  readonly suppliers: ReadonlyMap<string, SupplierRecord>;
  readonly categories: ReadonlyMap<string, CategoryRecord>;
  readonly products: ReadonlyMap<string, ProductRecord>;
  readonly skus: ReadonlyMap<string, SkuRecord>;
  readonly slabSets: ReadonlyMap<string, SlabSetRecord>;
  readonly notes: ReadonlyMap<string, NoteRecord>;
}
