/** What the values of a feature are. */
export type FeatureType = 'text' | 'number' | 'enum' | 'boolean';

/** A feature, as merging sees it. */
export interface MergeFeature {
  readonly id: string;
  readonly title: string;
  readonly type: FeatureType;
  readonly unit: string | null;
  /** Whether a product may have several values. */
  readonly isMulti: boolean;
  readonly mergedIntoId: string | null;
}

/** A value of a feature, as merging sees it. */
export interface MergeValue {
  readonly id: string;
  readonly featureId: string;
  readonly label: string;
  readonly mergedIntoId: string | null;
}

/** Converts values from one unit to another. */
export interface UnitConversion {
  readonly from: string;
  readonly to: string;
  /** Figures that are kept, 1 to 15. */
  readonly figures?: number | undefined;
  /** How the values write decimals; without it a number that reads two ways is a conflict. */
  readonly decimalMark?: '.' | ',' | undefined;
}

/** What happens to a product that has several different values for the target. */
export type ConflictPolicy = 'keep_target' | 'keep_source' | 'keep_both_if_multi' | 'skip_product';

/** What is wanted of one product with a conflict. */
export type MergeDecision =
  | { readonly productId: string; readonly policy: ConflictPolicy }
  | { readonly productId: string; readonly policy: 'keep_value'; readonly value: string };

/** Features become one. */
export interface FeatureMergeRequest {
  readonly kind: 'feature';
  readonly sourceIds: readonly string[];
  /** An existing feature, or a new one with the id that it will have. */
  readonly target: { readonly id: string } | { readonly created: MergeFeature };
  readonly conversions: readonly UnitConversion[];
  readonly policy: ConflictPolicy;
  readonly decisions?: readonly MergeDecision[] | undefined;
}

/** Values of one feature become one. */
export interface ValueMergeRequest {
  readonly kind: 'value';
  readonly featureId: string;
  readonly sourceIds: readonly string[];
  /** An existing value, or the label of a new one. */
  readonly target: { readonly id: string } | { readonly label: string };
}

/** One value of a feature becomes several of the same feature. */
export interface ValueSplitRequest {
  readonly kind: 'split';
  readonly featureId: string;
  readonly sourceIds: readonly string[];
  readonly labels: readonly string[];
}

export type MergeRequest = FeatureMergeRequest | ValueMergeRequest | ValueSplitRequest;

/** The features and values of the catalogue, by id. */
export interface MergeCatalogue {
  readonly features: ReadonlyMap<string, MergeFeature>;
  readonly values: ReadonlyMap<string, MergeValue>;
}

/** A value that a product has. */
export interface FeatureRow {
  readonly featureId: string;
  readonly value: string;
}

/** A product with its features. */
export interface MergeProduct {
  readonly productId: string;
  readonly version: number;
  readonly skuCount: number;
  readonly features: readonly FeatureRow[];
}

/** What became of a row of a product. */
export interface RowChange {
  readonly from: FeatureRow;
  /** The rows that hold its value now; for a dropped value the rows that were kept in its place. */
  readonly to: readonly FeatureRow[];
  /** `moved`: the value is on the target. `joined`: the product has it there already. `dropped`: a conflict was decided against it. */
  readonly outcome: 'moved' | 'joined' | 'dropped';
  /** Whether a conversion lost figures. */
  readonly isRounded: boolean;
}

/** Why a product needs a decision. */
export interface MergeConflict {
  readonly reason: 'different_values' | 'unreadable_value';
  /** What the product could have on the target: its own values first. */
  readonly values: readonly string[];
  /** Values that cannot be converted. */
  readonly unreadable: readonly string[];
  readonly decidedBy: 'policy' | 'decision';
}

/** What a merge does to a product that has one of its sources. */
export interface ProductPlan {
  readonly productId: string;
  readonly version: number;
  readonly skuCount: number;
  readonly before: readonly FeatureRow[];
  readonly after: readonly FeatureRow[];
  /** Empty for a product that is left as it is. */
  readonly changes: readonly RowChange[];
  readonly conflict: MergeConflict | null;
}

/** What a merge would do. */
export interface MergePlan {
  /** The products that have a source, in the order given. */
  readonly products: readonly ProductPlan[];
  readonly counts: {
    /** Products that change, and their SKUs. */
    readonly products: number;
    readonly skus: number;
    readonly conflicts: number;
    /** Products given that stay as they are. */
    readonly unchanged: number;
  };
}
